import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type Browser, launch } from 'puppeteer-core';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Printer } from './printer.js';

/** A page that takes longer is given up, and the browser with it. */
const printMs = 20_000;

/** A browser is replaced by a fresh one after so many pages: its memory only grows. */
const pagesPerBrowser = 100;

/** Prints with one warm Chromium. A page has no scripts and no network. */
@Injectable()
export class ChromiumPrinter extends Printer implements OnApplicationShutdown {
  private readonly logger = new Logger(ChromiumPrinter.name);
  private browser: Promise<Browser> | undefined;
  private pages = 0;

  constructor(@Inject(ENV) private readonly env: Env) {
    super();
  }

  async print(html: string): Promise<Buffer> {
    const browser = await this.open();
    let timer: NodeJS.Timeout | undefined;
    try {
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The page took too long to print')), printMs);
      });
      return await Promise.race([this.printIn(browser, html), late]);
    } catch (error) {
      // Whatever state it is in, the next page begins with another one.
      this.replace(browser);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const browser = await this.browser?.catch(() => undefined);
    await browser?.close();
  }

  private async printIn(browser: Browser, html: string): Promise<Buffer> {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      await page.setJavaScriptEnabled(false);
      await page.setOfflineMode(true);
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (request.url().startsWith('data:') || request.url() === 'about:blank') void request.continue();
        else void request.abort();
      });
      await page.setContent(html, { waitUntil: 'load', timeout: printMs });
      return Buffer.from(
        await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, timeout: printMs }),
      );
    } finally {
      await context.close().catch(() => undefined);
    }
  }

  private async open(): Promise<Browser> {
    if (this.browser && this.pages >= pagesPerBrowser) this.replace(await this.browser);
    this.pages += 1;
    this.browser ??= this.launch();
    try {
      return await this.browser;
    } catch (error) {
      this.browser = undefined;
      throw error;
    }
  }

  private async launch(): Promise<Browser> {
    this.pages = 1;
    if (!this.env.chromiumPath) throw new Error('There is no browser to print with: set PUPPETEER_EXECUTABLE_PATH');
    const isRoot = process.getuid?.() === 0;
    const browser = await launch({
      executablePath: this.env.chromiumPath,
      args: [
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--font-render-hinting=none',
        ...(isRoot ? ['--no-sandbox', '--no-zygote'] : []),
      ],
      // The process that drives it is asked to end, not the browser.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browser.on('disconnected', () => {
      this.browser = undefined;
    });
    return browser;
  }

  private replace(browser: Browser): void {
    this.browser = undefined;
    this.pages = 0;
    browser.close().catch((error: unknown) => {
      this.logger.debug({ err: error, msg: 'A browser did not close' });
      browser.process()?.kill('SIGKILL');
    });
  }
}
