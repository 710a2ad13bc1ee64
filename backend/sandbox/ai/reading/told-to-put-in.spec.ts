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

it.each([
  'can that go in',
  'Could that go in somewhere?',
  'work that in',
  'maybe mention that',
  'that should go in',
  'can all of that go in the press release?',
  'CAN THAT GO IN',
  'any chance of getting that in',
  'can it be added',
])('asks for what stands before: %s', (request) => {
  expect(read(`We recorded it in a mill with a harmonium. ${request}`)).toStrictEqual([
    'Mara Quill recorded it in a mill with a harmonium.',
  ]);
});

it.each(['ponlo', '¿puedes ponerlo?', 'se puede añadir eso?', 'eso puede ir?', 'lo puedes meter en la nota?'])(
  'asks for it in Spanish: %s',
  (request) => {
    const told = toldToPutIn(`la grabé en casa de mi abuela con un piano viejo. ${request}`, 'Mara Quill', 'es');
    expect(told).toStrictEqual(['La grabó en casa de su abuela con un piano viejo.']);
  },
);

it.each(['did you put that in?', 'don’t put that in', 'I don’t think we should mention that'])(
  'asks for nothing: %s',
  (request) => expect(read(`We recorded it in a mill with a harmonium. ${request}`)).toStrictEqual([]),
);
