import { limits } from '../../../../contract/limits.js';
import { readCsv } from './csv-file.js';

const read = async (text: string) => (await readCsv(Buffer.from(text))).lines.map(({ cells }) => cells);

describe('a CSV file', () => {
  it.each([
    [',', '50 are the most'],
    ['; ', '50 are the most'],
    ['"",', '50 are the most'],
    [`${','.repeat(49)}\n`, 'more than 250,050 cells'],
    ['a\n', 'at most 5,000 lines'],
  ])('of %j alone is refused before it takes long', async (unit, sentence) => {
    const bytes = Buffer.from(unit.repeat(limits.importMaxBytes / unit.length));
    const before = process.cpuUsage();
    await expect(readCsv(bytes)).rejects.toThrow(sentence);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });

  it('yields to the event loop while it is read', async () => {
    const note = `${'Likes cellos, 🎻 and '.repeat(16)}drums`;
    const text = `name,note\n${`Ines Vale,"${note}"\n`.repeat(4900)}`;
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    const cells = await read(text);
    clearImmediate(next);
    expect(turns).toBeGreaterThan(Buffer.byteLength(text) / 20_000);
    expect(new Set(cells.slice(1).map((line) => line.join()))).toEqual(new Set([`Ines Vale,${note}`]));
  });

  it('names the line that has too many columns', async () => {
    await expect(read(`name,note\nAda,"two\nlines"\n${'a,'.repeat(60)}`)).rejects.toThrow('Line 4 has 61 columns');
  });

  it('may contain separators in its cells', async () => {
    const note = 'a, '.repeat(60).trim();
    expect(await read(`name,note\n12" Ada,b\nIda, "${note}"\nEda,"""${note}"`)).toEqual([
      ['name', 'note'],
      ['12" Ada', 'b'],
      ['Ida', note],
      ['Eda', `"${note}`],
    ]);
  });
});
