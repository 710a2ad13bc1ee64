import { ChromiumPrinter } from '../../backend/src/providers/printer/chromium-printer.js';
import { SheetPrinter } from '../../backend/src/pdf/sheet-printer.js';
import type { Env } from '../../backend/src/config/env.js';

/** A printer of one-sheets without a worker around it. */
export interface Press {
  printer: ChromiumPrinter;
  sheets: SheetPrinter;
  close: () => Promise<void>;
}

/** @param chromiumPath the browser; by default that of the environment */
export function openPress(chromiumPath = process.env['PUPPETEER_EXECUTABLE_PATH']): Press {
  const printer = new ChromiumPrinter({ chromiumPath } as Env);
  return { printer, sheets: new SheetPrinter(printer), close: () => printer.onApplicationShutdown() };
}
