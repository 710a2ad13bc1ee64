import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/services/chromium.mjs';
import type { NewCalendarFeed } from '../../contract/releases/calendar-feed.js';
import { Client } from '../support/client.js';
import { percentile } from './numbers.js';
import type { Setting } from './setting.js';
import type { Subject } from './subject.js';

/** The amount of data in an account. */
const size = { releases: 50, tasks: 60, contacts: 1000, pitches: 5000 };
const asks = 40;
const imported = 1000;

/** Times in milliseconds: p50 and p95. */
export interface Timed {
  name: string;
  p50: number;
  p95: number;
}

/** An artist with as many releases, people and pitches as accounts may eventually have. */
export class RoomsReader {
  private constructor(
    private readonly client: Client,
    private readonly browser: Browser,
    private readonly page: Page,
    private readonly releaseId: string,
    private readonly feed: string,
  ) {}

  static async start(setting: Setting, product: Subject): Promise<RoomsReader> {
    const client = new Client(product.url, setting.database);
    const { id: userId } = await client.subscribe();
    const profile = { name: 'Mara Quill', musicGenre: 'Indie', location: 'Leeds' };
    const { status, text } = await client.call('PUT', '/api/onboarding', profile);
    if (status !== 200) throw new Error(`The profile returned ${status}: ${text}`);
    const releaseId = await fill(setting, userId);
    const { body: feed } = await client.post<NewCalendarFeed>('/api/calendar');
    const { executablePath, args, env } = await findChromium();
    const browser = await chromium.launch({
      executablePath,
      args,
      env: { ...(process.env as Record<string, string>), ...env },
    });
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const cookies = client.cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]);
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: product.url })));
    return new RoomsReader(client, browser, await context.newPage(), releaseId, new URL(feed.url).pathname);
  }

  /** Times each list, one call after another. */
  async measureLists(): Promise<Timed[]> {
    const room = `/api/releases/${this.releaseId}`;
    const paths = [
      '/api/releases?limit=200',
      `${room}/tasks`,
      '/api/contacts?limit=100',
      '/api/contacts?limit=100&q=radio',
      '/api/contacts/duplicates',
      '/api/pitches?limit=200',
      `/api/pitches?limit=200&releaseId=${this.releaseId}`,
      '/api/pitches?limit=200&isDue=true',
      '/api/results?timeZone=UTC',
      '/api/search/places?q=road',
      `/api/facts?releaseId=${this.releaseId}`,
    ];
    const timed: Timed[] = [];
    for (const path of paths)
      timed.push({ name: path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id'), ...(await this.time(path)) });
    timed.push({ name: 'the feed', ...(await timesOf(() => this.downloadFeed())) });
    const etag = (await this.client.call('GET', this.feed)).headers.get('etag') ?? '';
    timed.push({ name: 'the feed, unchanged', ...(await this.time(this.feed, { 'if-none-match': etag })) });
    return timed;
  }

  /** The profile alone: the basic cost of a call on this machine. */
  measureBare(): Promise<{ p50: number; p95: number }> {
    return this.time('/api/user');
  }

  /** The duration of a file import. */
  async measureImport(): Promise<number> {
    const lines = Array.from({ length: imported }, (_, index) => {
      const id = `${Date.now()}${index}`;
      return `Person ${id},Outlet ${index % 90},host,p${id}@radio.example,https://radio.example/${id},Met in Leeds`;
    });
    const csv = ['name,outlet,role,email,url,note', ...lines].join('\n');
    const beganAt = performance.now();
    const { status, text } = await this.client.call('POST', '/api/contacts/import', csv, {
      'content-type': 'text/csv',
    });
    if (status !== 201 && status !== 200) throw new Error(`The import returned ${status}: ${text}`);
    return performance.now() - beganAt;
  }

  /** From the click in the sidebar until a list is rendered: a room's plan, and the people. */
  async measureBrowser(): Promise<Record<'plan' | 'people', number>> {
    const { page } = this;
    const times: Record<'plan' | 'people', number[]> = { plan: [], people: [] };
    for (let round = 0; round < 6; round += 1) {
      for (const [name, link, rows] of [
        ['plan', `a[href="/releases/${this.releaseId}"]`, 'input[aria-label^="Done: "]'],
        ['people', 'a[href="/people"]', 'ul[aria-label="People"] > li'],
      ] as const) {
        await page.goto(new URL('/chat', this.client.url).href);
        await page.locator(link).first().waitFor();
        const time = await this.click(link, rows);
        // The first round loads the page's code.
        if (round > 0) times[name].push(time);
      }
    }
    return { plan: percentile(times.plan, 0.5), people: percentile(times.people, 0.5) };
  }

  async close(): Promise<void> {
    await this.browser.close();
  }

  private async click(link: string, rows: string): Promise<number> {
    const drawn = this.page.evaluate(
      (selector) =>
        new Promise<number>((done) => {
          document.addEventListener(
            'click',
            ({ timeStamp }) => {
              // Checking in each frame would make the browser render unneeded frames.
              const changes = new MutationObserver(() => {
                if (document.querySelectorAll(selector).length < 50) return;
                changes.disconnect();
                requestAnimationFrame(() => done(performance.now() - timeStamp));
              });
              changes.observe(document.body, { childList: true, subtree: true });
            },
            { capture: true, once: true },
          );
        }),
      rows,
    );
    await this.page.locator(link).first().click();
    return drawn;
  }

  private time(path: string, headers: Record<string, string> = {}): Promise<{ p50: number; p95: number }> {
    return timesOf(async () => {
      const { status, text } = await this.client.call('GET', path, undefined, headers);
      if (status !== 200 && status !== 304) throw new Error(`${path} returned ${status}: ${text}`);
    });
  }

  /** Like a calendar's server, takes the bytes as they are: unpacking them takes this process longer than the product needs. */
  private async downloadFeed(): Promise<void> {
    const request = get(new URL(this.feed, this.client.url), { headers: { 'accept-encoding': 'gzip' } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { byteLength } = await arrayBuffer(response);
    if (response.statusCode !== 200 || byteLength === 0) throw new Error(`The feed returned ${response.statusCode}`);
  }
}

async function timesOf(ask: () => Promise<void>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < asks; round += 1) {
    const beganAt = performance.now();
    await ask();
    times.push(performance.now() - beganAt);
  }
  // The first requests compile the code.
  return { p50: percentile(times.slice(5), 0.5), p95: percentile(times.slice(5), 0.95) };
}

/** @returns the id of the newest release */
async function fill({ database }: Setting, userId: string): Promise<string> {
  await database.query(
    `INSERT INTO releases (id, user_id, kind, title, date, time_zone, hours_per_week, created_at)
     SELECT gen_random_uuid(), $1, 'release', 'Salt Road ' || n, current_date + n, 'UTC', 5, now() - make_interval(secs => n)
     FROM generate_series(1, $2::int) n`,
    [userId, size.releases],
  );
  await database.query(
    `INSERT INTO release_tasks (id, release_id, user_id, title, due, from_day, until_day)
     SELECT gen_random_uuid(), r.id, $1, 'Write to station ' || n, current_date + n, current_date, current_date + n + 7
     FROM releases r, generate_series(1, $2::int) n WHERE r.user_id = $1`,
    [userId, size.tasks],
  );
  await database.query(
    `INSERT INTO contacts (id, user_id, name, outlet, role, email, checked_on)
     SELECT gen_random_uuid(), $1, 'Person ' || n, 'Radio ' || n % 90, 'host', 'person' || n || '@radio.example', current_date
     FROM generate_series(1, $2::int) n`,
    [userId, size.contacts],
  );
  await database.query(
    `INSERT INTO pitches (id, user_id, contact_id, contact_name, outlet, document_title, release_id, status, sent_at,
       follow_up_due, created_at)
     SELECT gen_random_uuid(), $1, c.id, c.name, c.outlet, 'Pitch ' || n, (array_agg)[1 + n % 50], 'sent',
       now() - make_interval(days => n % 300), current_date - n % 300, now() - make_interval(secs => n)
     FROM (SELECT array_agg(id) FROM releases WHERE user_id = $1) r, generate_series(1, $2::int) n
     JOIN LATERAL (SELECT * FROM contacts WHERE user_id = $1 OFFSET n % 1000 LIMIT 1) c ON true`,
    [userId, size.pitches],
  );
  await database.query('ANALYZE releases, release_tasks, contacts, pitches');
  const [newest] = await database.query<{ id: string }>(
    'SELECT id FROM releases WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
    [userId],
  );
  return newest?.id ?? '';
}
