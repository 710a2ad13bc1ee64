import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/services/chromium.mjs';
import { Client } from '../support/client.js';
import { fillChat } from './long-chat.js';
import { percentile } from './numbers.js';
import type { Setting } from './setting.js';
import type { Subject } from './subject.js';

/** A phone's processor is about four times as slow. */
const slowdown = 4;
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const typed = 'What else should I do before the release? '.repeat(2);

/** How responsive a chat is in the browser; times in milliseconds. */
export interface ChatFeel {
  /** Cumulative layout shift while it opens. */
  shift: number;
  /** From the press on the menu button until the menu is painted. */
  menu: number;
  /** The same for the drawer on a phone. */
  drawer: number;
  /** From a key press on a phone until the letter is painted, at p95. */
  key: number;
}

/**
 * A browser as slow as a phone's, signed in as an artist with a chat of 2 messages and one of 300. It uses all cores, as on a phone. Chromium
 * slows the main thread by keeping its core busy, so on a single core its other processes, which paint, would hardly run.
 */
export class SlowReader {
  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly url: string,
    readonly chats: Record<'short' | 'long', string>,
  ) {}

  static async start(setting: Setting, product: Subject): Promise<SlowReader> {
    const client = new Client(product.url, setting.database);
    const { id: userId } = await client.subscribe();
    const chats = {
      short: await fillChat(setting, userId, 'Short', 2),
      long: await fillChat(setting, userId, 'Long', 300),
    };
    const { executablePath, args, env } = await findChromium();
    const browser = await setting.onAllCores(() =>
      chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } }),
    );
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const cookies = client.cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]);
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: product.url })));
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return new SlowReader(browser, page, product.url, chats);
  }

  async measure(chatId: string): Promise<{ [figure in keyof ChatFeel]: number }> {
    const { page } = this;
    await page.setViewportSize(desk);
    await page.goto(`${this.url}/chat?c=${chatId}`);
    await page
      .getByText(/^Message \d+\./)
      .last()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const shift = await layoutShift(page);
    const menu = await paintAfter(page, '[role=menu]', () =>
      page
        .getByRole('button', { name: /^Actions for / })
        .first()
        .click(),
    );
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    const drawer = await paintAfter(page, '[role=dialog]', () =>
      page.getByRole('button', { name: 'Open the menu' }).click(),
    );
    await page.keyboard.press('Escape');
    const field = page.getByRole('textbox', { name: 'Message to' });
    await field.focus();
    await watchKeys(page);
    await page.keyboard.type(typed, { delay: 60 });
    const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
    await field.fill('');
    return { shift, menu, drawer, key: percentile(keys, 0.95) };
  }

  /** How many API reads are repeated while `/chat` opens. */
  async countRepeatedReads(): Promise<number> {
    const { page } = this;
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/api/')) reads.push(request.url());
    });
    await page.goto(`${this.url}/chat`);
    await page.getByRole('textbox', { name: 'Message to' }).waitFor();
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('request');
    return reads.length - new Set(reads).size;
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** The sum of all layout shifts since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const observer = new PerformanceObserver((list) => done(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        // There is no event for "none".
        setTimeout(() => done(sum(observer.takeRecords())), 500);
        function sum(shifts: PerformanceEntryList): number {
          return shifts.reduce((total, shift) => total + (shift as unknown as { value: number }).value, 0);
        }
      }),
  );
}

/** The time from a press until the element it opens has been painted. */
async function paintAfter(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  const painted = page.evaluate(
    (opened) =>
      new Promise<number>((done) => {
        document.addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const look = (): void => {
              const isOpen = document.querySelector(opened) !== null;
              requestAnimationFrame(isOpen ? () => done(performance.now() - timeStamp) : look);
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
    selector,
  );
  await press();
  return painted;
}

/** Records how long each letter takes to be painted. */
function watchKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => keys.push(performance.now() - timeStamp)),
      true,
    );
  });
}
