import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findChromium } from '../../../scripts/services/chromium.mjs';
import type { OneSheet, SheetContent, SheetPreview } from '../../../contract/one-sheets/one-sheet.js';
import { treeMemory } from '../../../backend/src/providers/printer/process-tree.js';
import type { DraftedEvidence, DraftedFacts, SaidPlace } from '../../../backend/src/pdf/content/facts-prompt.js';
import { coverArt, palettes, stagePhoto } from '../../samples/pictures.js';
import { fullContent } from '../../samples/sheets.js';
import { Client } from '../../support/client.js';
import { formWith, upload } from '../../support/uploads.js';
import type { WorkerProcess } from '../../support/faults/worker.js';
import { percentile } from '../numbers.js';
import type { Setting } from '../setting.js';
import type { SheetFigures } from './sheets.js';
import type { Subject } from '../subject.js';

const warmUps = 4;
const alone = 30;
const previewWarmUps = 5;
const previews = 40;
/** A worker's concurrency. */
export const askers = 6;
const each = 5;

/** How long the model writes, in milliseconds. */
const writingMs = 150;

/** Requests full sheets with a photo and a cover from the real API, made by a real worker on all cores. */
export class SheetAsker {
  /** How long the model's last answer took, in milliseconds. */
  private wroteMs = 0;

  private constructor(
    private readonly clients: { client: Client; chatId: string }[],
    readonly worker: WorkerProcess,
  ) {}

  static async start(setting: Setting, product: Subject): Promise<SheetAsker> {
    const { executablePath, env } = await findChromium();
    const worker = await setting.startWorker({ ...env, PUPPETEER_EXECUTABLE_PATH: executablePath });
    const { said, drafted } = tellAll(fullContent);
    const clients = await Promise.all(
      Array.from({ length: askers }, async (_, index) => {
        // Different pictures, because the worker caches prepared ones.
        const photo = await stagePhoto(2400 + index, 1600, palettes.sea);
        const cover = await coverArt(1400 + index, palettes.sea);
        const client = new Client(product.url, setting.database);
        await client.subscribe();
        await upload(client, '/api/media', formWith(photo, { fileName: 'stage.jpg', type: 'image/jpeg' }));
        await upload(client, '/api/media', formWith(cover, { fileName: 'cover.jpg', type: 'image/jpeg' }));
        const { id: chatId } = await client.chat();
        await setting.database.query(
          `INSERT INTO messages (id, chat_id, position, is_user, content, status)
           VALUES (gen_random_uuid(), $1, 1, true, $2, 'complete')`,
          [chatId, said],
        );
        return { client, chatId };
      }),
    );
    const asker = new SheetAsker(clients, worker);
    setting.model.fillForm = async () => {
      const beganAt = performance.now();
      await wait(writingMs);
      asker.wroteMs = performance.now() - beganAt;
      return drafted;
    };
    for (let round = 0; round < warmUps; round += 1) await asker.inTurns(1);
    return asker;
  }

  close(): Promise<void> {
    return this.worker.kill();
  }

  async measure(): Promise<SheetFigures> {
    const times: number[] = [];
    let megabytes = 0;
    const [browser = 0] = this.worker.children;
    for (let turn = 0; turn < alone; turn += 1) {
      times.push(await this.time(turn));
      megabytes = Math.max(megabytes, (await treeMemory(browser)) / 2 ** 20);
    }
    const beganAt = performance.now();
    await this.inTurns(each);
    const perSecond = (askers * each * 1000) / (performance.now() - beganAt);
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), perSecond, megabytes };
  }

  /** The duration of one sheet without the model, in milliseconds. */
  async time(turn = 0): Promise<number> {
    const startedAt = performance.now();
    await this.ask(turn % askers);
    return performance.now() - startedAt - this.wroteMs;
  }

  /**
   * How long a changed page takes from its request to the fetched preview, in milliseconds, as an artist types: one change
   * after another, each in another place.
   */
  async measurePreviews(): Promise<{ p50: number; p95: number }> {
    const { client } = this.clients[0] ?? {};
    const sheetId = await this.ask(0);
    const read = await client?.get<OneSheet>(`/api/one-sheets/${sheetId}`);
    const version = read?.body.versions.at(-1);
    if (!client || !version) throw new Error(`Reading the one-sheet returned ${read?.status}: ${read?.text}`);
    const { content, design } = version;
    const editor = randomUUID();
    const times: number[] = [];
    for (let change = 0; change < previewWarmUps + previews; change += 1) {
      const place = (['credential', 'bio', 'topCities'] as const)[change % 3] ?? 'bio';
      const changed = { ...content, [place]: `${content[place]} ${change}` };
      const startedAt = performance.now();
      const { status, body, text } = await client.post<SheetPreview>(`/api/one-sheets/${sheetId}/preview`, {
        content: changed,
        design,
        editor,
      });
      if (change >= previewWarmUps) times.push(performance.now() - startedAt);
      if (status !== 200) throw new Error(`A preview returned ${status}: ${text}`);
      if (!body.html.includes(`${change}`)) throw new Error('A preview doesn’t show the change');
    }
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  }

  /** All askers concurrently, each `count` times. */
  private async inTurns(count: number): Promise<void> {
    await Promise.all(
      this.clients.map(async (_, index) => {
        for (let turn = 0; turn < count; turn += 1) await this.ask(index);
      }),
    );
  }

  /** @returns the sheet's id */
  private async ask(index: number): Promise<string> {
    const { client, chatId } = this.clients[index] ?? {};
    const answer = await client?.post('/api/generate-pdf', { chatId });
    if (answer?.status !== 200) throw new Error(`Asking for a one-sheet answered ${answer?.status}: ${answer?.text}`);
    return answer.headers.get('x-sheet-id') ?? '';
  }
}

/** A message that states everything on a sheet, one fact per line, and the facts that a model finds in it. */
function tellAll({ release, contact, ...content }: SheetContent): { said: string; drafted: DraftedFacts } {
  const lines: string[] = [];
  const say = (...parts: string[]): DraftedEvidence => {
    const evidence = parts.join(', ');
    lines.push(evidence);
    return { message: 1, evidence, says: 'states' };
  };
  const { forFansOf, credential, topCities, pastVenues, availableFor, mood, tempo } = content;
  const { kind, title, date, label, story, listenLink } = release;
  const texts: Partial<Record<SaidPlace, string>> = {
    ...{ forFansOf, credential, topCities, pastVenues, availableFor, mood, tempo },
    ...{ 'release.kind': kind, 'release.title': title, 'release.date': date, 'release.label': label },
    ...{ 'release.story': story, 'release.listenLink': listenLink },
    ...{ 'contact.name': contact.name, 'contact.role': contact.role },
    ...{ 'contact.email': contact.email, 'contact.phone': contact.phone },
  };
  const drafted: DraftedFacts = {
    facts: (Object.entries(texts) as [SaidPlace, string][]).map(([place, value]) => ({ place, value, ...say(value) })),
    bio: content.bio.split(/(?<=\.) /).map((sentence) => ({ sentence, ...say(sentence) })),
    numbers: content.numbers.map((number) => ({ ...number, ...say(...Object.values(number)) })),
    quotes: content.quotes.map((quote) => ({ ...quote, ...say(quote.text, quote.outlet, quote.link) })),
    shows: content.shows.map((show) => ({ ...show, ...say(show.date, show.venue, show.city) })),
    links: content.links.map((link) => ({ ...link, ...say(link.label, link.url) })),
    tracks: release.tracks.map((track) => ({ title: track, ...say(track) })),
  };
  return { said: lines.join('\n'), drafted };
}
