import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '../../support/database.js';
import { readServices } from '../../support/services.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * All variables that production requires. Nothing listens at these addresses, so a process that starts anyway exits
 * too.
 */
const complete = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://fanfare.example',
  DATABASE_URL: 'postgres://postgres@127.0.0.1:9/fanfare',
  REDIS_URL: 'redis://127.0.0.1:9',
  SESSION_SECRET: 'a secret of the tests that nobody else uses',
  OPENAI_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@fanfare.example',
};

/** Runs a built process until it exits. */
async function run(name: string, env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`dist/backend/src/${name}.js`], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (output += String(piece)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

describe('in production', () => {
  it.each([
    ['main', 'no secret', '', 'SESSION_SECRET is missing'],
    ['main', '31 bytes of secret', 'x'.repeat(31), 'SESSION_SECRET must have at least 32 bytes'],
    [
      'main',
      'the example secret',
      'change-me-to-a-random-text-of-32-bytes-or-more',
      'SESSION_SECRET is the example value: put in a random text of your own',
    ],
    ['worker', 'no secret', '', 'SESSION_SECRET is missing'],
  ])('%s refuses to start with %s, and says so', async (name, _, secret, sentence) => {
    const { code, output } = await run(name, { ...complete, SESSION_SECRET: secret });
    expect(code).not.toBe(0);
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/\bat \w+ \(|node_modules/);
    if (secret) expect(output).not.toContain(secret);
  });

  it('main gets past its configuration if complete', async () => {
    const { output } = await run('main', complete);
    expect(output).not.toContain('The configuration is not valid');
    expect(output).toContain('DATABASE_URL');
  });

  it('main refuses to start with a Redis database that doesn’t exist', async () => {
    const { databaseUrl, redisUrl } = readServices();
    const { code, output } = await run('main', {
      ...complete,
      DATABASE_URL: databaseUrl,
      REDIS_URL: new URL('/99', redisUrl).href,
    });
    expect(code).not.toBe(0);
    expect(output).toMatch(/^REDIS_URL: Redis at .* is not reachable \(ERR DB index is out of range\)$/m);
  });

  it('migrate runs the migrations and ends', async () => {
    const database = await createDatabase();
    const { code, output } = await run('migrate', { ...complete, DATABASE_URL: database.url });
    const tables = await database.query("SELECT 1 FROM pg_tables WHERE tablename = 'chats'");
    await database.close();
    expect([code, tables.length]).toEqual([0, 1]);
    expect(output).toContain('"msg":"Migrated"');
  });

  it.each([
    ['0', true],
    ['1', false],
  ])('main with %s trusted proxies behind https warns: %s', async (TRUST_PROXY_HOPS, isWarning) => {
    const { output } = await run('main', { ...complete, TRUST_PROXY_HOPS });
    expect(output.includes('all visitors share the limits of one address')).toBe(isWarning);
  });
});
