import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { User } from '../../../contract/account/user.js';
import { PasswordsService } from '../../../backend/src/auth/credentials/passwords.service.js';
import { describeApp } from '../../support/describe-app.js';
import { buildAccountToken } from '../../support/factories.js';
import { startApp, type TestApp } from '../../support/app.js';
import { password } from '../../support/client.js';
import { startWorker } from '../../support/worker.js';

const sentence = /^Too many tries\. Please wait .+ and try again\.$/;

describe('rate limits', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startApp({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' });
  });
  afterEach(() => app.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const logIn = (email: string, secret: string, address: string) =>
    app.visitor().call('POST', '/api/login', { email, password: secret }, from(address));
  const register = (email: string, address: string) =>
    app.visitor().call<User>('POST', '/api/register', { name: 'Mara Quill', email, password }, from(address));

  it('ten wrong passwords from one address, and the next tries wait, the right one too; elsewhere it is let in', async () => {
    const email = `${randomUUID()}@artist.test`;
    await register(email, '198.51.100.1');
    for (let n = 0; n < 10; n += 1) expect((await logIn(email, 'wrong horse', '198.51.100.2')).status).toBe(401);
    for (const secret of ['wrong horse', password]) {
      const { status, headers, text } = await logIn(email, secret, '198.51.100.2');
      expect([status, text]).toEqual([429, expect.stringMatching(sentence)]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
    }
    expect((await logIn(email, password, '198.51.100.1')).status).toBe(200);
  });

  it('ten wrong passwords, and the owner who sets a new one by a mailed link does not wait', async () => {
    const [email, newPassword, token] = [`${randomUUID()}@artist.test`, 'a new horse', randomUUID()];
    const { id: userId } = (await register(email, '198.51.100.1')).body;
    await buildAccountToken(app.database, { userId, purpose: 'reset-password', token, email });
    for (let n = 0; n < 11; n += 1) await logIn(email, 'wrong horse', '198.51.100.2');
    expect((await logIn(email, password, '198.51.100.2')).status).toBe(429);
    const reset = { email, token, newPassword };
    const { status } = await app.visitor().call('POST', '/api/reset-password', reset, from('198.51.100.2'));
    expect(status).toBe(204);
    expect((await logIn(email, newPassword, '198.51.100.2')).status).toBe(200);
  });

  it('an address that has no account is throttled alike', async () => {
    const email = `${randomUUID()}@artist.test`;
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await logIn(email, 'wrong horse', '198.51.100.2')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it('a successful login forgets the failures before it', async () => {
    const email = `${randomUUID()}@artist.test`;
    await register(email, '198.51.100.1');
    for (const _ of [1, 2]) {
      for (let n = 0; n < 9; n += 1) expect((await logIn(email, 'wrong horse', '198.51.100.1')).status).toBe(401);
      expect((await logIn(email, password, '198.51.100.1')).status).toBe(200);
    }
  });

  it('sixty conversations are taken away as files in ten minutes, then the next one waits', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const { id } = await artist.chat();
    const worker = await startWorker(app);
    try {
      const statuses = [];
      for (let n = 0; n < 61; n += 1) statuses.push((await artist.get(`/api/chats/${id}/export?format=md`)).status);
      expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    } finally {
      await worker.close();
    }
  });

  it('an account searches 300 times in a minute, as fast as the search box can ask, then the next one waits', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const statuses = [];
    for (let n = 0; n < 301; n += 1) statuses.push((await artist.get('/api/search?q=zebra')).status);
    expect(statuses).toEqual([...Array<number>(300).fill(200), 429]);
  });

  it('links of shared conversations are opened 120 times in a minute from one address; elsewhere they are too', async () => {
    const open = (address: string) =>
      app.visitor().call('GET', `/api/shared/${'a'.repeat(43)}`, undefined, from(address));
    for (let n = 0; n < 120; n += 1) expect((await open('198.51.100.7')).status).toBe(404);
    expect([(await open('198.51.100.7')).status, (await open('198.51.100.8')).status]).toEqual([429, 404]);
  });

  it('strangers who guess from everywhere wait a minute at most, and never keep the owner out', async () => {
    const email = `${randomUUID()}@artist.test`;
    await register(email, '198.51.100.1');
    await logIn(email, password, '198.51.100.1');
    for (let n = 0; n < 20; n += 1) await logIn(email, 'wrong horse', `203.0.113.${n}`);
    const stranger = await logIn(email, 'wrong horse', '203.0.113.99');
    expect([stranger.status, Number(stranger.headers.get('retry-after')) <= 60]).toEqual([429, true]);
    expect((await logIn(email, password, '198.51.100.1')).status).toBe(200);
  });

  it('one address guesses a hundred times, whoever it guesses at', async () => {
    const statuses = [];
    for (let n = 0; n < 101; n += 1) {
      statuses.push((await logIn(`${randomUUID()}@artist.test`, 'wrong horse', '203.0.113.7')).status);
    }
    expect(statuses).toEqual([...Array<number>(100).fill(401), 429]);
  });

  it('one network registers forty accounts an hour; IPv6 customers are a network each', async () => {
    const statuses = [];
    for (let n = 0; n < 41; n += 1) {
      statuses.push((await register(`${randomUUID()}@artist.test`, `2001:db8:1:2::${n.toString(16)}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(40).fill(201), 429]);
    expect((await register(`${randomUUID()}@artist.test`, '2001:db8:1:3::1')).status).toBe(201);
  });

  it('a /48 of IPv6 registers 120 accounts an hour, however many networks it uses', async () => {
    const statuses = [];
    for (let n = 0; n < 121; n += 1) {
      statuses.push((await register(`${randomUUID()}@artist.test`, `2001:db8:7:${n.toString(16)}::1`)).status);
    }
    expect(statuses).toEqual([...Array<number>(120).fill(201), 429]);
    expect((await register(`${randomUUID()}@artist.test`, '2001:db8:8:1::1')).status).toBe(201);
  });

  describe('what a network is refused is not counted for whom it names', () => {
    const countersOf = async (limit: string): Promise<number> => {
      const redis = new Redis(app.env.redisUrl);
      const keys = await redis.keys(`${app.env.redisPrefix}:limit:${limit}:*`);
      redis.disconnect();
      return keys.length;
    };
    const forget = (email: string, address: string) =>
      app.visitor().call('POST', '/api/forgot-password', { email }, from(address));

    it.each([
      ['registrations', 40, 'register', register, 201],
      ['wishes for a reset link', 30, 'mailbox', forget, 200],
    ])('%s', async (_, times, limit, ask, done) => {
      for (let n = 0; n < times; n += 1) await ask(`${randomUUID()}@artist.test`, '198.51.100.1');
      const counters = await countersOf(limit);
      const email = `${randomUUID()}@artist.test`;
      for (let n = 0; n < 6; n += 1) expect((await ask(email, '198.51.100.1')).status).toBe(429);
      expect(await countersOf(limit)).toBe(counters);
      expect((await ask(email, '198.51.100.2')).status).toBe(done);
    });
  });

  it('one mailbox is sent three links a minute', async () => {
    const visitor = app.visitor();
    await visitor.register();
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await visitor.post('/api/account/resend-verification')).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
  });

  it('ten wrong current passwords, and the next tries wait', async () => {
    const visitor = app.visitor();
    await visitor.register();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const body = { currentPassword: 'wrong horse', newPassword: 'a new horse' };
      statuses.push((await visitor.post('/api/account/password', body)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });
});

describe('with a large RATE_LIMIT_FACTOR', () => {
  const { app } = describeApp({ env: { RATE_LIMIT_FACTOR: '1000', TRUST_PROXY_HOPS: '1' } });

  it('guesses at a password are limited all the same', async () => {
    const logIn = async (email: string, address: string) => {
      const from = { 'x-forwarded-for': address };
      return (await app.visitor().call('POST', '/api/login', { email, password: 'wrong horse' }, from)).status;
    };
    const visitor = app.visitor();
    const { email } = await visitor.register();
    const fromOne = [];
    for (let n = 0; n < 11; n += 1) fromOne.push(await logIn(email, '198.51.100.1'));
    expect(fromOne).toEqual([...Array<number>(10).fill(401), 429]);
    // In parallel, because the account's window is short.
    await Promise.all(Array.from({ length: 21 }, (_, n) => logIn(email, `203.0.113.${n}`)));
    expect(await logIn(email, '203.0.113.99')).toBe(429);
    const current = [];
    for (let n = 0; n < 11; n += 1) {
      const body = { currentPassword: 'wrong horse', newPassword: 'a new horse' };
      current.push((await visitor.post('/api/account/password', body)).status);
    }
    expect(current).toEqual([...Array<number>(10).fill(400), 429]);
  });
});

describe('passwords that are checked', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const spyOnChecks = () => jest.spyOn(app.nest.get(PasswordsService), 'fits');

  it('are ten of thirty guesses at the current one that come at the same time', async () => {
    app = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const visitor = app.visitor();
    await visitor.register();
    const checks = spyOnChecks();
    const body = { currentPassword: 'wrong horse', newPassword: 'a new horse' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => visitor.post('/api/account/password', body)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(checks).toHaveBeenCalledTimes(10);
  });

  it('count for nothing when they are right, however often', async () => {
    app = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const visitor = app.visitor();
    await visitor.register();
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const [currentPassword, newPassword] = [n === 0 ? password : 'a new horse', 'a new horse'];
      statuses.push((await visitor.post('/api/account/password', { currentPassword, newPassword })).status);
    }
    expect(statuses).toEqual(Array<number>(12).fill(204));
  });

  it('are none for a new address that is one too many', async () => {
    app = await startApp({ RATE_LIMIT_FACTOR: '1' });
    const { email } = await app.visitor().register();
    const visitor = app.visitor();
    await visitor.register();
    const checks = spyOnChecks();
    const ask = () => visitor.post('/api/account/email', { email, currentPassword: password });
    for (let n = 0; n < 10; n += 1) expect((await ask()).status).toBe(409);
    expect((await ask()).status).toBe(429);
    expect(checks).toHaveBeenCalledTimes(10);
  });

  it('for one network by the hundred keep nobody elsewhere out, nor who is signed in there', async () => {
    app = await startApp({ TRUST_PROXY_HOPS: '1' });
    const visitor = app.visitor();
    await visitor.register();
    const { email } = await app.visitor().register();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    let refused = (): void => undefined;
    const isFull = new Promise<void>((resolve) => (refused = resolve));
    const crowd = Array.from({ length: 300 }, async () => {
      const { status } = await app.visitor().call('POST', '/api/login', { email, password }, from('198.51.100.1'));
      if (status !== 200) refused();
      return status;
    });
    await isFull;
    const guess = { currentPassword: 'wrong horse', newPassword: 'a new horse' };
    const newcomer = { name: 'Mara Quill', email: `${randomUUID()}@artist.test`, password };
    const others = await Promise.all([
      app.visitor().call('POST', '/api/login', { email, password }, from('198.51.100.2')),
      app.visitor().call('POST', '/api/register', newcomer, from('198.51.100.3')),
      visitor.call('POST', '/api/account/password', guess, from('198.51.100.1')),
    ]);
    expect(others.map(({ status }) => status)).toEqual([200, 201, 400]);
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([200, 429]));
  });
});

describe('without a proxy that is known', () => {
  const { app } = describeApp({ env: { RATE_LIMIT_FACTOR: '1' } });

  it('an address that the visitor makes up is not believed', async () => {
    const statuses = [];
    for (let n = 0; n < 41; n += 1) {
      const made = { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}`, 'x-real-ip': '203.0.113.9' };
      const body = { name: 'Mara Quill', email: `${randomUUID()}@artist.test`, password };
      statuses.push((await app.visitor().call('POST', '/api/register', body, made)).status);
    }
    expect(statuses).toEqual([...Array<number>(40).fill(201), 429]);
  });
});
