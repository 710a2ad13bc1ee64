import ICAL from 'ical.js';
import { AccountTokensRepository } from '../../../backend/src/auth/credentials/account-tokens.repository.js';
import { SocialSignInService } from '../../../backend/src/auth/social/social-sign-in.service.js';
import type { User } from '../../../contract/account/user.js';
import type { CalendarFeed, NewCalendarFeed } from '../../../contract/releases/calendar-feed.js';
import type { Release } from '../../../contract/releases/release.js';
import type { Task, TaskList } from '../../../contract/releases/task.js';
import { addDays } from '../../../contract/rules/day-rule.js';
import { startApp, type TestApp } from '../../support/app.js';
import { type Answer, type Client, password } from '../../support/client.js';

const today = new Date().toISOString().slice(0, 10);

describe('calendars', () => {
  let app: TestApp;
  let artist: Client;
  let release: Release;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
    const body = { kind: 'release', title: 'Salt; Road, live', date: addDays(today, 90), timeZone: 'UTC' };
    release = (await artist.post<Release>('/api/releases', body)).body;
  });

  const plan = async (): Promise<Task[]> =>
    (await artist.get<TaskList>(`/api/releases/${release.id}/tasks`)).body.items;
  const events = (text: string): ICAL.Event[] =>
    new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
  const pathOf = (url: string): string => new URL(url).pathname;
  const feed = async (): Promise<string> => pathOf((await artist.post<NewCalendarFeed>('/api/calendar')).body.url);
  const read = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    app.visitor().call('GET', path, undefined, headers);

  it('of a release have its date and unfinished tasks', async () => {
    const [done, ...open] = await plan();
    await artist.call('PATCH', `/api/releases/${release.id}/tasks/${done?.id}`, { done: true });
    const { status, headers, text } = await artist.get<string>(`/api/releases/${release.id}/calendar.ics`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const entries = events(text);
    expect(entries).toHaveLength(open.length + 1);
    const pitch = open.find(({ title }) => title.startsWith('Pitch the song'));
    const entry = entries.find(({ uid }) => uid.startsWith(`task-${pitch?.id}@`));
    expect(entry?.startDate.toString()).toBe(pitch?.due);
    expect(entry?.startDate.isDate).toBe(true);
    expect(entry?.summary).toBe(`${pitch?.title} (Salt; Road, live)`);
  });

  it('keep an entry’s id and raise its sequence when it moves', async () => {
    const path = await feed();
    const [task] = await plan();
    const entry = async () => events((await read(path)).text).find(({ uid }) => uid.startsWith(`task-${task?.id}@`));
    const before = await entry();
    await artist.call('PATCH', `/api/releases/${release.id}/tasks/${task?.id}`, { due: addDays(today, 5) });
    const after = await entry();
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(after?.startDate.toString()).toBe(addDays(today, 5));
  });

  it('are served without a session, and return 304 while unchanged', async () => {
    const path = await feed();
    const { status, headers, text } = await read(path);
    expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow, noarchive']);
    expect(events(text).length).toBeGreaterThan(10);
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    const plain = await read(path, { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, text]);
    const etag = headers.get('etag') ?? '';
    expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
    await artist.call('PATCH', `/api/releases/${release.id}`, { title: 'Sea Road' });
    const changed = await read(path, { 'if-none-match': etag });
    expect([changed.status, changed.text.includes('Sea Road')]).toEqual([200, true]);
  });

  it('are served only at the newest URL, which can’t be guessed', async () => {
    const first = await feed();
    const second = await feed();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await read('/api/calendar/guessed.ics')).status).toBe(404);
    expect((await read(`/api/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404);
    expect((await artist.get<CalendarFeed>('/api/calendar')).body.createdAt).not.toBeNull();
    expect((await artist.call('DELETE', '/api/calendar')).status).toBe(204);
    expect((await read(second)).status).toBe(404);
    expect((await artist.get<CalendarFeed>('/api/calendar')).body.createdAt).toBeNull();
    const stored = await app.database.query<{ hash: string }>(
      `SELECT encode(secret_hash, 'escape') AS hash FROM calendar_feeds`,
    );
    expect(JSON.stringify(stored)).not.toContain(second.split('/').at(-1));
  });

  it('can also be revoked without a subscription', async () => {
    const path = await feed();
    const { id } = (await artist.get<User>('/api/user')).body;
    await app.database.query(
      `UPDATE subscriptions SET status = 'canceled', end_date = now() - interval '1 day' WHERE user_id = $1`,
      [id],
    );
    expect((await artist.post('/api/calendar')).status).toBe(402);
    expect((await artist.get<CalendarFeed>('/api/calendar')).body.createdAt).not.toBeNull();
    expect((await artist.call('DELETE', '/api/calendar')).status).toBe(204);
    expect((await read(path)).status).toBe(404);
  });

  it('are no longer served after a password reset, and the email says so', async () => {
    const path = await feed();
    const { id, email } = (await artist.get<User>('/api/user')).body;
    const token = await app.nest.get(AccountTokensRepository, { strict: false }).issue(id, 'reset-password', email);
    const reset = await app.visitor().post('/api/reset-password', { email, token, newPassword: 'a new horse' });
    expect([reset.status, (await read(path)).status]).toEqual([204, 404]);
    expect(await noticeTo(email, 'password-changed')).toMatchObject({ endedCalendar: true });
  });

  it('are no longer served after a provider has proven who owns the address, and the email says so', async () => {
    const path = await feed();
    const { email } = (await artist.get<User>('/api/user')).body;
    const account = { provider: 'google', subject: email, name: 'Mara', verifiedEmail: email } as const;
    const visit = { network: '127.0.0.1', userAgent: '' };
    await app.nest.get(SocialSignInService, { strict: false }).signIn(account, visit);
    expect((await read(path)).status).toBe(404);
    expect(await noticeTo(email, 'password-ended')).toMatchObject({ endedCalendar: true });
  });

  it('are still served after a change of the password and after signing out other devices', async () => {
    const path = await feed();
    const body = { currentPassword: password, newPassword: 'a new horse' };
    expect((await artist.post('/api/account/password', body)).status).toBe(204);
    expect((await artist.post('/api/sessions/revoke-others')).status).toBeLessThan(300);
    expect((await read(path)).status).toBe(200);
  });

  const noticeTo = async (email: string, name: string): Promise<unknown> => {
    const rows = await app.database.query<{ data: unknown }>(
      'SELECT data FROM outgoing_letters WHERE recipient = $1 AND name = $2',
      [email, name],
    );
    return rows[0]?.data;
  };

  it('of another account’s release are a 404', async () => {
    const other = app.visitor();
    await other.subscribe();
    expect((await other.get(`/api/releases/${release.id}/calendar.ics`)).status).toBe(404);
  });
});
