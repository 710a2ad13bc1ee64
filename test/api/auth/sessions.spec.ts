import { randomUUID } from 'node:crypto';
import type { Session } from '../../../contract/account/account.js';
import type { User } from '../../../contract/account/user.js';
import { emptyForVisitors } from '../../../contract/auth/visitors.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { describeApp } from '../../support/describe-app.js';
import { ago, buildSessions, days } from '../../support/factories.js';
import { type Client, password, type TestSocket } from '../../support/client.js';
import { until } from '../../support/replies.js';

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';

describe('sessions', () => {
  let here: Client;
  let phone: Client;
  let email: string;

  const { app } = describeApp();
  /** Another server of the same installation. */
  const { app: other } = describeApp({
    env: () => ({ DATABASE_URL: app.database.url, REDIS_PREFIX: app.env.redisPrefix }),
  });

  /** One account, signed in on this server and, through another server, on a phone. */
  beforeEach(async () => {
    here = app.visitor();
    phone = other.visitor();
    ({ email } = await here.register());
    await phone.call('POST', '/api/login', { email, password }, { 'user-agent': firefox });
  });
  afterEach(() => {
    here.close();
    phone.close();
  });

  const list = async (client: Client) => (await client.get<Session[]>('/api/sessions')).body;
  const cut = (socket: TestSocket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));

  it('are listed with device and times, including the current one, and no other account’s', async () => {
    await app.visitor().register();
    const sessions = await list(phone);
    expect(sessions).toHaveLength(2);
    const [mine] = sessions.filter(({ isCurrent }) => isCurrent);
    expect(mine).toEqual({
      id: expect.any(String),
      device: 'Firefox on Android',
      createdAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.stringMatching(/Z$/),
      isCurrent: true,
    });
    expect((await list(here)).filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).not.toEqual([mine?.id]);
  });

  it('record their last use, at most every ten minutes', async () => {
    const [mine] = (await list(here)).filter(({ isCurrent }) => isCurrent);
    const setBack = (minutes: number) =>
      app.database.query(`UPDATE sessions SET last_used_at = now() - make_interval(mins => $2) WHERE id = $1`, [
        mine?.id,
        minutes,
      ]);
    const age = async () =>
      Date.now() - new Date((await list(here)).find(({ id }) => id === mine?.id)?.lastUsedAt ?? 0).getTime();
    await setBack(9);
    await here.get('/api/user');
    expect(await age()).toBeGreaterThan(8 * 60_000);
    await setBack(11);
    await here.get('/api/user');
    await until(async () => (await age()) < 60_000);
  });

  it('can be signed out one by one, with their sockets, on any server', async () => {
    const ended = cut(await phone.connect());
    const mine = await here.connect();
    const [theirs] = (await list(here)).filter(({ isCurrent }) => !isCurrent);
    expect((await here.call('DELETE', `/api/sessions/${theirs?.id}`)).status).toBe(204);
    expect(await ended).toBe('io server disconnect');
    expect([(await phone.get('/api/user')).status, (await here.get('/api/user')).status]).toEqual([401, 200]);
    expect(mine.connected).toBe(true);
  });

  it('lose their sockets even if the server missed the sign-out; others stay', async () => {
    const [gone, kept] = [cut(await phone.connect()), await here.connect()];
    const [session] = (await list(phone)).filter(({ isCurrent }) => isCurrent);
    await app.database.query('DELETE FROM sessions WHERE id = $1', [session?.id]);
    await gone;
    expect(kept.connected).toBe(true);
  });

  it('can all be signed out except the current one', async () => {
    const ended = cut(await phone.connect());
    const mine = await here.connect();
    expect((await here.post('/api/sessions/revoke-others')).status).toBe(204);
    expect(await ended).toBe('io server disconnect');
    expect((await list(here)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect(mine.connected).toBe(true);
  });

  it('of another account are a 404, and stay', async () => {
    const stranger = app.visitor();
    await stranger.register();
    const [theirs] = await list(here);
    const answers = [];
    for (const id of [theirs?.id, randomUUID(), 'x', "1' OR '1'='1"]) {
      const { status, text } = await stranger.call('DELETE', `/api/sessions/${encodeURIComponent(String(id))}`);
      answers.push(`${status} ${text}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404 /);
    expect(await list(here)).toHaveLength(2);
  });

  it('that are missing are an error, unless GET /api/user prefers an empty response', async () => {
    const prefer = { prefer: emptyForVisitors };
    const visitor = app.visitor();
    const empty = await visitor.call('GET', '/api/user', undefined, prefer);
    expect([empty.status, empty.text, empty.headers.get('preference-applied')]).toEqual([204, '', emptyForVisitors]);
    expect((await visitor.call('GET', '/api/sessions', undefined, prefer)).status).toBe(401);
    expect((await here.call('GET', '/api/user', undefined, prefer)).body).toMatchObject({ email });
  });

  it('are limited to the newest fifty: one more ends the oldest, with its sockets, on any server', async () => {
    const ended = [cut(await here.connect()), cut(await phone.connect())];
    const logIns = Array.from({ length: 55 }, async () => {
      const client = app.visitor();
      await client.post('/api/login', { email, password });
      return (await client.get('/api/user')).status;
    });
    expect((await Promise.all(logIns)).filter((status) => status === 200).length).toBeGreaterThanOrEqual(50);
    const rows = await app.database.query(
      'SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id WHERE email = $1',
      [email],
    );
    expect(rows).toHaveLength(50);
    expect(await Promise.all(ended)).toEqual(['io server disconnect', 'io server disconnect']);
    expect([(await here.get('/api/user')).status, (await phone.get('/api/user')).status]).toEqual([401, 401]);
  });

  it('are listed up to fifty, last used first, if an account already has more', async () => {
    const { id: userId } = (await here.get<User>('/api/user')).body;
    await buildSessions(app.database, { userId, count: 60, lastUsedAt: ago(days(1)) });
    const sessions = await list(here);
    expect([sessions.length, sessions.some(({ isCurrent }) => isCurrent)]).toEqual([50, true]);
  });

  describe('changing the password', () => {
    const change = (currentPassword: unknown, newPassword: unknown, more = {}) =>
      here.post<ErrorBody>('/api/account/password', { currentPassword, newPassword, ...more });

    it('signs out all other devices and refuses the old password', async () => {
      const ended = cut(await phone.connect());
      expect((await change(password, 'a new horse')).status).toBe(204);
      expect(await ended).toBe('io server disconnect');
      expect((await here.get('/api/user')).status).toBe(200);
      expect((await phone.get('/api/user')).status).toBe(401);
      const logIn = (secret: string) => app.visitor().post('/api/login', { email, password: secret });
      expect([(await logIn(password)).status, (await logIn('a new horse')).status]).toEqual([401, 200]);
    });

    it.each([
      ['a wrong current password', 'wrong horse', 'a new horse', 400, 'This is not your current password'],
      ['no current one', undefined, 'a new horse', 400, 'Current password must be text'],
      ['an object as the current password', { $ne: '' }, 'a new horse', 400, 'Current password must be text'],
      ['7 characters', password, 'seven77', 400, 'Password must be at least 8 characters'],
      ['a common one', password, 'Password1', 400, 'This password is easy to guess. Choose a less common one.'],
      ['a list', password, ['a new horse'], 400, 'Password must be text'],
      ['a NUL', password, 'horse\0horse', 400, 'Password must not contain the NUL character'],
      ['1 MB', password, 'x'.repeat(1_000_000), 413, 'The request is too large'],
    ])('is refused with %s, and no one is signed out', async (_, current, next, status, sentence) => {
      const { status: got, body } = await change(current, next);
      expect([got, body.error]).toEqual([status, sentence]);
      expect((await phone.get('/api/user')).status).toBe(200);
    });

    it('succeeds once for ten parallel calls', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => change(password, `new horse number ${n}`)),
      );
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    });

    it('changes no other account’s, whatever the body names', async () => {
      const victim = app.visitor();
      const { id, email: theirs } = await victim.register();
      expect((await change(password, 'a new horse', { userId: id, id, email: theirs })).status).toBe(204);
      expect((await app.visitor().post('/api/login', { email: theirs, password })).status).toBe(200);
    });
  });
});
