import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { Document } from '../../contract/documents/document.js';
import type { Release } from '../../contract/releases/release.js';
import type { User } from '../../contract/account/user.js';
import { LinkChecker } from '../../backend/src/assistant/links/link-checker.js';
import { ToolRegistry } from '../../backend/src/assistant/tool-registry.js';
import type { ToolContext } from '../../backend/src/assistant/tool.js';
import { PasswordsService } from '../../backend/src/auth/credentials/passwords.service.js';
import { hashCost } from '../../backend/src/config/env.js';
import { RateLimits } from '../../backend/src/http/rate-limits.js';
import { describeApp } from '../support/describe-app.js';
import { buildAccountToken } from '../support/factories.js';
import type { TestApp } from '../support/app.js';
import { type Client, password } from '../support/client.js';
import { startWorker } from '../support/worker.js';

const sentence = /^Too many attempts\. Please wait .+ and try again\.$/;

/** Deletes an application's counters, so each test starts with all limits unused. */
async function forgetCounts({ env }: TestApp): Promise<void> {
  const redis = new Redis(env.redisUrl);
  const keys = await redis.keys(`${env.redisPrefix}:limit:*`);
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
}

describe('rate limits', () => {
  const { app } = describeApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' } });
  beforeEach(() => forgetCounts(app));

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const logIn = (email: string, secret: string, address: string) =>
    app.visitor().call('POST', '/api/login', { email, password: secret }, from(address));
  const register = (email: string, address: string) =>
    app.visitor().call<User>('POST', '/api/register', { name: 'Mara Quill', email, password }, from(address));

  it('after ten wrong passwords from one address, even the right one waits; other addresses can sign in', async () => {
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

  it('after ten wrong passwords, an owner who resets the password doesn’t wait', async () => {
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

  it('after a reset, only the owner’s network is exempt from the limit of the account', async () => {
    const [email, newPassword, token] = [`${randomUUID()}@artist.test`, 'a new horse', randomUUID()];
    const { id: userId } = (await register(email, '198.51.100.1')).body;
    const [stranger, owner] = ['198.51.100.2', '198.51.100.3'];
    expect((await logIn(email, password, stranger)).status).toBe(200);
    await buildAccountToken(app.database, { userId, purpose: 'reset-password', token, email });
    const reset = { email, token, newPassword };
    expect((await app.visitor().call('POST', '/api/reset-password', reset, from(owner))).status).toBe(204);
    await Promise.all(Array.from({ length: 21 }, (_, n) => logIn(email, 'wrong horse', `203.0.113.${n}`)));
    expect((await logIn(email, newPassword, stranger)).status).toBe(429);
    expect((await logIn(email, newPassword, owner)).status).toBe(200);
  });

  it('an address without an account is throttled the same way', async () => {
    const email = `${randomUUID()}@artist.test`;
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await logIn(email, 'wrong horse', '198.51.100.2')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it('a successful login resets the failures', async () => {
    const email = `${randomUUID()}@artist.test`;
    await register(email, '198.51.100.1');
    for (const _ of [1, 2]) {
      for (let n = 0; n < 9; n += 1) expect((await logIn(email, 'wrong horse', '198.51.100.1')).status).toBe(401);
      expect((await logIn(email, password, '198.51.100.1')).status).toBe(200);
    }
  });

  it('chat exports are limited to sixty in ten minutes', async () => {
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

  it('searches are limited to 300 a minute per account, as fast as the search box can send', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const statuses = [];
    for (let n = 0; n < 301; n += 1) statuses.push((await artist.get('/api/search?q=zebra')).status);
    expect(statuses).toEqual([...Array<number>(300).fill(200), 429]);
  });

  it('profiles and facts can each be changed 300 times in ten minutes', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const profile = { name: 'Mara Quill', musicGenre: 'Folk', location: 'Leeds' };
    const profiles: number[] = [];
    const facts: number[] = [];
    for (let n = 0; n < 301; n += 1) {
      profiles.push((await artist.call('PUT', '/api/onboarding', profile)).status);
      facts.push((await artist.call('DELETE', `/api/facts/${randomUUID()}`)).status);
    }
    expect(profiles).toEqual([...Array<number>(300).fill(200), 429]);
    expect(facts).toEqual([...Array<number>(300).fill(404), 429]);
  });

  it('a tour’s announcements can be requested 30 times in ten minutes', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const tour = { kind: 'tour', title: 'Sea Roads', shows: [{ city: 'Leeds', date: '2027-03-05' }] };
    const { id } = (await artist.post<Release>('/api/releases', tour)).body;
    const statuses = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await artist.post(`/api/releases/${id}/announcements`)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });

  it('contacts can be imported and exported 60 times in ten minutes, and compared 120 times', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const statuses = [];
    const csv = { 'content-type': 'text/csv' };
    for (let n = 0; n < 61; n += 1)
      statuses.push((await artist.call('POST', '/api/contacts/import?preview=true', 'Name\nAnna', csv)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    const exported = [];
    for (let n = 0; n < 61; n += 1) exported.push((await artist.get('/api/contacts.csv')).status);
    expect(exported).toEqual([...Array<number>(60).fill(200), 429]);
    const compared = [];
    for (let n = 0; n < 121; n += 1) compared.push((await artist.get('/api/contacts/duplicates')).status);
    expect(compared).toEqual([...Array<number>(120).fill(200), 429]);
  });

  it('the assistant opens 20 links a minute per account', async () => {
    const url = 'https://mara.example';
    const checked = { url, status: 200, contentType: 'text/html', title: 'Mara Quill' };
    const opened = jest.spyOn(app.nest.get(LinkChecker, { strict: false }), 'check').mockResolvedValue(checked);
    const tools = app.nest.get(ToolRegistry, { strict: false }).list('account');
    const checkFor = async (artist: Client): Promise<() => Promise<unknown>> => {
      await artist.subscribe();
      const profile = { name: 'Mara Quill', musicGenre: 'Folk', location: 'Leeds', website: url };
      const { id: accountId } = (await artist.call<User>('PUT', '/api/onboarding', profile)).body;
      const { id: chatId } = await artist.chat();
      const context = { accountId, chatId, replyId: randomUUID(), userMessageId: randomUUID(), isMixed: () => false };
      const tool = tools.find(({ name }) => name === 'check_link');
      return async () => tool?.run({ url }, context as ToolContext);
    };
    const check = await checkFor(app.visitor());
    for (let n = 0; n < 20; n += 1) expect(await check()).toMatchObject({ output: checked });
    await expect(check()).rejects.toThrow('Too many links were checked. Try again in a minute.');
    expect(opened).toHaveBeenCalledTimes(20);
    const checkForOther = await checkFor(app.visitor());
    expect(await checkForOther()).toMatchObject({ output: checked });
  });

  it('the calendar of a release can be downloaded 60 times a minute', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const { id } = (await artist.post<Release>('/api/releases', { kind: 'release', title: 'Salt Road' })).body;
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await artist.get(`/api/releases/${id}/calendar.ics`)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  });

  it('calendar feeds can be read 60 times a minute per address', async () => {
    const read = (address: string) =>
      app.visitor().call('GET', `/api/calendar/${'a'.repeat(43)}.ics`, undefined, from(address));
    for (let n = 0; n < 60; n += 1) expect((await read('198.51.100.7')).status).toBe(404);
    expect([(await read('198.51.100.7')).status, (await read('198.51.100.8')).status]).toEqual([429, 404]);
  });

  it.each(['shared', 'shared-documents'])('links to %s can be opened 120 times a minute per address', async (path) => {
    const open = (address: string) =>
      app.visitor().call('GET', `/api/${path}/${'a'.repeat(43)}`, undefined, from(address));
    for (let n = 0; n < 120; n += 1) expect((await open('198.51.100.7')).status).toBe(404);
    expect([(await open('198.51.100.7')).status, (await open('198.51.100.8')).status]).toEqual([429, 404]);
  });

  it('distributed guessing is delayed by at most a minute, and never locks the owner out', async () => {
    const email = `${randomUUID()}@artist.test`;
    await register(email, '198.51.100.1');
    await logIn(email, password, '198.51.100.1');
    for (let n = 0; n < 20; n += 1) await logIn(email, 'wrong horse', `203.0.113.${n}`);
    const stranger = await logIn(email, 'wrong horse', '203.0.113.99');
    expect([stranger.status, Number(stranger.headers.get('retry-after')) <= 60]).toEqual([429, true]);
    expect((await logIn(email, password, '198.51.100.1')).status).toBe(200);
  });

  it('one address gets a hundred guesses across all accounts', async () => {
    const statuses = [];
    for (let n = 0; n < 101; n += 1) {
      statuses.push((await logIn(`${randomUUID()}@artist.test`, 'wrong horse', '203.0.113.7')).status);
    }
    expect(statuses).toEqual([...Array<number>(100).fill(401), 429]);
  });

  it('one network registers forty accounts an hour; each IPv6 customer is a network', async () => {
    const statuses = [];
    for (let n = 0; n < 41; n += 1) {
      statuses.push((await register(`${randomUUID()}@artist.test`, `2001:db8:1:2::${n.toString(16)}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(40).fill(201), 429]);
    expect((await register(`${randomUUID()}@artist.test`, '2001:db8:1:3::1')).status).toBe(201);
  });

  it('a /48 of IPv6 registers 120 accounts an hour, across its networks', async () => {
    const statuses = [];
    for (let n = 0; n < 121; n += 1) {
      statuses.push((await register(`${randomUUID()}@artist.test`, `2001:db8:7:${n.toString(16)}::1`)).status);
    }
    expect(statuses).toEqual([...Array<number>(120).fill(201), 429]);
    expect((await register(`${randomUUID()}@artist.test`, '2001:db8:8:1::1')).status).toBe(201);
  });

  describe('refused attempts don’t count against the named account', () => {
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
      ['requests for a reset link', 30, 'forgot-minute', forget, 200],
    ])('%s', async (_, times, limit, ask, done) => {
      for (let n = 0; n < times; n += 1) await ask(`${randomUUID()}@artist.test`, '198.51.100.1');
      const counters = await countersOf(limit);
      const email = `${randomUUID()}@artist.test`;
      for (let n = 0; n < 6; n += 1) expect((await ask(email, '198.51.100.1')).status).toBe(429);
      expect(await countersOf(limit)).toBe(counters);
      expect((await ask(email, '198.51.100.2')).status).toBe(done);
    });
  });

  it('one mailbox gets three links a minute', async () => {
    const visitor = app.visitor();
    await visitor.register();
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await visitor.post('/api/account/resend-verification')).status);
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
  });

  it('after ten wrong current passwords, further attempts wait', async () => {
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

  it('password guesses are still limited', async () => {
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

describe('password checks', () => {
  const { app } = describeApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  beforeEach(() => forgetCounts(app));
  afterEach(() => jest.restoreAllMocks());

  const spyOnChecks = () => jest.spyOn(app.nest.get(PasswordsService), 'fits');

  it('run for ten of thirty concurrent guesses', async () => {
    const visitor = app.visitor();
    await visitor.register();
    const checks = spyOnChecks();
    const body = { currentPassword: 'wrong horse', newPassword: 'a new horse' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => visitor.post('/api/account/password', body)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(checks).toHaveBeenCalledTimes(10);
  });

  it('cost nothing if correct, however often', async () => {
    const visitor = app.visitor();
    await visitor.register();
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const [currentPassword, newPassword] = [n === 0 ? password : 'a new horse', 'a new horse'];
      statuses.push((await visitor.post('/api/account/password', { currentPassword, newPassword })).status);
    }
    expect(statuses).toEqual(Array<number>(12).fill(204));
  });

  it('don’t run for a new address beyond the limit', async () => {
    const { email } = await app.visitor().register();
    const visitor = app.visitor();
    await visitor.register();
    const checks = spyOnChecks();
    const ask = () => visitor.post('/api/account/email', { email, currentPassword: password });
    for (let n = 0; n < 10; n += 1) expect((await ask()).status).toBe(409);
    expect((await ask()).status).toBe(429);
    expect(checks).toHaveBeenCalledTimes(10);
  });
});

describe('password checks of many networks', () => {
  const { app } = describeApp({ env: { TRUST_PROXY_HOPS: '1' }, hashCost });

  it('flooding from one network don’t lock out other networks or signed-in users there', async () => {
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

describe('saves of documents', () => {
  const { app } = describeApp({ env: { RATE_LIMIT_FACTOR: '1' } });

  it('are refused above twice a second for ten minutes, and nothing changes', async () => {
    const artist = app.visitor();
    const { id: accountId } = await artist.subscribe();
    const { body } = await artist.post<Document>('/api/documents', { kind: 'other', title: 'Bio', markdown: 'One' });
    const save = (markdown: string, baseVersion: number) =>
      artist.call<Document>('PUT', `/api/documents/${body.id}`, { markdown, baseVersion });
    expect((await save('Two', 1)).status).toBe(200);
    const limits = app.nest.get(RateLimits);
    const saving = { name: 'document-saves', times: 1200, seconds: 600 };
    await Promise.all(Array.from({ length: 1199 }, () => limits.count([saving, accountId])));
    const refused = await save('Three', 2);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await artist.get<Document>(`/api/documents/${body.id}`)).body.markdown).toBe('Two');
  });

  it('are still accepted after 1,200 other checks in ten minutes; those are refused', async () => {
    const artist = app.visitor();
    const { id: accountId } = await artist.subscribe();
    const written = { kind: 'other', title: 'Bio', markdown: 'With Otto Kern.' };
    const { body } = await artist.post<Document>('/api/documents', written);
    const path = `/api/documents/${body.id}`;
    expect((await artist.get(path)).status).toBe(200);
    const limits = app.nest.get(RateLimits);
    const checking = { name: 'document-checks', times: 1200, seconds: 600 };
    await Promise.all(Array.from({ length: 1198 }, () => limits.count([checking, accountId])));
    const refused = [
      await artist.get(path),
      await artist.post('/api/documents', written),
      await artist.post(`${path}/confirm`, { text: 'Otto Kern' }),
      await artist.call('PUT', `${path}/share`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect((await artist.call('PUT', path, { markdown: 'Two', baseVersion: 1 })).status).toBe(200);
    // Neither a repeated save nor one on top of an older version stores anything: both only check the text.
    const unstored = ['Two', 'Three'].map((markdown) => artist.call('PUT', path, { markdown, baseVersion: 1 }));
    expect((await Promise.all(unstored)).map(({ status }) => status)).toEqual([429, 429]);
  });
});

describe('without a trusted proxy', () => {
  const { app } = describeApp({ env: { RATE_LIMIT_FACTOR: '1' } });

  it('a forged address is ignored', async () => {
    const statuses = [];
    for (let n = 0; n < 41; n += 1) {
      const made = { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}`, 'x-real-ip': '203.0.113.9' };
      const body = { name: 'Mara Quill', email: `${randomUUID()}@artist.test`, password };
      statuses.push((await app.visitor().call('POST', '/api/register', body, made)).status);
    }
    expect(statuses).toEqual([...Array<number>(40).fill(201), 429]);
  });
});
