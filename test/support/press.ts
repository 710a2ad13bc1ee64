import { findChromium } from '../../scripts/services/chromium.mjs';
import type { Env } from '../../backend/src/config/env.js';
import { Clock } from '../../backend/src/common/clock.js';
import { SheetPrinter } from '../../backend/src/pdf/printer/sheet-printer.js';
import { ChromiumPrinter } from '../../backend/src/providers/printer/chromium-printer.js';

/** It is always the same day: else the samples' shows would be over one day. */
class SampleClock extends Clock {
  override now(): Date {
    return new Date('2026-11-23T12:00:00Z');
  }
}

/** A printer of one-sheets, with a browser and without a worker around it. */
export interface Press {
  printer: ChromiumPrinter;
  sheets: SheetPrinter;
  close: () => Promise<void>;
}

/** What is different from the product's printer. */
interface Peculiarities {
  /** After how long a page is given up. */
  limitMs?: number;
  /** Whether it begins by trying to shut the browser's pages in. */
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
