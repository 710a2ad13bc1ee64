import { lastReply } from '../talk.fixture.js';

const soon = 'My EP "Pls Respond" is out on 11 December 2026.';
const later = 'My EP "Pls Respond" is out on 26 February 2027.';

describe('a song that the distributor doesn’t have yet', () => {
  it.each([
    'its not even uploaded to the distributor yet is that bad',
    "I haven't sent it to distrokid yet, am I too late?",
  ])('is late with a near day: %s', (question) => {
    const { text } = lastReply([soon, question]);
    expect(text).toContain('It’s later than usual: there are 18 days until Friday 11 December 2026.');
    expect(text).toContain('**Friday 4 December 2026**');
  });

  it('is in time with a far one', () => {
    expect(lastReply([later, 'we have not delivered it to our distributor yet, is that a problem?']).text).toContain(
      'so by **Friday 29 January 2027**',
    );
  });

  it('also in Spanish', () => {
    const { text } = lastReply([
      'Mi single "Sal" sale el 11 de diciembre de 2026.',
      'todavia no la subi a distrokid, es muy tarde?',
    ]);
    expect(text).toContain('Es más tarde de lo habitual');
  });

  it('is no such question', () => {
    expect(lastReply([soon, "it's not on my distributor, it's on Bandcamp"]).text).not.toContain('later than usual');
  });
});

describe('a later day', () => {
  it.each(['ok what if jan 22. do i get more stuff if i wait', 'is it better to wait until 22 January?'])(
    'gives time for more: %s',
    (question) => {
      const { text, calls } = lastReply([soon, question]);
      expect(text).toContain('With **Friday 22 January 2027** there’s time for what is late already');
      expect(calls).toEqual([]);
    },
  );

  it('gains nothing if there is time for all', () => {
    expect(lastReply([later, 'what if we wait until 26 March, is that better?']).text).toContain(
      'Nothing that you’d miss',
    );
  });
});
