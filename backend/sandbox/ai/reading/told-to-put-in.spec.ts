import { toldToPutIn } from './told-to-put-in.js';

const read = (message: string): string[] => toldToPutIn(message, 'Mara Quill', 'en');

describe('what is told to go into a text', () => {
  it.each([
    [
      "sorry, should've said first: I recorded it in a barn. Big influences are dub and my mum's tapes. can you put that in",
      ['Mara Quill recorded it in a barn.', "Mara Quill’s influences are dub and their mum's tapes."],
    ],
    [
      'we also have a family show on Sunday at 11am, babies free. can you put that in at the end of the pitch',
      ['Mara Quill also have a family show on Sunday at 11am, babies free.'],
    ],
    [
      'Video is by Revati Sonalkar, shot in one night with 11 chai sellers and no permit (dont mention the permit). Can you put this in the email',
      ['Video is by Revati Sonalkar, shot in one night with 11 chai sellers.'],
    ],
    ['The video was shot at the market with real traders. Abeg put all this', 1],
  ])('is what stands before the request: %s', (message, facts) => {
    if (typeof facts === 'number') expect(read(message)).toHaveLength(facts);
    else expect(read(message)).toEqual(facts);
  });

  it.each(['Can you put that in the calendar for me?', 'Put it in Spanish', 'Thanks! Can you put that in?'])(
    'is nothing here: %s',
    (message) => {
      expect(read(message)).toEqual([]);
    },
  );
});
