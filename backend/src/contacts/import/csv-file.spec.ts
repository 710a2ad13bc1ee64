import { cpuMs } from '../../../../test/support/measure/cpu-time.js';
import { limits } from '../../../../contract/limits.js';
import { readCsv } from './csv-file.js';

const read = (text: string) => readCsv(Buffer.from(text)).lines.map(({ cells }) => cells);

describe('a CSV file', () => {
  it.each([
    [',', '50 are the most'],
    ['; ', '50 are the most'],
    ['"",', '50 are the most'],
    [`${','.repeat(49)}\n`, 'more than 250,050 cells'],
    ['a\n', 'at most 5,000 lines'],
  ])('of %j alone is refused before it takes long', (unit, sentence) => {
    const bytes = Buffer.from(unit.repeat(limits.importMaxBytes / unit.length));
    expect(cpuMs(() => expect(() => readCsv(bytes)).toThrow(sentence))).toBeLessThan(1000);
  });

  it('names the line that has too many columns', () => {
    expect(() => read(`name,note\nAda,"two\nlines"\n${'a,'.repeat(60)}`)).toThrow('Line 4 has 61 columns');
  });

  it('may contain separators in its cells', () => {
    const note = 'a, '.repeat(60).trim();
    expect(read(`name,note\n12" Ada,b\nIda, "${note}"\nEda,"""${note}"`)).toEqual([
      ['name', 'note'],
      ['12" Ada', 'b'],
      ['Ida', note],
      ['Eda', `"${note}`],
    ]);
  });
});
