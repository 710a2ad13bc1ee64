import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { until } from '../support/replies.js';
import { port, type Run, StartCheckout } from '../support/start-checkout.js';

jest.setTimeout(60_000);

const account = { name: 'Mara Quill', email: 'mara@artist.test', password: 'correct horse' };

describe('npm start', () => {
  let checkout: StartCheckout;
  let url: string;
  let run: Run;

  beforeAll(async () => {
    const free = await port();
    await free.close();
    url = `http://localhost:${free.number}`;
    checkout = new StartCheckout({ PORT: String(free.number), LOG_LEVEL: 'warn' });
    run = checkout.start();
    await run.url();
  });
  afterAll(() => checkout.remove());

  const post = async (path: string, body: object): Promise<number> => {
    const headers = { 'content-type': 'application/json', origin: url };
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  const canLogIn = async (): Promise<boolean> => {
    const { email, password } = account;
    return (await post('/api/login', { email, password }).catch(() => 0)) === 200;
  };
  const isServing = async (): Promise<boolean> => {
    const status = await fetch(`${url}/api/health/ready`).then(
      (answer) => answer.status,
      () => 0,
    );
    return status === 200;
  };
  const withRedis = async <T>(work: (redis: Redis) => Promise<T>): Promise<T> => {
    const read = (file: string): string => readFileSync(path.join(checkout.dataDir, file), 'utf8').trim();
    const ports = JSON.parse(read('ports.json')) as { redis: number };
    const redis = new Redis({ host: '127.0.0.1', port: ports.redis, password: read('secrets/redis-password') });
    try {
      return await work(redis);
    } finally {
      redis.disconnect();
    }
  };
  const pidOf = (name: string): number => {
    const pid = checkout.pidOf(name);
    if (pid === undefined) throw new Error(`${name} is not running`);
    return pid;
  };
  const keepsItsData = async (): Promise<void> => {
    expect(await canLogIn()).toBe(true);
    expect(await withRedis((redis) => redis.get('kept'))).toBe('yes');
  };

  test('serves the product on the port that .env names, and the sandbox behind it', async () => {
    expect(await run.url()).toBe(url);
    expect(await (await fetch(url)).text()).toContain('<div id="root">');
    expect((await (await fetch(`${url}/api/config`)).json()) as object).toMatchObject({ sandbox: true });
    expect((await fetch(`${url}/sandbox/health`)).status).toBe(200);
  });

  test('keeps data written to PostgreSQL and Redis', async () => {
    expect(await post('/api/register', account)).toBe(201);
    await withRedis((redis) => redis.set('kept', 'yes'));
    await keepsItsData();
  });

  test('prints nothing more once it serves', () => {
    expect(run.output().trim().split('\n').at(-1)).toBe(`Fanfare is running at ${url}`);
  });

  test('makes its secrets readable by their owner only', () => {
    const folder = path.join(checkout.dataDir, 'secrets');
    const files = [
      ...readdirSync(folder).map((name) => path.join(folder, name)),
      path.join(checkout.dataDir, 'postgres/password'),
    ];
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('doesn’t start a second time in the same folder, and says where the first one is', async () => {
    const second = checkout.start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `Fanfare is already running from this folder at ${url} (process ${run.child.pid}, data in .data): use that one, or stop it first.\n`,
    );
    expect(await isServing()).toBe(true);
  });

  test.each(['PostgreSQL', 'Redis', 'The API', 'The worker', 'The sandbox'])(
    '%s restarts after a kill -9, and says so in one line',
    async (name) => {
      const before = pidOf(name);
      process.kill(before, 'SIGKILL');
      const line = `${name} ended unexpectedly; starting it again.`;
      const said = () => run.output().trimEnd().split('\n').at(-1);
      await until(async () => said() === line, 10).catch(() => expect(run.output()).toBe(line));
      await until(async () => ![before, undefined].includes(checkout.pidOf(name)) && (await isServing()), 40);
      await until(canLogIn, 20);
      await keepsItsData();
    },
  );

  test('after a kill -9 nothing lingers, and the next start has the data', async () => {
    process.kill(run.child.pid, 'SIGKILL');
    await run.ended;
    await checkout.untilQuiet();
    run = checkout.start();
    await run.url();
    await keepsItsData();
  });

  test('after a kill -9 of all but the databases, the next start stops those and has the data', async () => {
    const databases = ['PostgreSQL', 'Redis'].map(pidOf);
    const others = [run.child.pid, ...['guard', 'The API', 'The worker', 'The sandbox'].map(pidOf)];
    for (const pid of others) process.kill(pid, 'SIGKILL');
    await run.ended;
    expect(checkout.processes()).toEqual(expect.arrayContaining(databases));
    run = checkout.start();
    await run.url();
    expect(run.output()).toContain('Stopping what the last run left behind');
    for (const pid of databases) expect(checkout.processes()).not.toContain(pid);
    await keepsItsData();
  });

  test('SIGTERM stops every process', async () => {
    process.kill(run.child.pid, 'SIGTERM');
    expect(await run.ended).toBe(0);
    expect(checkout.processes()).toEqual([]);
  });

  test('Ctrl-C in the terminal of npm start stops every process, and the data is there again', async () => {
    run = checkout.npmStart();
    await run.url();
    await keepsItsData();
    process.kill(-run.child.pid, 'SIGINT');
    expect(await run.ended).toBe(0);
    expect(checkout.processes()).toEqual([]);
  });

  test('when npm itself is killed, everything stops', async () => {
    run = checkout.npmStart();
    await run.url();
    process.kill(run.child.pid, 'SIGKILL');
    await checkout.untilQuiet();
  });
});

describe('npm start refuses with one sentence and leaves nothing running:', () => {
  let checkout: StartCheckout;
  let taken: Awaited<ReturnType<typeof port>>;
  /** A port on which nothing listens. */
  let silent: number;

  beforeAll(async () => {
    taken = await port();
    const free = await port();
    await free.close();
    silent = free.number;
    checkout = new StartCheckout({ PORT: String(silent) });
  });
  afterAll(async () => {
    await taken.close();
    checkout.remove();
  });

  /** Its last output, after the progress lines. */
  async function refusal(env: Record<string, string>): Promise<string> {
    const run = checkout.start(env);
    expect(await run.ended).toBe(1);
    expect(checkout.processes()).toEqual([]);
    return run.output().replaceAll(/^(Starting Fanfare|Creating the database)\n/gm, '');
  }

  test('a port that is taken', async () => {
    expect(await refusal({ PORT: String(taken.number) })).toBe(
      `Port ${taken.number} is already in use: stop what uses it, or choose another one with PORT=${taken.number + 1} npm start.\n`,
    );
  });

  test('wrong variables, all of them at once', async () => {
    const said = await refusal({ PORT: '70000', LOG_LEVEL: 'loud' });
    expect(said).toContain('PORT must be a whole number from 1 to 65535, not "70000"');
    expect(said).toContain('LOG_LEVEL must be one of');
    expect(said).not.toContain('    at ');
  });

  test('a database that cannot be reached', async () => {
    const said = await refusal({ DATABASE_URL: `postgres://someone:secret@127.0.0.1:${silent}/fanfare` });
    expect(said).toMatch(/^DATABASE_URL: .*127\.0\.0\.1:\d+.*\n$/);
    expect(said).not.toContain('secret');
  });

  test('a Redis that cannot be reached', async () => {
    const said = await refusal({ REDIS_URL: `redis://:secret@127.0.0.1:${silent}/0` });
    expect(said).toMatch(/^REDIS_URL: .*127\.0\.0\.1:\d+.*\n$/);
    expect(said).not.toContain('secret');
  });

  test('a public server on the sandbox, before anything starts', async () => {
    const said = await refusal({ PUBLIC_URL: 'https://fanfare.example', HOST: '0.0.0.0' });
    expect(said).toBe(
      'PUBLIC_URL (https://fanfare.example) and HOST (0.0.0.0) are not loopback addresses, and the sandbox lets anyone sign in as any user. Unset what is named to run on this machine only, or set OPENAI_API_KEY, STRIPE_SECRET_KEY, SMTP_URL to run without the sandbox.\n',
    );
  });

  test('production without its providers, naming what is missing', async () => {
    const said = await refusal({ NODE_ENV: 'production' });
    for (const name of ['PUBLIC_URL', 'OPENAI_API_KEY', 'STRIPE_SECRET_KEY'])
      expect(said).toContain(`${name} is missing`);
  });
});
