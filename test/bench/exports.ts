import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorBody } from '../../contract/errors.js';
import type { ExportFormat } from '../../contract/chats/export.query.js';
import { treeMemory } from '../../backend/src/providers/printer/process-tree.js';
import { Client } from '../support/client.js';
import type { WorkerProcess } from '../support/faults/worker.js';
import type { SheetAsker } from './one-sheets/asked-sheets.js';
import { fillChat } from './long-chat.js';
import { percentile } from './numbers.js';
import type { Setting } from './setting.js';
import type { Subject } from './subject.js';

/** The cost of exporting a very long chat. Memory is the peak, in megabytes. */
export interface ExportFigures {
  seconds: number;
  megabytes: number;
  api: number;
  worker: number;
  chromium: number;
}

/** Number of one-sheets timed during an export. */
const timedSheets = 20;

/** An artist with a very long chat. One message in ten has dense formatting, which is the slowest to convert. */
export class Exporter {
  private constructor(
    private readonly product: Subject,
    private readonly client: Client,
    private readonly chatId: string,
  ) {}

  static async start(setting: Setting, product: Subject, messages: number): Promise<Exporter> {
    const client = new Client(product.url, setting.database);
    const { id: userId } = await client.subscribe();
    const chatId = await fillChat(setting, userId, 'Long', messages);
    await setting.database.query(
      `UPDATE messages SET content = repeat('**a** \`b\` [c](https://x.example) _d_ ', 100)
       WHERE chat_id = $1 AND position % 10 = 0`,
      [chatId],
    );
    await setting.database.query('ANALYZE messages');
    return new Exporter(product, client, chatId);
  }

  /** Exports the chat with an otherwise idle worker. */
  async measure(worker: WorkerProcess, format: ExportFormat): Promise<ExportFigures> {
    const peak = { api: 0, worker: 0, chromium: 0 };
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        peak.api = Math.max(peak.api, this.product.residentMegabytes());
        peak.worker = Math.max(peak.worker, worker.residentMegabytes());
        const [browser] = worker.children;
        if (browser) peak.chromium = Math.max(peak.chromium, (await treeMemory(browser)) / 2 ** 20);
        await wait(50);
      }
    })();
    const startedAt = performance.now();
    const bytes = await this.take(format).finally(() => (isOver = true));
    const seconds = (performance.now() - startedAt) / 1000;
    await watching;
    return { seconds, megabytes: bytes / 2 ** 20, ...peak };
  }

  /**
   * The durations of other accounts' one-sheets, in milliseconds, during an export of the chat or, without a format,
   * without one.
   */
  async timeSheets(asker: SheetAsker, format?: ExportFormat): Promise<{ p50: number; p95: number }> {
    const gone = new AbortController();
    const exporting = format ? this.take(format, gone.signal).catch(() => undefined) : undefined;
    // Until the export is running.
    await wait(3000);
    const times: number[] = [];
    for (let turn = 0; turn < timedSheets; turn += 1) times.push(await asker.time());
    gone.abort();
    await exporting;
    return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  }

  /** Requests the file, repeatedly while it is being made. @returns its size */
  private async take(format: ExportFormat, signal?: AbortSignal): Promise<number> {
    const url = `${this.client.url}/api/chats/${this.chatId}/export?format=${format}`;
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    try {
      for (;;) {
        const options = { headers: { cookie: this.client.cookie }, ...(signal ? { signal } : {}) };
        const response = await fetch(url, options);
        if (response.ok && response.body) {
          const file = join(folder, 'file');
          await pipeline(Readable.fromWeb(response.body as never), createWriteStream(file));
          return (await stat(file)).size;
        }
        const { code } = (await response.json()) as ErrorBody;
        if (code !== 'export_in_progress') throw new Error(`The export answered ${response.status} ${code}`);
        await wait(1000);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
