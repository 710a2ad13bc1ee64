import { type Browser, chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { findChromium } from '../../scripts/services/chromium.mjs';
import { Client } from '../support/client.js';
import { ask } from '../support/models/paced-model.js';
import { percentile } from './numbers.js';
import type { Setting } from './setting.js';
import type { Subject } from './subject.js';

/** Browser timings of an artist with a very long chat, in milliseconds. */
export interface LongChat {
  /** From the click on the chat until its last message is displayed. */
  open: number;
  /** The longest task while a reply streams and the artist types; 0 if none exceeded 50. */
  longestTask: number;
  /** Delay until the page handles a key press, at p95. */
  keyDelay: number;
}

export interface LongChatSize {
  messages: number;
  tokens: number;
  perSecond: number;
}

const keyEveryMs = 120;
let seed = 1_000_000;

/** A browser signed in as an artist with a short chat and a very long one. */
export class LongChatReader {
  private constructor(
    private readonly setting: Setting,
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly url: string,
    private readonly chats: { short: string; long: string },
    private readonly size: LongChatSize,
  ) {}

  static async start(setting: Setting, product: Subject, size: LongChatSize): Promise<LongChatReader> {
    const client = new Client(product.url, setting.database);
    const { id: userId } = await client.subscribe();
    const chats = {
      short: await fillChat(setting, userId, 'Short', 2),
      long: await fillChat(setting, userId, 'Long', size.messages),
    };
    await setting.database.query('ANALYZE messages');
    const { executablePath, args, env } = await findChromium();
    const browser = await chromium.launch({
      executablePath,
      args,
      env: { ...(process.env as Record<string, string>), ...env },
    });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const cookies = client.cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]);
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: product.url })));
    return new LongChatReader(setting, browser, await context.newPage(), product.url, chats, size);
  }

  /** Opens the long chat from the short one, sends a message, and types while the reply streams. */
  async measure(): Promise<{ [figure in keyof LongChat]: number }> {
    const { page } = this;
    await page.goto(`${this.url}/chat?c=${this.chats.short}`);
    await page.getByText('Message 2.').waitFor();
    const open = await this.open();

    const { tokens, perSecond } = this.size;
    const question = ask({ tokens, perSecond, seed: (seed += 1) });
    const field = page.getByRole('textbox', { name: 'Message to' });
    await field.fill(question);
    await field.press('Enter');
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    await watch(page);
    await page.keyboard.type('words '.repeat(Math.floor(((tokens / perSecond) * 1000) / keyEveryMs / 6)), {
      delay: keyEveryMs,
    });
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor({ timeout: 60_000 });
    const { tasks, keys } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
    await this.checkReply(question);
    await field.fill('');
    return { open, longestTask: Math.max(0, ...tasks), keyDelay: percentile(keys, 0.95) };
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async open(): Promise<number> {
    const opened = this.page.evaluate(
      () =>
        new Promise<number>((done) => {
          document.addEventListener(
            'click',
            ({ timeStamp }) => {
              const look = () => {
                const last = [...document.querySelectorAll('li[id^=message-]')].at(-1);
                const bottom = last?.getBoundingClientRect().bottom ?? Infinity;
                const isThere = document.querySelectorAll('li[id^=message-]').length > 50 && bottom <= innerHeight;
                requestAnimationFrame(isThere ? () => done(performance.now() - timeStamp) : look);
              };
              look();
            },
            { capture: true, once: true },
          );
        }),
    );
    await this.page.getByRole('navigation', { name: 'Conversations' }).getByText('Long', { exact: true }).click();
    return opened;
  }

  /** @throws Error if the displayed reply differs from the model's */
  private async checkReply(question: string): Promise<void> {
    const said = this.setting.model.saidTo(question).tokens.join('').replace(/\s+/g, '');
    const shown = await this.page.locator('li[id^=message-]').last().innerText();
    if (!shown.replace(/\s+/g, '').includes(said)) throw new Error('The browser lost or repeated something');
    this.setting.model.generations.delete(question);
  }
}

interface Watched {
  tasks: number[];
  keys: number[];
}

/** Records the page's long tasks and key delays. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched: { tasks: number[]; keys: number[] } = { tasks: [], keys: [] };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
      {
        type: 'longtask',
      },
    );
    document.addEventListener('keydown', ({ timeStamp }) => watched.keys.push(performance.now() - timeStamp), true);
  });
}

/** Creates a chat with this many messages, a minute apart, alternating between artist and assistant. Returns its id. */
export async function fillChat(setting: Setting, userId: string, title: string, count: number): Promise<string> {
  const chatId = randomUUID();
  await setting.database.query(
    `INSERT INTO chats (id, user_id, title, titled_by, is_empty, last_position) VALUES ($1, $2, $3, 'user', false, $4)`,
    [chatId, userId, title, count],
  );
  const begin = Date.now() - count * 60_000;
  const ids = Array.from({ length: count }, (_, at) => uuidv7({ msecs: begin + at * 60_000 }));
  await setting.database.query(
    `INSERT INTO messages (id, chat_id, position, is_user, content, status, created_at)
     SELECT id, $1, n, n % 2 = 1,
       CASE WHEN n % 2 = 1 THEN 'Message ' || n || '. When should I pitch it?'
         ELSE 'Message ' || n || E'. **Three weeks ahead.**\\n\\n' || repeat('Say who it is for. ', 12) || E'\\n\\n- First\\n- Then' END,
       'complete', to_timestamp($3::float8 + n * 60)
     FROM unnest($2::uuid[]) WITH ORDINALITY AS made(id, n)`,
    [chatId, ids, begin / 1000],
  );
  return chatId;
}
