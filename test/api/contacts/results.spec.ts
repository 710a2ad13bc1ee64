import { jest } from '@jest/globals';
import { Clock } from '../../../backend/src/common/clock.js';
import { LinkChecker } from '../../../backend/src/assistant/links/link-checker.js';
import { ToolRefused } from '../../../backend/src/assistant/tool.errors.js';
import type { CheckedOffer } from '../../../contract/pitches/offer.js';
import type { PitchReadiness } from '../../../contract/pitches/readiness.js';
import type { Release } from '../../../contract/releases/release.js';
import type { Results } from '../../../contract/results/results.js';
import { addDays } from '../../../contract/rules/day-rule.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client } from '../../support/client.js';

/** Noon on the next such weekday: sessions and subscriptions begin before it. @param weekday 0 is Sunday */
function nextNoon(weekday: number): string {
  const noon = new Date();
  noon.setUTCHours(12, 0, 0, 0);
  noon.setUTCDate(noon.getUTCDate() + 1);
  while (noon.getUTCDay() !== weekday) noon.setUTCDate(noon.getUTCDate() + 1);
  return noon.toISOString();
}

describe('results', () => {
  let app: TestApp;
  let artist: Client;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    artist = app.visitor();
  });

  async function subscribe(plan: 'monthly' | 'yearly'): Promise<string> {
    const { id } = await artist.subscribe();
    await app.database.query('UPDATE subscriptions SET price_id = $2 WHERE user_id = $1', [
      id,
      `price_sandbox_${plan}`,
    ]);
    return id;
  }
  const release = async (title: string): Promise<string> =>
    (await artist.post<Release>('/api/releases', { kind: 'release', title })).body.id;
  const log = (userId: string, releaseId: string | null, status: string, daysAgo: number): Promise<unknown> =>
    app.database.query(
      `INSERT INTO pitches (id, user_id, contact_name, outlet, document_title, release_id, status, sent_at, answered_at)
       VALUES (gen_random_uuid(), $1, 'x', '', '', $2, $3::text, now() - make_interval(days => $4),
         CASE WHEN $3::text IN ('no', 'yes', 'placed') THEN now() - make_interval(days => $4) END)`,
      [userId, releaseId, status, daysAgo],
    );
  const read = async (): Promise<Results> => (await artist.get<Results>('/api/results?timeZone=Europe/London')).body;

  it('on the yearly plan cover all time, and compare releases without mixing them', async () => {
    const id = await subscribe('yearly');
    const [salt, sea] = [await release('Salt Road'), await release('Sea Road')];
    for (const [to, status, days] of [
      [salt, 'sent', 1],
      [salt, 'placed', 40],
      [sea, 'no', 200],
      [null, 'sent', 3],
    ] as const) {
      await log(id, to, status, days);
    }
    const results = await read();
    expect(results.isEverything).toBe(true);
    expect(results.totals).toEqual({ sent: 4, answered: 2, placed: 1, tasksDone: 0, shareOpens: 0 });
    expect(results.releases).toEqual([
      { releaseId: salt, title: 'Salt Road', sent: 2, answered: 1, placed: 1, tasksDone: 0 },
      { releaseId: null, title: '', sent: 1, answered: 0, placed: 0, tasksDone: 0 },
      { releaseId: sea, title: 'Sea Road', sent: 1, answered: 1, placed: 0, tasksDone: 0 },
    ]);
    expect(results.weeks.reduce((sum, { counts }) => sum + counts.sent, 0)).toBe(4);
    const { text } = await artist.get<string>('/api/results.csv?timeZone=UTC');
    expect(text).toContain('Salt Road,2,1,1,0');
  });

  it('on the monthly plan cover the last 30 days', async () => {
    const id = await subscribe('monthly');
    await log(id, null, 'placed', 10);
    await log(id, null, 'placed', 40);
    const results = await read();
    expect([results.isEverything, results.totals.sent, results.releases]).toEqual([false, 1, []]);
  });

  it.each([
    ['a Monday', 1, 35, 6],
    ['a Tuesday', 2, 29, 5],
  ])('of the monthly plan have all of their 30 days in the weeks, on %s', async (_, weekday, daysBefore, count) => {
    const moment = nextNoon(weekday);
    const firstWeek = addDays(moment.slice(0, 10), -daysBefore);
    const id = await subscribe('monthly');
    const clock = jest.spyOn(app.nest.get(Clock, { strict: false }), 'now').mockReturnValue(new Date(moment));
    for (const days of [29, 30]) {
      await app.database.query(
        `INSERT INTO pitches (id, user_id, contact_name, outlet, document_title, status, sent_at)
         VALUES (gen_random_uuid(), $1, 'x', '', '', 'sent', $2::timestamptz - make_interval(days => $3))`,
        [id, moment, days],
      );
    }
    const { totals, weeks } = await read();
    clock.mockRestore();
    expect([weeks[0]?.start, weeks.length, totals.sent]).toEqual([firstWeek, count, 1]);
    expect(weeks[0]?.counts.sent).toBe(1);
  });

  it('of another account aren’t counted', async () => {
    await log(await subscribe('yearly'), null, 'sent', 1);
    artist = app.visitor();
    await subscribe('yearly');
    expect((await read()).totals.sent).toBe(0);
  });

  it('start with what is missing for a pitch, and where to fix it', async () => {
    await subscribe('monthly');
    const id = await release('Salt Road');
    const { body: before } = await artist.get<PitchReadiness>(`/api/releases/${id}/readiness`);
    expect(before.items.map(({ key, isReady }) => [key, isReady])).toEqual([
      ['date', false],
      ['link', false],
      ['photo', false],
      ['credit', false],
      ['contact', false],
      ['bio', false],
    ]);
    const change = { date: '2027-05-07', listenLink: 'https://song.example/private', photoCredit: 'Ada Low' };
    await artist.call('PATCH', `/api/releases/${id}`, change);
    const bio = async () => {
      const { body } = await artist.get<PitchReadiness>(`/api/releases/${id}/readiness`);
      return body.items.find(({ key }) => key === 'bio')?.isReady;
    };
    // Editors can't print an empty page or a single line as a bio.
    await artist.post('/api/documents', { kind: 'bio_100', title: 'Bio' });
    await artist.post('/api/documents', { kind: 'bio_line', title: 'Line', markdown: 'Ada sings.' });
    expect(await bio()).toBe(false);
    await artist.post('/api/documents', { kind: 'bio_50', title: 'Short bio', markdown: 'Ada sings in Leeds.' });
    expect(await bio()).toBe(true);
    // Only the internet is replaced.
    const page = { url: 'https://song.example/private', contentType: 'text/html', title: '' };
    const opened = jest.spyOn(app.nest.get(LinkChecker, { strict: false }), 'check');
    const link = async () => {
      const { body } = await artist.get<PitchReadiness>(`/api/releases/${id}/readiness`);
      return body.items.find(({ key }) => key === 'link');
    };
    opened.mockResolvedValue({ ...page, status: 404 });
    expect(await link()).toMatchObject({ isReady: false, sentence: expect.stringContaining('404') as string });
    opened.mockRejectedValue(new ToolRefused('The link can’t be reached.'));
    expect(await link()).toMatchObject({ isReady: false, sentence: expect.stringContaining('be reached') as string });
    opened.mockResolvedValue({ ...page, status: 200 });
    expect(opened).toHaveBeenCalledWith('https://song.example/private', expect.anything());
    const { body: after } = await artist.get<PitchReadiness>(`/api/releases/${id}/readiness`);
    expect(after.items.filter(({ isReady }) => !isReady).map(({ key }) => key)).toEqual(['photo', 'contact']);
    expect(after.isReady).toBe(false);
    opened.mockRestore();
    const other = app.visitor();
    await other.subscribe();
    expect((await other.get(`/api/releases/${id}/readiness`)).status).toBe(404);
  });

  it('can’t be bought: offers are checked for warning signs', async () => {
    await subscribe('monthly');
    const { body } = await artist.post<CheckedOffer>('/api/offers/check', { text: 'We guarantee 10,000 streams!' });
    expect(body.signs[0]?.source).not.toBe('');
    expect((await artist.post('/api/offers/check', { text: '' })).status).toBe(400);
  });
});
