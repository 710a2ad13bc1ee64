import { findChromium } from '../../scripts/services/chromium.mjs';
import type { Env } from '../../backend/src/config/env.js';
import { Clock } from '../../backend/src/common/clock.js';
import { SheetPrinter } from '../../backend/src/pdf/printer/sheet-printer.js';
import { ChromiumPrinter } from '../../backend/src/providers/printer/chromium-printer.js';

/** Always the same day; otherwise the samples' shows would be in the past one day. */
class SampleClock extends Clock {
  override now(): Date {
    return new Date('2026-11-23T12:00:00Z');
  }
}

/** A one-sheet printer with a browser but without a worker. */
export interface Press {
  printer: ChromiumPrinter;
  sheets: SheetPrinter;
  close: () => Promise<void>;
}

/** Differences from the product's printer. */
interface Peculiarities {
  /** The time limit per page. */
  limitMs?: number;
  /** Whether it first tries to sandbox the browser's pages. */
  isSandboxed?: boolean;
}

export async function openPress(peculiarities: Peculiarities = {}): Promise<Press> {
  const { executablePath, env: libraries } = await findChromium();
  Object.assign(process.env, libraries);
  const printer = Object.assign(new ChromiumPrinter({ chromiumPath: executablePath } as Env), peculiarities);
  return {
    printer,
    sheets: new SheetPrinter(printer, new SampleClock()),
    close: () => printer.onApplicationShutdown(),
  };
}
