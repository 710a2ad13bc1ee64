import fc from 'fast-check';
import { PartialArguments } from './partial-arguments.js';

/** Reads arguments that arrive in pieces, cut at these offsets. */
function read(json: string, cuts: readonly number[]): { texts: Record<string, string>; done: Record<string, unknown> } {
  const reader = new PartialArguments();
  const texts: Record<string, string> = {};
  const places = [...cuts.map((cut) => cut % (json.length + 1)), json.length].sort((one, other) => one - other);
  let from = 0;
  for (const to of places) {
    for (const { name, text } of reader.read(json.slice(from, to))) texts[name] = (texts[name] ?? '') + text;
    from = to;
  }
  return { texts, done: Object.fromEntries(reader.done) };
}

describe('arguments that come in pieces', () => {
  it('give the texts of the whole JSON, wherever it is cut and however it is escaped', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', '\\', '\n', 'é', '東', '😀', '\t', '{', '}', ',', ':', ' '),
    });
    const args = fc.record({ kind: text, title: text, documentId: fc.option(text), markdown: text });
    const escaped = (json: string): string =>
      json.replace(/[^\0-\x7f]/g, (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'));
    fc.assert(
      fc.property(
        args,
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.boolean(),
        fc.boolean(),
        (given, cuts, isEscaped, isWide) => {
          const json = JSON.stringify(given, null, isWide ? 2 : 0);
          const { texts, done } = read(isEscaped ? escaped(json) : json, cuts);
          expect(done).toEqual(given);
          expect(texts).toEqual(Object.fromEntries(Object.entries(given).filter(([, value]) => value)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('are read as far as they have arrived', () => {
    const { texts, done } = read('{"kind":"other","markdown":"FOR IMM', []);
    expect(texts).toEqual({ kind: 'other', markdown: 'FOR IMM' });
    expect(done).toEqual({ kind: 'other' });
  });

  it('are left out if nested in lists and objects', () => {
    const json = '{"facts":[{"kind":"release","title":"x"}],"n":7,"ok":true,"title":"Salt Road"}';
    expect(read(json, [])).toEqual({ texts: { title: 'Salt Road' }, done: { title: 'Salt Road' } });
  });

  it.each(['', 'null', '"text"', '[1,"a"]', '}}{', '{"a" "b"', String.raw`{"a":"\uZZZZ"}`])(
    '%j throw nothing',
    (json) => {
      expect(() => read(json, [])).not.toThrow();
    },
  );
});
