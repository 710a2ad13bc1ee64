import { findChromium } from '../../scripts/services/chromium.mjs';
import type { Env } from '../../backend/src/config/env.js';
import { SheetPrinter } from '../../backend/src/pdf/sheet-printer.js';
import { ChromiumPrinter } from '../../backend/src/providers/printer/chromium-printer.js';

/** A printer of one-sheets, with a browser and without a worker around it. */
export interface Press {
  printer: ChromiumPrinter;
  sheets: SheetPrinter;
  close: () => Promise<void>;
}

/** A printer that loses patience sooner than the product's. */
class HastyPrinter extends ChromiumPrinter {
  constructor(
    env: Env,
    protected override readonly limitMs: number,
  ) {
    super(env);
  }
}

/** @param limitMs after how long a page is given up, when not after the product's time */
export async function openPress(limitMs?: number): Promise<Press> {
  const { executablePath, env: libraries } = await findChromium();
  Object.assign(process.env, libraries);
  const env = { chromiumPath: executablePath } as Env;
  const printer = limitMs === undefined ? new ChromiumPrinter(env) : new HastyPrinter(env, limitMs);
  return { printer, sheets: new SheetPrinter(printer), close: () => printer.onApplicationShutdown() };
}
