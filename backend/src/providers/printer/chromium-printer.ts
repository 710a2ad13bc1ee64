import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import type { Page } from 'puppeteer';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { showKept, storeKept } from './kept-document.js';
import { type KeptDocument, type LaidOutPage, type Paper, Printer } from './printer.js';
import { WarmChromium } from './warm-chromium.js';

/** More concurrent pages don’t print faster. */
const concurrentPages = 2;

/** A document to work on; its time limit is in milliseconds. */
interface PrintJob<T> {
  html: string;
  /** The parts that `kept:0`, `kept:1` refer to in the document; undefined if it is complete. */
  parts?: string[];
  paper: Paper;
  work: (page: LaidOutPage) => Promise<T>;
  limitMs: number;
}

/** The browser was killed because of another page. */
class KilledByOtherPage extends Error {}

const pixelsPerMillimetre = 96 / 25.4;

/** The parts of the DOM that fontsLoaded uses. */
declare const document: {
  documentElement: { getBoundingClientRect: () => unknown };
  fonts: Iterable<{ status: string; loaded: Promise<unknown> }>;
};

/** Runs in the page: forces layout, then waits for the fonts that it requested. */
async function fontsLoaded(): Promise<void> {
  document.documentElement.getBoundingClientRect();
  await Promise.allSettled([...document.fonts].filter(({ status }) => status === 'loading').map((font) => font.loaded));
}

/** Prints with one warm Chromium. */
@Injectable()
export class ChromiumPrinter extends Printer implements OnApplicationShutdown {
  /** Time limit per page; when exceeded, the browser is killed. */
  protected readonly limitMs: number = 15_000;
  /**
   * Chromium’s sandbox doesn’t run as root. Whether the container or system forbids it only shows at the first launch.
   */
  protected isSandboxed: boolean = process.getuid?.() !== 0;
  private readonly logger = new Logger(ChromiumPrinter.name);
  private readonly turn = pLimit(concurrentPages);
  private chromium: WarmChromium | undefined;
  private launching: Promise<WarmChromium> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {
    super();
  }

  /** The browser's root process, if it is running. */
  get pid(): number | undefined {
    return this.chromium?.pid;
  }

  open<T>(html: string, paper: Paper, work: (page: LaidOutPage) => Promise<T>, limitMs = this.limitMs): Promise<T> {
    return this.runInTurn({ html, paper, work, limitMs });
  }

  openKept<T>({ html, parts }: KeptDocument, paper: Paper, work: (page: LaidOutPage) => Promise<T>): Promise<T> {
    return this.runInTurn({ html, parts, paper, work, limitMs: this.limitMs });
  }

  private runInTurn<T>(job: PrintJob<T>): Promise<T> {
    return this.turn(async () => {
      try {
        return await this.openIn(await this.warm(), job);
      } catch (error) {
        // Another page took the browser down: retry.
        if (error instanceof KilledByOtherPage) return this.openIn(await this.warm(), job);
        throw error;
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.launching?.catch(() => undefined);
    await this.chromium?.close();
  }

  /** @throws KilledByOtherPage */
  private async openIn<T>(chromium: WarmChromium, job: PrintJob<T>): Promise<T> {
    try {
      const working = this.workIn(chromium, job);
      return await pTimeout(working, { milliseconds: job.limitMs, message: 'The page took too long to print' });
    } catch (error) {
      if (chromium.isKilled) throw new KilledByOtherPage('Another page ended the browser', { cause: error });
      // Its state is unknown, so the next page gets a new browser.
      this.forget(chromium);
      chromium.kill();
      throw error;
    }
  }

  private async workIn<T>(chromium: WarmChromium, { html, parts, paper, work, limitMs }: PrintJob<T>): Promise<T> {
    const key = parts && createHash('sha256').update(parts.join('\n')).digest('base64');
    const { page, hasParts } = await chromium.acquirePage(key);
    const width = Math.round(paper.width * pixelsPerMillimetre);
    const height = Math.round(paper.height * pixelsPerMillimetre);
    await page.setViewport({ width, height });
    if (!parts) await page.setContent(html, { waitUntil: 'load', timeout: limitMs });
    else {
      if (!hasParts) {
        await page.setContent('<!doctype html><html><head></head><body></body></html>');
        await page.evaluate(storeKept, parts);
      }
      await page.evaluate(showKept, html);
    }
    // On a busy machine, `load` can fire before the first layout, which is what requests the fonts.
    await page.evaluate(fontsLoaded);
    const answer = await work(this.toLaidOut(page, { paper, limitMs }, { width, height }));
    if (await chromium.releasePage(page, key)) {
      this.forget(chromium);
      await chromium.retire();
    }
    return answer;
  }

  private toLaidOut(
    page: Page,
    { paper, limitMs }: Pick<PrintJob<unknown>, 'paper' | 'limitMs'>,
    size: { width: number; height: number },
  ): LaidOutPage {
    return {
      run: (source, given) => page.evaluate(source as never, given as never),
      html: () => page.content(),
      pdf: async () => {
        const pdf = await page.pdf({
          width: `${paper.width}mm`,
          height: `${paper.height}mm`,
          printBackground: true,
          preferCSSPageSize: true,
          tagged: true,
          outline: true,
          timeout: limitMs,
        });
        // A view, not a copy: exported chats are large.
        return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
      },
      picture: async (height) =>
        Buffer.from(
          await page.screenshot({
            type: 'webp',
            quality: 82,
            clip: { x: 0, y: 0, ...size, scale: height / size.height },
            optimizeForSpeed: true,
          }),
        ),
    };
  }

  private async warm(): Promise<WarmChromium> {
    if (this.chromium) return this.chromium;
    this.launching ??= this.launch().finally(() => (this.launching = undefined));
    return this.launching;
  }

  private async launch(): Promise<WarmChromium> {
    const { chromiumPath } = this.env;
    if (!chromiumPath) throw new Error('There is no browser to print with: set PUPPETEER_EXECUTABLE_PATH');
    const launch = (isSandboxed: boolean) =>
      WarmChromium.launch(chromiumPath, isSandboxed, (ended) => this.forget(ended));
    this.chromium = await launch(this.isSandboxed).catch(async (error: unknown) => {
      if (!this.isSandboxed) throw error;
      // The page has no scripts and no network either way.
      const chromium = await launch(false);
      this.isSandboxed = false;
      this.logger.warn({ err: error, msg: 'Chromium only starts here without its sandbox' });
      return chromium;
    });
    return this.chromium;
  }

  /** Makes the next page launch a new browser. */
  private forget(chromium: WarmChromium): void {
    if (this.chromium === chromium) this.chromium = undefined;
  }
}
