import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../../scripts/services/chromium.mjs';

/** What one-sheets cost. */
export type SheetFigures = {
  /** One after another with a warm browser, in milliseconds. */
  p50: number;
  p95: number;
  /** Several at a time. */
  perSecond: number;
  /** The most that the browser held in all of its processes, what they share counted once. */
  megabytes: number;
};

/** Prints full sheets with a photo and a cover, on all cores: the worker shares them with nothing that is measured here. */
export async function measureSheets(isPinned: boolean): Promise<SheetFigures> {
  const { env } = await findChromium();
  const script = ['--import', './scripts/services/typescript.mjs', 'test/bench/print-sheets.ts'];
  const [command, ...args] = [...(isPinned ? ['taskset', '--cpu-list', '0,1'] : []), process.execPath, ...script];
  const { stdout } = await promisify(execFile)(command ?? '', args, {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as SheetFigures;
}
