import { lastReply } from '../questions/talk.fixture.js';
import { withUnusedPutIn } from './unused-put-in.js';

const before =
  'I wrote your bio.\n\nNot used from your message: “I am 71”, “drove a grain truck for 40 years”. I’m scripted: say **put them in**, and the text gets them in your words.';

describe('a wish to have in a text what it left out', () => {
  it.each(['put them in', 'Yes please, add all of it', 'ok can you include both then', 'stick them in there too pls'])(
    '“%s” names what is meant',
    (message) => {
      expect(withUnusedPutIn(message, before, 'I am 71, drove a grain truck for 40 years')).toBe(
        'Add that I am 71.\nAdd that I drove a grain truck for 40 years.',
      );
    },
  );

  it.each(['put my email in', 'add it to my calendar', 'use the long one', 'yes'])(
    '“%s” is something else',
    (message) => {
      expect(withUnusedPutIn(message, before, '')).toBe(message);
    },
  );

  it('leaves the message where nothing was left out', () => {
    expect(withUnusedPutIn('put them in', 'I wrote your bio.', '')).toBe('put them in');
  });

  it('reads a passage that was cut short to its end', () => {
    const long =
      'we rehearsed in the old lifeboat station for two winters with the doors open to the sea and no heating';
    const cut = `Not used from your message: “${long.slice(0, 40)}…”. I’m scripted: say **put it in**, and the text gets it in your words.`;
    expect(withUnusedPutIn('put it in', cut, `Write the bio. ${long}. Thanks`)).toBe(`Add that ${long}.`);
  });

  it('works in Spanish', () => {
    expect(
      withUnusedPutIn(
        'sí, ponlo porfa',
        'De tu mensaje no he usado «ensayamos en un galpón»: sigo un guion. Di **ponlo** y va al texto tal como lo escribiste.',
        '',
      ),
    ).toBe('Añade que ensayamos en un galpón.');
  });
});

it('takes what a text has no place for into it', () => {
  const news = 'Moss is my new single, out 12 February. Write the radio pitch.';
  const { text } = lastReply([news, 'the track is 3:12 long, no swearing']);
  expect(text).toContain('has no place for it, so it stands as it was. Say **put it in**');
  expect(lastReply([news, 'the track is 3:12 long, no swearing', 'yes put it in']).texts.at(-1)).toContain(
    'The track is 3:12 long, no swearing.',
  );
});

it('takes the passages into the text', () => {
  const { texts, calls } = lastReply([
    'Write the press release for my single Moss, out 12 February. the dancers from the school of my aunt open the night',
    'yes put it in please',
  ]);
  expect(calls).toContain('edit_document');
  expect(texts.at(-1)).toMatch(/dancers from the school of \S+ aunt open the night/u);
});
