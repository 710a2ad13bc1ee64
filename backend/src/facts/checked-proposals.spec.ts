import fc from 'fast-check';
import { checkedProposals, containsWords } from './checked-proposals.js';
import { plain } from './fact-slot.js';

const fact = (value: string, words: string, more: object = {}) => ({
  kind: 'releaseDate',
  subject: '',
  value,
  words,
  isAsked: false,
  ...more,
});
const check = (message: string, ...facts: unknown[]): string[] =>
  checkedProposals(message, { facts }, { subjects: ['Salt Road'] }).map(({ value }) => value);

describe('proposed facts', () => {
  const message = 'My new single “Harbour” is out on 22 January 2027. Is it about 12,400 listeners?';
  const words = 'is out on 22 January 2027';

  it('are kept if the artist says them verbatim', () => {
    expect(check(message, fact('22 January 2027', words))).toEqual(['22 January 2027']);
    expect(check('Sale el 22 de enero.', fact('22 de enero', 'Sale el 22 de enero'))).toEqual(['22 de enero']);
    expect(check('発売日は1月22日です。', fact('1月22日', '発売日は1月22日です'))).toEqual(['1月22日']);
  });

  it.each([
    ['a value that no one said', fact('23 January 2027', words)],
    ['a value that is not in its words', fact('Harbour', words)],
    ['words that are not in the message', fact('22 January 2027', 'comes out on 22 January 2027')],
    ['a figure that is part of a longer one', fact('400', '400 listeners')],
    ['a figure that ends within another', fact('2 January', 'out on 2 January')],
    ['what the artist is asking', fact('12,400 listeners', 'Is it about 12,400 listeners?')],
    ['a release that is neither named nor known', fact('22 January 2027', words, { subject: 'Other Song' })],
    ['an unknown kind', fact('22 January 2027', words, { kind: 'bankAccount' })],
    ['something that isn’t a fact at all', 'nonsense'],
    ['a fact without words', { kind: 'releaseDate', value: '22 January 2027' }],
  ])('aren’t %s', (_, drafted) => {
    expect(check(message, drafted)).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['It is out on 31 February 2027.', '31 February 2027', []],
    ['It is out on Monday 22 January 2027.', 'Monday 22 January 2027', []],
    ['It is out on 3/4.', '3/4', []],
    ['It is out on 3/4/2027.', '3/4/2027', []],
    ['It is out on 3/4/2027, not on 13/4/2027.', '3/4/2027', ['3/4/2027']],
    ['It is out on Friday 22 January 2027.', 'Friday 22 January 2027', ['Friday 22 January 2027']],
    ['Listen at mara.example/3/4 please.', 'mara.example/3/4', ['mara.example/3/4']],
  ])('have a date that exists and has one reading: %s', (said, value, kept) => {
    expect(check(said, fact(value, said.replace(/\.$/, '')))).toEqual(kept);
  });

  it('can be about a release that the message names or that is known', () => {
    for (const subject of ['Harbour', 'Salt Road'])
      expect(check(message, fact('22 January 2027', words, { subject }))).toEqual(['22 January 2027']);
  });

  it('don’t come from a pasted email', () => {
    const pasted = `They wrote:\nFrom: Ada\nSubject: Date\n\nThe single ${words}.`;
    expect(check(pasted, fact('22 January 2027', words))).toEqual([]);
  });

  it('are in the message, no matter what the model returns', () => {
    const text = fc.stringMatching(/^[a-z0-9 .,]{1,30}$/);
    fc.assert(
      fc.property(text, fc.array(fc.record({ value: text, words: text })), (said, facts) => {
        const drafted = { facts: facts.map(({ value, words: evidence }) => fact(value, evidence)) };
        for (const kept of checkedProposals(said, drafted, { subjects: [] })) {
          expect(plain(said)).toContain(plain(kept.words));
          expect(plain(kept.words)).toContain(plain(kept.value));
        }
      }),
    );
  });

  it('match whole words only', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(), (words, at) => {
        const one = words[at % words.length] ?? '';
        expect(containsWords(words.join(' '), one)).toBe(true);
        expect(containsWords(words.join(' '), `${one}7`)).toBe(false);
      }),
    );
  });
});
