/**
 * Prints one-sheets in a separate process, as the worker does, and writes the results to standard output as JSON.
 * Started by test/bench/one-sheets/sheets.ts.
 */
import { treeMemory } from '../../../backend/src/providers/printer/process-tree.js';
import { coverArt, palettes, stagePhoto } from '../../samples/pictures.js';
import { fullContent } from '../../samples/sheets.js';
import { openPress } from '../../support/press.js';
import { percentile } from '../numbers.js';
import type { SheetFigures } from './sheets.js';

const warmUps = 6;
const alone = 30;
const together = 30;

const press = await openPress();
try {
  const images = { photo: await stagePhoto(2400, 1600, palettes.sea), cover: await coverArt(1400, palettes.sea) };
  const design = { variant: 'press', paper: 'a4', accent: '#16697a', photoId: null, coverId: null } as const;
  let memory = 0;
  const print = async (): Promise<number> => {
    const beganAt = performance.now();
    await press.sheets.print(fullContent, design, images);
    const took = performance.now() - beganAt;
    memory = Math.max(memory, await treeMemory(press.printer.pid ?? 0));
    return took;
  };
  const turns = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let turn = 0; turn < count; turn += 1) times.push(await print());
    return times;
  };

  await Promise.all([turns(warmUps), turns(warmUps)]);
  const times = await turns(alone);
  const beganAt = performance.now();
  await Promise.all([turns(together), turns(together)]);
  const figures: SheetFigures = {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: (2 * together * 1000) / (performance.now() - beganAt),
    megabytes: memory / 2 ** 20,
  };
  process.stdout.write(JSON.stringify(figures));
} finally {
  await press.close();
}
