import { situationOf } from '../acting/situation.fixture.js';
import { withSentenceStarts } from './sentence-starts.js';

describe('a question in small letters behind a statement', () => {
  it.each([
    [
      'I recorded it in my kitchen. can you write the press release?',
      'I recorded it in my kitchen. Can you write the press release?',
    ],
    ['lo grabé en casa de mi abuela. me haces la nota?', 'lo grabé en casa de mi abuela. Me haces la nota?'],
  ])('begins a sentence: %s', (typed, read) => {
    expect(withSentenceStarts(typed)).toBe(read);
  });

  it.each(['out 19 feb at 7. what then', 'we are loud. very loud', 'ok thanks. when should i send it?'])(
    'is left as it is: %s',
    (typed) => expect(withSentenceStarts(typed)).toBe(typed),
  );

  it('leaves the statement to be told', () => {
    const { known } = situationOf([
      'I recorded it in my kitchen with Ewan Tait on fiddle. can you write the press release',
    ]);
    expect(known.statements).toEqual(['Mara Quill recorded it in their kitchen with Ewan Tait on fiddle.']);
  });
});
