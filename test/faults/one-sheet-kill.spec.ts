import { Redis } from 'ioredis';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorBody } from '../../contract/errors.js';
import type { MediaFile } from '../../contract/media.js';
import type { User } from '../../contract/user.js';
import { findChromium } from '../../scripts/services/chromium.mjs';
import type { Answer, Client } from '../support/client.js';
import { type Hold, HeldLine } from '../support/faults-held-line.js';
import type { ServerProcess } from '../support/faults-server.js';
import type { WorkerProcess } from '../support/faults-worker.js';
import { FaultWorld } from '../support/faults-world.js';
import { next, until } from '../support/replies.js';
import { filesIn } from '../support/uploads.js';

/** A worker, and its lines to what it uses. */
interface LinedWorker {
  process: WorkerProcess;
  postgres: HeldLine;
  redis: HeldLine;
}

/** Resolves once a worker is where it is to be killed. */
type Moment = (victim: LinedWorker) => Promise<void>;

/** An artist who has told the assistant of a release. */
interface Teller {
  client: Client;
  user: User;
  chatId: string;
}

/** A command at which the worker is stopped and killed: its line, before it is asked or after it is answered, and what it says. */
type Step = [
  what: string,
  line: 'postgres' | 'redis',
  when: Hold['when'],
  texts: (user: User) => string[],
  modelCalls: number,
];

/** What a next worker finds is another thing after each of these. */
const telling: Step[] = [
  ['has drafted and stored nothing', 'postgres', 'asked', ({ id }) => ['INSERT INTO one_sheets', id], 2],
  ['has stored the bytes, and no row', 'postgres', 'asked', ({ id }) => ['INSERT INTO media_files', id], 1],
  ['has linked file and version', 'postgres', 'answered', () => ['UPDATE one_sheet_versions'], 1],
  ['has ended the turn, and not the job', 'redis', 'asked', () => ['fanfare:one-sheets:completed'], 1],
];

/** The steps between them, which `npm run soak` goes through too. */
const between: Step[] = [
  ['has taken the job and nothing says so', 'redis', 'asked', () => ['fanfare:one-sheets:limiter'], 1],
  ['has stored the draft', 'postgres', 'answered', ({ id }) => ['INSERT INTO one_sheets', id], 1],
  ['has the draft and no page', 'redis', 'asked', ({ id }) => ['"stage":"printing"', id], 1],
  ['has stored the file’s row', 'postgres', 'answered', ({ id }) => ['INSERT INTO media_files', id], 1],
  ['has noted it and told nobody', 'redis', 'asked', ({ id }) => ['"stage":"saved"', id], 1],
  ['has told the tabs', 'redis', 'asked', ({ id }) => [`fanfare:one-sheet:${id}`], 1],
  ['has ended the job', 'redis', 'answered', () => ['fanfare:one-sheets:completed'], 1],
];

const isSoak = process.env['SOAK_RESTARTS'] !== undefined;

const title = 'Iron Tide';
const drafted = {
  facts: [{ place: 'release.title', value: title, message: 1, evidence: title }],
  ...{ bio: [], numbers: [], quotes: [], shows: [], links: [], tracks: [] },
};

describe('a worker that is killed while it makes a one-sheet', () => {
  let world: FaultWorld;
  let redis: Redis;
  let storage: string;
  let variables: Record<string, string>;
  let server: ServerProcess;
  const lines: HeldLine[] = [];
  /** The one that is there: it has ended what the one before was at. */
  let worker: LinedWorker | undefined;
  let modelCalls: number;

  beforeAll(async () => {
    world = await FaultWorld.create();
    redis = new Redis(world.redis.url);
    storage = await mkdtemp(join(tmpdir(), 'files-'));
    const { executablePath, env } = await findChromium();
    variables = { ...env, STORAGE_DIR: storage, PUPPETEER_EXECUTABLE_PATH: executablePath };
    server = await world.startServer(variables);
  }, 60_000);
  afterAll(async () => {
    await world.close();
    redis.disconnect();
    lines.forEach((line) => line.close());
    await rm(storage, { recursive: true, force: true });
  });
  beforeEach(() => {
    modelCalls = 0;
    world.model.fillForm = () => {
      modelCalls += 1;
      return drafted;
    };
  });

  async function startWorker(overrides: Record<string, string> = {}): Promise<LinedWorker> {
    const [postgres, toRedis] = await Promise.all([HeldLine.to(world.database.url), HeldLine.to(world.redis.url)]);
    lines.push(postgres, toRedis);
    const over = { DATABASE_URL: postgres.url, REDIS_URL: toRedis.url, ...overrides };
    return { process: await world.startWorker({ ...variables, ...over }), postgres, redis: toRedis };
  }
  /** The only worker, which the test is about to kill. */
  const theWorker = async (): Promise<LinedWorker> => (worker ??= await startWorker());
  /** Kills a worker; its browser dies with it. */
  async function kill({ process: killed }: LinedWorker): Promise<void> {
    const browsers = killed.children;
    await killed.kill();
    if (worker?.process === killed) worker = undefined;
    await until(() => Promise.resolve(browsers.every((pid) => !isRunning(pid))));
  }

  /** Has a sheet made of which each moment ends one worker; the worker after them leaves one of each. */
  async function expectOneAfter(artist: Teller, ...moments: Moment[]): Promise<void> {
    let answer: Promise<Answer> | undefined;
    for (const comes of moments) {
      const victim = await theWorker();
      const isThere = comes(victim);
      answer ??= ask(artist);
      await isThere;
      await kill(victim);
    }
    await theWorker();
    await expectOne(artist, await (answer ?? ask(artist)));
  }

  async function teller(): Promise<Teller> {
    const client = world.visitor(server);
    const user = await client.subscribe();
    const { id: chatId } = await client.chat();
    await world.database.query(
      `INSERT INTO messages (id, chat_id, position, is_user, content, status)
       VALUES (gen_random_uuid(), $1, 1, true, $2, 'complete')`,
      [chatId, `My single is called ${title}.`],
    );
    return { client, user, chatId };
  }
  const ask = ({ client, chatId }: Teller) => client.post('/api/generate-pdf', { chatId });

  /** What is left of an artist's one sheet: one of each, and nothing that is not accounted for. */
  async function expectOne({ client, user }: Teller, { status, headers, text }: Answer): Promise<void> {
    expect([status, text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const sheetId = headers.get('x-sheet-id');
    const media = headers.get('x-media-id');
    const folder = join(storage, 'media', user.id);
    const rows = await world.database.query(
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
    const noted = await world.database.query('SELECT subject FROM activity WHERE user_id = $1 AND kind = $2', [
      user.id,
      'one_sheet_made',
    ]);
    expect(noted).toEqual([{ subject: media }]);
    await expectFree(user);
  }
  /** The account's turn is over. */
  const expectFree = ({ id }: User) => until(async () => (await redis.exists(`fanfare:one-sheet:${id}`)) === 0);

  it.each([...telling, ...(isSoak ? between : [])])(
    'and %s: the next one leaves one of each, and the answer comes',
    async (_when, line, when, texts, calls) => {
      const artist = await teller();
      await expectOneAfter(artist, (victim) => victim[line].stopAt({ texts: texts(artist.user), when }));
      expect(modelCalls).toBe(calls);
    },
    60_000,
  );

  it('and the model is writing: the next one asks it again, and makes one', async () => {
    const isAsked = new Promise<void>((resolve) => {
      world.model.fillForm = () => {
        if ((modelCalls += 1) > 1) return drafted;
        resolve();
        return new Promise(() => undefined);
      };
    });
    await expectOneAfter(await teller(), () => isAsked);
    expect(modelCalls).toBe(2);
  }, 60_000);

  it('and its browser is printing, and half a file was saved: of both, nothing is left', async () => {
    const victim = await theWorker();
    const before = await teller();
    await expectOne(before, await ask(before));
    // The browser is warm now, and stands still.
    const [browser = 0] = victim.process.children;
    process.kill(-browser, 'SIGSTOP');
    const artist = await teller();
    const prints = next(await artist.client.connect(), 'one-sheet:progress', ({ stage }) => stage === 'printing');
    const answer = ask(artist);
    const { jobId } = await prints;
    await victim.process.kill();
    worker = undefined;
    process.kill(-browser, 'SIGCONT');
    await until(() => Promise.resolve(!isRunning(browser)));
    const { mediaId } = JSON.parse((await redis.hget(`fanfare:one-sheets:${jobId}`, 'data')) ?? '') as {
      mediaId: string;
    };
    // What a death in the middle of saving leaves.
    const folder = join(storage, 'media', artist.user.id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${mediaId}.pdf.4711.unfinished`), '%PDF-');

    await theWorker();
    await expectOne(artist, await answer);
  }, 60_000);

  it('twice, at two steps of one job: a third one ends it', async () => {
    const artist = await teller();
    const { id } = artist.user;
    await expectOneAfter(
      artist,
      (first) => first.postgres.stopAt({ texts: ['INSERT INTO one_sheets', id], when: 'answered' }),
      (second) => second.postgres.stopAt({ texts: ['INSERT INTO media_files', id], when: 'asked' }),
    );
    expect(modelCalls).toBe(1);
  }, 60_000);

  it('while another one is idle: that one takes over, also for an artist who went away', async () => {
    const artist = await teller();
    const both = [await theWorker(), await startWorker()];
    const texts = ['INSERT INTO media_files', artist.user.id];
    const held = Promise.race(both.map((one) => one.postgres.stopAt({ texts, when: 'asked' }).then(() => one)));
    const leaving = new AbortController();
    const gone = fetch(`${server.url}/api/generate-pdf`, {
      method: 'POST',
      headers: { cookie: artist.client.cookie, origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ chatId: artist.chatId }),
      signal: leaving.signal,
    });
    const victim = await held;
    leaving.abort();
    await expect(gone).rejects.toThrow('aborted');
    // Whoever asks meanwhile joins what is being made.
    const answer = ask(artist);
    const other = both.find((one) => one !== victim);
    other?.postgres.letGo();
    await kill(victim);
    worker = other;

    await expectOne(artist, await answer);
  }, 60_000);

  it('is not what fails each try: then the error is clear, nothing is left, and the next call makes a sheet', async () => {
    if (worker) await kill(worker);
    const artist = await teller();
    const broken = await startWorker({ PUPPETEER_EXECUTABLE_PATH: process.execPath });
    const failed = await ask(artist);
    expect(failed.status).toBe(503);
    expect((failed.body as ErrorBody).error).toBe('Failed to generate One Sheet PDF. Please try again.');
    // It was written once, though it was printed three times.
    expect(modelCalls).toBe(1);
    expect(await world.database.query('SELECT 1 FROM one_sheets WHERE user_id = $1', [artist.user.id])).toEqual([]);
    expect(await filesIn(join(storage, 'media', artist.user.id))).toEqual([]);
    await expectFree(artist.user);
    await kill(broken);

    await theWorker();
    await expectOne(artist, await ask(artist));
  }, 60_000);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
