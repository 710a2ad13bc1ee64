import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { AccountTokensRepository } from '../../../backend/src/auth/credentials/account-tokens.repository.js';
import type { ResetTokenState } from '../../../contract/account/account.js';
import { describeApp } from '../../support/describe-app.js';
import { buildAccountToken } from '../../support/factories.js';
import { type Client, password } from '../../support/client.js';
import { linkIn } from '../../support/mailbox.js';
import { statementsDuring } from '../../support/statements.js';
import { until } from '../../support/replies.js';

const resetSubject = /^Reset your Fanfare password$/;
const newPassword = 'a new horse';
const failed = 'This reset link is invalid or has expired. Please request a new one.';

describe('a forgotten password', () => {
  let visitor: Client;
  const logged: string[] = [];
  const env = { PUBLIC_URL: 'https://localhost', LOG_LEVEL: 'trace' };
  const log = { write: (line: string) => void logged.push(line) };

  const { app, mailbox } = describeApp({ worker: true, mailbox: true, env, log });
  /** Another server of the same installation. Strategies are global, so it must live as long as the first. */
  const { app: other } = describeApp({
    env: () => ({
      ...mailbox.variables,
      ...env,
      DATABASE_URL: app.database.url,
      REDIS_PREFIX: app.env.redisPrefix,
    }),
    log,
  });
  beforeEach(() => {
    visitor = app.visitor();
  });
  afterEach(() => {
    const errors = logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
    logged.length = 0;
    expect(errors).toEqual([]);
  });

  /** Requests a link and returns the two parts of the latest one. */
  async function askFor(email: string, count = 1): Promise<{ email: string; token: string }> {
    expect((await app.visitor().post('/api/forgot-password', { email })).status).toBe(200);
    const mail = (await mailbox.receive(email, resetSubject, count)).at(-1);
    const query = mail && linkIn(mail).searchParams;
    return { email: query?.get('email') ?? '', token: query?.get('token') ?? '' };
  }

  const isValid = async (link: { email: string; token: string }) =>
    (await visitor.get<ResetTokenState>(`/api/verify-reset-token?${new URLSearchParams(link).toString()}`)).body.valid;

  const reset = (link: { email: string; token: string }, secret = newPassword) =>
    app.visitor().post('/api/reset-password', { ...link, newPassword: secret });

  const loginStatus = async (email: string, secret: string) =>
    (await app.visitor().post('/api/login', { email, password: secret })).status;

  it('is replaced with an emailed link, which also verifies the address, and confirmed by email', async () => {
    const user = await visitor.register();
    const link = await askFor(` ${user.email.toUpperCase()} `.trim());
    expect(link.email).toBe(user.email);
    expect(await isValid(link)).toBe(true);
    const { status, text } = await reset(link);
    expect([status, text]).toEqual([204, '']);
    expect(await loginStatus(user.email, password)).toBe(401);
    const after = await app.visitor().post<object>('/api/login', { email: user.email, password: newPassword });
    expect([after.status, after.body]).toEqual([200, expect.objectContaining({ emailVerified: true })]);
    await mailbox.receive(user.email, /^Your Fanfare password has changed$/);
  });

  it('gets the same response after the same work, with or without an account', async () => {
    const answers = new Set<string>();
    const { email } = await app.visitor().register();
    const ask = async (address: string): Promise<void> => {
      const { status, text, headers } = await visitor.post('/api/forgot-password', { email: address });
      answers.add(`${status} ${text} ${[...headers.keys()].sort().join()}`);
    };
    const known = await statementsDuring(app, () => ask(email));
    const unknown = await statementsDuring(app, () => ask(`${randomUUID()}@artist.test`));
    expect([...answers]).toEqual([expect.stringMatching(/^200 \{"message":"If an account exists with the email you/)]);
    expect(unknown).toEqual(known);
  });

  it('emails no one without an account', async () => {
    const stranger = `${randomUUID()}@artist.test`;
    await visitor.post('/api/forgot-password', { email: stranger });
    // Jobs run in order: once the next email has arrived, the stranger's was handled.
    const user = await visitor.register();
    await askFor(user.email);
    expect(mailbox.about(stranger, /./)).toEqual([]);
  });

  it('has a link to the configured address, whatever the request’s host', async () => {
    const { email } = await visitor.register();
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const call = request(
        `${app.url}/api/forgot-password`,
        {
          method: 'POST',
          headers: {
            host: 'evil.test',
            origin: 'https://localhost',
            'x-forwarded-host': 'evil.test',
            'x-forwarded-proto': 'http',
            'content-type': 'application/json',
          },
        },
        (response) => resolve(response.resume().statusCode),
      );
      call.on('error', reject).end(JSON.stringify({ email }));
    });
    expect(status).toBe(200);
    const [mail] = await mailbox.receive(email, resetSubject);
    expect(mail?.from).toBe('hello@fanfare.test');
    expect(mail && linkIn(mail).origin).toBe('https://localhost');
    expect(mail && linkIn(mail).pathname).toBe('/reset-password');
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.test');
  });

  it('accepts one of ten parallel uses of a link, and none afterwards', async () => {
    const { email } = await visitor.register();
    const link = await askFor(email);
    const secrets = Array.from({ length: 10 }, (_, n) => `new horse number ${n}`);
    const answers = await Promise.all(secrets.map((secret) => reset(link, secret)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 204).map(({ status, text }) => `${status}: ${text}`);
    expect(new Set(losers)).toEqual(new Set([`400: ${failed}`]));
    expect((await reset(link)).status).toBe(400);
    expect(await loginStatus(email, secrets[statuses.indexOf(204)] ?? '')).toBe(200);
  });

  /** Backdates an account's links. */
  const age = (email: string, minutes: number) =>
    app.database.query(
      `UPDATE account_tokens SET expires_at = expires_at - make_interval(mins => $2)
       WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
      [email, minutes],
    );

  it('accepts a link less than ten minutes old after a newer request, and no older one', async () => {
    const { email } = await visitor.register();
    const first = await askFor(email);
    await age(email, 6);
    const second = await askFor(email, 2);
    expect([await isValid(first), await isValid(second)]).toEqual([true, true]);
    await age(email, 6);
    const third = await askFor(email, 3);
    expect([await isValid(first), await isValid(second), await isValid(third)]).toEqual([false, true, true]);
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(204);
    expect([await isValid(second), await isValid(third)]).toEqual([false, false]);
    expect((await reset(third)).status).toBe(400);
  });

  it('accepts at most ten links, however many emails had to be rewritten', async () => {
    const { id, email } = await visitor.register();
    const tokens = app.nest.get(AccountTokensRepository, { strict: false });
    const issued = await Promise.all(Array.from({ length: 15 }, () => tokens.issue(id, 'reset-password', email)));
    const states = await Promise.all(issued.map((token) => isValid({ email, token })));
    expect(states.filter((valid) => valid)).toHaveLength(10);
  });

  it('refuses links from before a password change', async () => {
    const { email } = await visitor.register();
    const links = [await askFor(email), await askFor(email, 2)];
    const body = { currentPassword: password, newPassword };
    expect((await visitor.post('/api/account/password', body)).status).toBe(204);
    for (const link of links) expect((await reset(link)).status).toBe(400);
  });

  it('can be requested from a server of the previous release, which overwrites the newest link', async () => {
    const { id, email } = await visitor.register();
    const links = [await askFor(email), await askFor(email, 2)] as const;
    const previous = { email, token: 'issued by the previous release' };
    await buildAccountToken(app.database, { userId: id, purpose: 'reset-password', ...previous });
    expect([await isValid(links[0]), await isValid(links[1]), await isValid(previous)]).toEqual([true, false, true]);
  });

  it('refuses a link an hour old, or one with another address', async () => {
    const { email } = await visitor.register();
    const newer = await askFor(email);
    const other = { ...newer, email: (await app.visitor().register()).email };
    expect([await isValid(other), (await reset(other)).status]).toEqual([false, 400]);

    const expiry = await app.database.query<{ minutes: number }>(
      `SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes
       FROM account_tokens t JOIN users u ON u.id = t.user_id WHERE u.email = $1 AND purpose = 'reset-password'`,
      [email],
    );
    expect(expiry).toEqual([{ minutes: 60 }]);
    await app.database.query(`UPDATE account_tokens SET expires_at = now() - interval '1 second'`);
    expect([await isValid(newer), (await reset(newer)).status]).toEqual([false, 400]);
    expect(await loginStatus(email, password)).toBe(200);
  });

  it('can’t be replaced with a common one; the link still works', async () => {
    const link = await askFor((await visitor.register()).email);
    const { status, text } = await reset(link, 'Password1');
    expect([status, text]).toEqual([400, 'This password is easy to guess. Choose a less common one.']);
    expect((await reset(link)).status).toBe(204);
  });

  it('ends every session and socket, also on other servers', async () => {
    const { email } = await visitor.register();
    const elsewhere = other.visitor();
    await elsewhere.post('/api/login', { email, password });
    const sockets = [await visitor.connect(), await elsewhere.connect()];
    const cut = Promise.all(
      sockets.map((socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve))),
    );
    await reset(await askFor(email));
    expect(await cut).toEqual(['io server disconnect', 'io server disconnect']);
    for (const client of [visitor, elsewhere]) {
      expect((await client.get('/api/user')).status).toBe(401);
      await expect(client.connect()).rejects.toThrow('unauthorized');
    }
  });

  it('refuses a login with the old password that runs during the reset', async () => {
    const { email } = await visitor.register();
    const link = await askFor(email);
    const logins = Array.from({ length: 10 }, () => app.visitor());
    const answers = await Promise.all([
      ...logins.map((client) => client.post('/api/login', { email, password })),
      reset(link),
    ]);
    expect(answers.filter(({ status }) => ![200, 204, 401].includes(status))).toEqual([]);
    for (const client of logins) expect((await client.get('/api/user')).status).toBe(401);
  });

  it('leaves its token in no table, log or Redis key, before and after use', async () => {
    const { email } = await visitor.register();
    const link = await askFor(email);
    await isValid(link);
    const dump = async () => {
      const tables = await app.database.query<{ name: string }>(
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
      );
      const rows = await Promise.all(
        tables.map(({ name }) => app.database.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t`)),
      );
      return JSON.stringify([rows, logged, await redisTexts()]);
    };
    const before = await dump();
    await reset(link);
    const after = await dump();
    expect(before).toContain(email);
    expect(before).toContain('/api/verify-reset-token');
    for (const text of [before, after]) {
      expect(text).not.toContain(link.token);
      expect(text).not.toContain(Buffer.from(link.token).toString('hex'));
      expect(text).not.toContain(newPassword);
    }
  });

  async function redisTexts(): Promise<unknown[]> {
    const redis = new Redis(app.env.redisUrl);
    const keys = await redis.keys(`${app.env.redisPrefix}:*`);
    const texts = await Promise.all(
      keys.map(async (key) => [
        key,
        (await redis.dump(key).catch(() => null)) ?? '',
        await redis.hgetall(key).catch(() => ''),
      ]),
    );
    redis.disconnect();
    return texts;
  }

  it('is emailed later, once, if the mail server is busy', async () => {
    const { email } = await visitor.register();
    await mailbox.receive(email, /^Confirm your email/);
    mailbox.isRefusing = true;
    const before = mailbox.refused;
    await visitor.post('/api/forgot-password', { email });
    try {
      await until(async () => mailbox.refused > before);
      // A link that is being sent at this moment doesn't count as waiting.
      await until(async () => {
        const waiting = `SELECT 1 FROM outgoing_letters WHERE recipient = $1 AND posted_at IS NULL AND claimed_until IS NULL`;
        return (await app.database.query(waiting, [email])).length === 1;
      });
      await visitor.post('/api/forgot-password', { email });
    } finally {
      mailbox.isRefusing = false;
    }
    const mails = await mailbox.receive(email, resetSubject);
    expect(mails).toHaveLength(1);
    const query = mails[0] && linkIn(mails[0]).searchParams;
    expect(await isValid({ email, token: query?.get('token') ?? '' })).toBe(true);
  });

  it('is emailed at most three times a minute per address, and the fourth request says when to retry', async () => {
    const { email } = await visitor.register();
    const ask = (address: string) => app.visitor().post('/api/forgot-password', { email: address });
    for (const address of [email, `${randomUUID()}@artist.test`]) {
      const statuses = [];
      for (let n = 0; n < 20; n += 1) statuses.push((await ask(address)).status);
      expect(statuses).toEqual([200, 200, 200, ...Array<number>(17).fill(429)]);
    }
    const { headers, text } = await ask(` ${email.toUpperCase()}`);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(text).toMatch(/^Too many attempts\. Please wait (a minute|\d+ seconds) and try again\.$/);
    expect(mailbox.about(email, resetSubject).length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['nothing', {}],
    ['a list', { email: ['a@x.test'] }],
    ['an object', { email: { $gt: '' } }],
    ['a NUL', { email: 'a\0@x.test' }],
    ['a header', { email: 'a@x.test\r\nBcc: b@x.test' }],
    ['300 characters', { email: `${'x'.repeat(300)}@x.test` }],
  ])('can’t be requested with %s as the address', async (_, body) => {
    const { status, text, headers } = await visitor.post('/api/forgot-password', body);
    expect([status, text]).toEqual([400, 'Invalid email address']);
    expect(headers.get('content-type')).toContain('text/plain');
  });

  it.each([
    ['no address and no token', { email: undefined, token: undefined }, 400, 'Missing email or token'],
    ['no token', { token: undefined }, 400, 'Missing email or token'],
    ['a list as the token', { token: ['x'] }, 400, 'Missing email or token'],
    ['a NUL in the token', { token: 'x\0' }, 400, 'Missing email or token'],
    ['7 characters', { newPassword: 'seven77' }, 400, 'Password must be at least 8 characters'],
    ['201 characters', { newPassword: 'x'.repeat(201) }, 400, 'Password must be at most 200 characters'],
    ['1 MB', { newPassword: 'x'.repeat(1_000_000) }, 413, 'The request is too large'],
    ['a list', { newPassword: [newPassword] }, 400, 'Password must be text'],
    ['a NUL', { newPassword: 'horse\0horse' }, 400, 'Password must not contain the NUL character'],
    ['a token that was never emailed', {}, 400, failed],
  ])('can’t be replaced with %s', async (_, wrong, status, sentence) => {
    const answer = await visitor.post('/api/reset-password', { email: 'a@x.test', token: 'x', newPassword, ...wrong });
    expect([answer.status, answer.text]).toEqual([status, sentence]);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  it.each(['', '?email=a@x.test', '?token=x', '?email=a@x.test&token=', '?email=a&email=b&token=x'])(
    'GET /api/verify-reset-token%s returns 400 and says what is missing',
    async (query) => {
      const { status, text } = await visitor.get(`/api/verify-reset-token${query}`);
      expect([status, text]).toEqual([400, 'Missing email or token']);
    },
  );

  it.each(['/reset-password', '/reset-password/', '/verify-email', '/stop-reminders'])(
    '%s sends its URL to no other site',
    async (path) => {
      const { headers } = await visitor.get(`${path}?email=a@x.test&token=x`);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect((await visitor.get('/auth')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  it('an unknown link isn’t valid, and the response isn’t cached', async () => {
    const { status, body, headers } = await visitor.get('/api/verify-reset-token?email=a@x.test&token=x');
    expect([status, body, headers.get('cache-control')]).toEqual([200, { valid: false }, 'no-store']);
  });
});
