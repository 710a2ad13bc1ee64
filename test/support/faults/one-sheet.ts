import { Redis } from 'ioredis';
import { addMessages } from '../factories.js';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaFile } from '../../../contract/media/media.js';
import type { User } from '../../../contract/account/user.js';
import { findChromium } from '../../../scripts/services/chromium.mjs';
import type { Answer, Client } from '../client.js';
import { HeldLine } from './held-line.js';
import type { ServerProcess } from './server.js';
import type { WorkerProcess } from './worker.js';
import { FaultWorld } from './world.js';
import { until } from '../replies.js';
import { filesIn } from '../uploads.js';

/** A worker with the proxies to its servers. */
export interface LinedWorker {
  process: WorkerProcess;
  postgres: HeldLine;
  redis: HeldLine;
}

/** Resolves at the moment when a worker must be killed. */
export type Moment = (victim: LinedWorker) => Promise<void>;

/** An artist who has described a release in a chat. */
export interface Teller {
  client: Client;
  user: User;
  chatId: string;
}

const title = 'Iron Tide';

/** The facts the model finds in the artist's messages. */
export const drafted = {
  facts: [{ place: 'release.title', value: title, message: 1, evidence: title, says: 'states' }],
  ...{ bio: [], numbers: [], quotes: [], shows: [], links: [], tracks: [] },
};

/** An environment in which workers make one-sheets and are killed. */
export class OneSheetWorld {
  /** The current worker; it has finished the previous one's jobs. */
  worker: LinedWorker | undefined;
  /** Model calls since `resetModel`. */
  modelCalls = 0;
  readonly redis: Redis;
  private readonly lines: HeldLine[] = [];

  private constructor(
    readonly world: FaultWorld,
    readonly server: ServerProcess,
    readonly storage: string,
    private readonly variables: Record<string, string>,
  ) {
    this.redis = new Redis(world.redis.url);
  }

  static async create(): Promise<OneSheetWorld> {
    const world = await FaultWorld.create();
    const storage = await mkdtemp(join(tmpdir(), 'files-'));
    const { executablePath, env } = await findChromium();
    const variables = { ...env, STORAGE_DIR: storage, PUPPETEER_EXECUTABLE_PATH: executablePath };
    const server = await world.startServer(variables).catch(async (error: unknown) => {
      await world.close();
      throw error;
    });
    return new OneSheetWorld(world, server, storage, variables);
  }

  /** Makes the model respond at once, and resets the counter. */
  resetModel(): void {
    this.modelCalls = 0;
    this.world.model.fillForm = () => {
      this.modelCalls += 1;
      return drafted;
    };
  }

  async startWorker(overrides: Record<string, string> = {}): Promise<LinedWorker> {
    const { database, redis } = this.world;
    const [postgres, toRedis] = await Promise.all([HeldLine.to(database.url), HeldLine.to(redis.url)]);
    this.lines.push(postgres, toRedis);
    const over = { DATABASE_URL: postgres.url, REDIS_URL: toRedis.url, ...overrides };
    return { process: await this.world.startWorker({ ...this.variables, ...over }), postgres, redis: toRedis };
  }

  /** The only worker, which the test will kill. */
  async theWorker(): Promise<LinedWorker> {
    return (this.worker ??= await this.startWorker());
  }

  /** Kills a worker; its browser dies with it. */
  async kill({ process: killed }: LinedWorker): Promise<void> {
    const browsers = killed.children;
    await killed.kill();
    if (this.worker?.process === killed) this.worker = undefined;
    await until(() => Promise.resolve(browsers.every((pid) => !isRunning(pid))));
  }

  async teller(): Promise<Teller> {
    const client = this.world.visitor(this.server);
    const user = await client.subscribe();
    const { id: chatId } = await client.chat();
    await addMessages(this.world.database, chatId, [`My single is called ${title}.`]);
    return { client, user, chatId };
  }

  ask({ client, chatId }: Teller): Promise<Answer> {
    return client.post('/api/generate-pdf', { chatId });
  }

  /** Makes a sheet, killing a worker at each moment; the last worker must leave exactly one of everything. */
  async expectOneAfter(artist: Teller, ...moments: Moment[]): Promise<void> {
    let answer: Promise<Answer> | undefined;
    for (const comes of moments) {
      const victim = await this.theWorker();
      const isThere = comes(victim);
      answer ??= this.ask(artist);
      await isThere;
      await this.kill(victim);
    }
    await this.theWorker();
    await this.expectOne(artist, await (answer ?? this.ask(artist)));
  }

  /** Expects an artist's one sheet, exactly one of everything, and no leftovers. */
  async expectOne({ client, user }: Teller, { status, headers, text }: Answer): Promise<void> {
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const sheetId = headers.get('x-sheet-id');
    const media = headers.get('x-media-id');
    const folder = this.folderOf(user);
    const rows = await this.world.database.query(
      `SELECT s.id, v.number, v.content->'release'->>'title' AS title, m.id AS media, m.size_bytes::int AS bytes
       FROM one_sheets s JOIN one_sheet_versions v ON v.sheet_id = s.id FULL JOIN media_files m ON m.id = v.media_id
       WHERE s.user_id = $1 OR m.user_id = $1`,
      [user.id],
    );
    const { size: bytes } = await stat(join(folder, `${media}.pdf`));
    expect(rows).toEqual([{ id: sheetId, number: 1, title, media, bytes }]);
    expect((await filesIn(folder)).sort()).toEqual([`${media}-small.webp`, `${media}.pdf`]);
    const { body: library } = await client.get<MediaFile[]>('/api/media');
    expect(library.map(({ id, sheetId: of, sizeBytes }) => [id, of, sizeBytes])).toEqual([[media, sheetId, bytes]]);
    const noted = await this.world.database.query('SELECT subject FROM activity WHERE user_id = $1 AND kind = $2', [
      user.id,
      'one_sheet_made',
    ]);
    expect(noted).toEqual([{ subject: media }]);
    await this.expectFree(user);
  }

  /** The account may make another sheet. */
  expectFree({ id }: User): Promise<boolean> {
    return until(async () => (await this.redis.exists(`fanfare:one-sheet:${id}`)) === 0);
  }

  /** The folder of an artist's files. */
  folderOf({ id }: User): string {
    return join(this.storage, 'media', id);
  }

  async close(): Promise<void> {
    await this.world.close();
    this.redis.disconnect();
    this.lines.forEach((line) => line.close());
    await rm(this.storage, { recursive: true, force: true });
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
