import { lastReply } from '../questions/talk.fixture.js';
import { situationOf } from '../acting/situation.fixture.js';
import { withActsNamed, withSentenceStarts } from './sentence-starts.js';

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

describe('who opens a night, in small letters', () => {
  it.each([
    ['oh and may denholm is supporting but only in Lugg', 'oh and May Denholm is supporting but only in Lugg'],
    ['tin moths are opening for us', 'Tin Moths are opening for us'],
  ])('gets capitals: %s', (typed, read) => expect(withActsNamed(typed)).toBe(read));

  it.each(['who is supporting?', 'she is supporting us', 'my friend is supporting', 'a local band is opening'])(
    'is no name: %s',
    (typed) => expect(withActsNamed(typed)).toBe(typed),
  );

  it('is named with its night', () => {
    const { texts, text } = lastReply([
      'write a tour announcement: Thursday 4 March Tin Hall in Lugg, Friday 5 March Rope Bar in Dell, Saturday 6 March The Mill in Ware',
      'tickets £7, doors half 8 all nights. oh and may denholm is supporting but only in dell',
    ]);
    expect(texts[0]).toContain('**Support:** May Denholm in Dell');
    expect(texts[0]).toContain('**Doors:** 8.30pm');
    expect(text).not.toContain('Not used');
  });
});
