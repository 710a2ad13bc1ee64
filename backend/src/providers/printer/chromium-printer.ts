import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import type { Page } from 'puppeteer';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { type LaidOutPage, type Paper, Printer } from './printer.js';
import { WarmChromium } from './warm-chromium.js';

/** More at a time print no faster. */
const pagesAtATime = 2;

/** A document to open, and how long the work may take, in milliseconds. */
interface PrintJob<T> {
  html: string;
  paper: Paper;
  work: (page: LaidOutPage) => Promise<T>;
  limitMs: number;
}

/** The browser was killed for the sake of a page beside this one. */
class EndedByAnother extends Error {}

const pixelsPerMillimetre = 96 / 25.4;

/** What fontsLoaded uses of the page's document. */
declare const document: {
  documentElement: { getBoundingClientRect: () => unknown };
  fonts: Iterable<{ status: string; loaded: Promise<unknown> }>;
};

/** Runs inside the page: lays it out and waits for the fonts that this asks for. */
async function fontsLoaded(): Promise<void> {
  document.documentElement.getBoundingClientRect();
  await Promise.allSettled([...document.fonts].filter(({ status }) => status === 'loading').map((font) => font.loaded));
}

/** Prints with one warm Chromium. */
@Injectable()
export class ChromiumPrinter extends Printer implements OnApplicationShutdown {
  /** A page that takes longer is given up, and the browser with it. */
  protected readonly limitMs: number = 15_000;
  /** As root it refuses to begin; where a container or the system forbids what its sandbox is made of, is seen at the first try. */
  protected isSandboxed: boolean = process.getuid?.() !== 0;
  private readonly logger = new Logger(ChromiumPrinter.name);
  private readonly turn = pLimit(pagesAtATime);
  private chromium: WarmChromium | undefined;
  private launching: Promise<WarmChromium> | undefined;

  constructor(@Inject(ENV) private readonly env: Env) {
    super();
  }

  /** The process that the browser's processes descend from, while there is one. */
  get pid(): number | undefined {
    return this.chromium?.pid;
  }

  open<T>(html: string, paper: Paper, work: (page: LaidOutPage) => Promise<T>, limitMs = this.limitMs): Promise<T> {
    const job: PrintJob<T> = { html, paper, work, limitMs };
    return this.turn(async () => {
      try {
        return await this.openIn(await this.warm(), job);
      } catch (error) {
        // Somebody else's page took the browser along: that is no reason for this one to fail.
        if (error instanceof EndedByAnother) return this.openIn(await this.warm(), job);
        throw error;
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.launching?.catch(() => undefined);
    await this.chromium?.close();
  }

  /** @throws EndedByAnother */
  private async openIn<T>(chromium: WarmChromium, job: PrintJob<T>): Promise<T> {
    try {
      const working = this.workIn(chromium, job);
      return await pTimeout(working, { milliseconds: job.limitMs, message: 'The page took too long to print' });
    } catch (error) {
      if (chromium.isKilled) throw new EndedByAnother('Another page ended the browser', { cause: error });
      // Whatever state it is in, the next page begins with another one.
      this.forget(chromium);
      chromium.kill();
      throw error;
    }
  }

  private async workIn<T>(chromium: WarmChromium, { html, paper, work, limitMs }: PrintJob<T>): Promise<T> {
    const page = await chromium.take();
    const width = Math.round(paper.width * pixelsPerMillimetre);
    const height = Math.round(paper.height * pixelsPerMillimetre);
    await page.setViewport({ width, height });
    await page.setContent(html, { waitUntil: 'load', timeout: limitMs });
    // On a busy machine it may be called loaded before its first layout, which asks for the fonts.
    await page.evaluate(fontsLoaded);
    const answer = await work(this.toLaidOut(page, { paper, limitMs }, { width, height }));
    if (await chromium.giveBack(page)) {
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
        // The same bytes, not a copy: a part of an exported chat has many.
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
    const begin = (isSandboxed: boolean) =>
      WarmChromium.launch(chromiumPath, isSandboxed, (ended) => this.forget(ended));
    this.chromium = await begin(this.isSandboxed).catch(async (error: unknown) => {
      if (!this.isSandboxed) throw error;
      // What it shows has no scripts and no network either way.
      const chromium = await begin(false);
      this.isSandboxed = false;
      this.logger.warn({ err: error, msg: 'Chromium begins here without its sandbox only' });
      return chromium;
    });
    return this.chromium;
  }

  /** The next page begins with another browser, unless it does already. */
  private forget(chromium: WarmChromium): void {
    if (this.chromium === chromium) this.chromium = undefined;
  }
}
