import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../../../scripts/services/chromium.mjs';

/** The cost of one-sheets. */
export type SheetFigures = {
  /** Sequentially with a warm browser, in milliseconds. */
  p50: number;
  p95: number;
  /** Several concurrently. */
  perSecond: number;
  /** Peak memory of all browser processes, shared memory counted once. */
  megabytes: number;
};

/** Prints full sheets with a photo and a cover, on all cores. */
export async function measureSheets(isPinned: boolean): Promise<SheetFigures> {
  const { env } = await findChromium();
  const script = ['--import', './scripts/services/typescript.mjs', 'test/bench/one-sheets/print-sheets.ts'];
  const [command, ...args] = [...(isPinned ? ['taskset', '--cpu-list', '0,1'] : []), process.execPath, ...script];
  const { stdout } = await promisify(execFile)(command ?? '', args, {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout) as SheetFigures;
}
