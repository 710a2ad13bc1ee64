import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../../backend/src/common/clock.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { Document } from '../../../contract/documents/document.js';
import type { ChangedRelease, Release, ReleasePage } from '../../../contract/releases/release.js';
import type { Task, TaskList } from '../../../contract/releases/task.js';
import { addDays } from '../../../contract/rules/day-rule.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Answer, Client } from '../../support/client.js';

const today = new Date().toISOString().slice(0, 10);

describe('releases', () => {
  let app: TestApp;
  let artist: Client;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });
  afterEach(() => artist.close());

  const date = addDays(today, 90);
  const later = addDays(date, 14);

  async function create(overrides: object = {}, client = artist): Promise<Release> {
    const body = { kind: 'release', title: 'Salt Road', date, timeZone: 'UTC', ...overrides };
    const { status, body: release, text } = await client.post<Release>('/api/releases', body);
    if (status !== 201) throw new Error(`Creating a release returned ${status}: ${text}`);
    return release;
  }
  const patch = <T = ChangedRelease>(id: string, body: object, query = ''): Promise<Answer<T>> =>
    artist.call<T>('PATCH', `/api/releases/${id}${query}`, body);
  const tasks = async (id: string): Promise<Task[]> =>
    (await artist.get<TaskList>(`/api/releases/${id}/tasks`)).body.items;
  const change = <T = Task>(id: string, taskId: string, body: object): Promise<Answer<T>> =>
    artist.call<T>('PATCH', `/api/releases/${id}/tasks/${taskId}`, body);

  it('are created with a plan in date order, once for an id', async () => {
    const id = randomUUID();
    const made = await Promise.all(Array.from({ length: 4 }, () => create({ id })));
    expect(new Set(made.map((release) => release.id))).toEqual(new Set([id]));
    expect(made[0]).toMatchObject({ kind: 'release', title: 'Salt Road', date, timeZone: 'UTC', version: 1 });
    const plan = await tasks(id);
    expect(plan.length).toBeGreaterThan(10);
    const dues = plan.map(({ due }) => due ?? '');
    expect(dues).toEqual(dues.toSorted());
    const pitch = plan.find(({ title }) => title.startsWith('Pitch the song in Spotify'));
    expect(pitch).toMatchObject({
      until: addDays(date, -7),
      basis: 'minimum',
      documentKind: 'spotify_pitch',
      state: 'open',
    });
    expect(pitch?.source).toContain('Spotify for Artists');
  });

  it('are paged, newest first', async () => {
    for (const title of ['One', 'Two', 'Three']) await create({ title });
    const { body: first } = await artist.get<ReleasePage>('/api/releases?limit=2');
    expect(first.items.map(({ title }) => title)).toEqual(['Three', 'Two']);
    const { body: second } = await artist.get<ReleasePage>(`/api/releases?limit=2&cursor=${first.next}`);
    expect([second.items.map(({ title }) => title), second.next]).toEqual([['One'], null]);
  });

  it('of another account are a 404', async () => {
    const { id } = await create();
    const [task] = await tasks(id);
    const other = app.visitor();
    await other.subscribe();
    for (const path of ['', '/tasks', '/changes'])
      expect((await other.get(`/api/releases/${id}${path}`)).status).toBe(404);
    expect((await other.call('PATCH', `/api/releases/${id}`, { title: 'Mine' })).status).toBe(404);
    expect((await other.call('PATCH', `/api/releases/${id}?preview=true`, { title: 'Mine' })).status).toBe(404);
    expect((await other.call('PATCH', `/api/releases/${id}/tasks/${task?.id}`, { done: true })).status).toBe(404);
    expect((await other.call('DELETE', `/api/releases/${id}/tasks/${task?.id}`)).status).toBe(404);
    expect((await other.post(`/api/releases/${id}/tasks`, { title: 'Mine' })).status).toBe(404);
    expect((await other.call('DELETE', `/api/releases/${id}`)).status).toBe(404);
    expect((await other.post('/api/releases', { id, kind: 'release', title: 'x' })).status).toBe(404);
    expect((await artist.get<Release>(`/api/releases/${id}`)).body.title).toBe('Salt Road');
  });

  it.each([
    [{ kind: 'sonnet' }],
    [{ title: '' }],
    [{ title: 'x'.repeat(121) }],
    [{ date: '2027-02-29' }],
    [{ date: '03/04/2027' }],
    [{ date: 'soon' }],
    [{ shows: [{ date: '2027-02-30', city: 'Leeds' }] }],
    [{ shows: Array.from({ length: 41 }, () => ({ date: '2027-02-20', city: 'Leeds' })) }],
    [{ hoursPerWeek: 0 }],
    [{ format: 'mixtape' }],
  ])('refuse %j', async (body) => {
    const { status } = await artist.post('/api/releases', { kind: 'tour', title: 'Salt Road', ...body });
    expect(status).toBe(400);
  });

  it('explain an invalid 29 February', async () => {
    const { body } = await artist.post<ErrorBody>('/api/releases', { kind: 'release', title: 'x', date: '2027-02-29' });
    expect(body.fields).toEqual({ date: 'February 2027 has no day 29' });
  });

  describe('with another date', () => {
    it('move only unfinished tasks that were not moved by hand, after a preview that stores nothing', async () => {
      const { id } = await create();
      const plan = await tasks(id);
      const [done, byHand] = plan;
      await change(id, done?.id ?? '', { done: true });
      await change(id, byHand?.id ?? '', { due: today });
      const { body: preview } = await patch(id, { date: later }, '?preview=true');
      expect(preview.date).toBe(later);
      expect(preview.moves.length).toBeGreaterThan(5);
      expect((await artist.get<Release>(`/api/releases/${id}`)).body).toMatchObject({ date, version: 1 });
      expect((await tasks(id)).find(({ id: taskId }) => taskId === plan[5]?.id)?.due).toBe(plan[5]?.due);

      const { body: moved } = await patch(id, { date: later });
      expect(moved.moves).toEqual(preview.moves);
      expect(moved.moves.map(({ taskId }) => taskId)).not.toContain(done?.id);
      expect(moved.moves.map(({ taskId }) => taskId)).not.toContain(byHand?.id);
      const after = new Map((await tasks(id)).map((task) => [task.id, task]));
      expect(after.get(done?.id ?? '')).toMatchObject({ due: done?.due, state: 'done' });
      expect(after.get(byHand?.id ?? '')).toMatchObject({ due: today, isMovedByHand: true });
      for (const { taskId, to } of moved.moves) expect(after.get(taskId ?? '')?.due).toBe(to);
    });

    it('don’t move tasks for any other change, however late they are', async () => {
      const near = addDays(today, 40);
      const { id } = await create({ date: near });
      const clock = jest.spyOn(app.nest.get(Clock, { strict: false }), 'now');
      clock.mockReturnValue(new Date(`${addDays(today, 20)}T12:00:00Z`));
      const plan = await tasks(id);
      expect(plan.filter(({ state }) => state === 'late').length).toBeGreaterThan(2);
      const details = {
        title: 'Sea Road',
        photoCredit: 'Ada Low',
        listenLink: 'https://song.example/',
        hoursPerWeek: 5,
      };
      const { body } = await patch(id, { ...details, date: near });
      expect([body.title, body.moves]).toEqual(['Sea Road', []]);
      expect(await tasks(id)).toEqual(plan);
      clock.mockRestore();
    });

    it('can be changed by one of two tabs, and the other gets a 409', async () => {
      const { id, version } = await create();
      const answers = await Promise.all([
        patch<ChangedRelease & ErrorBody>(id, { date: later, version }),
        patch<ChangedRelease & ErrorBody>(id, { date: addDays(later, 7), version }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [won, lost] = answers.toSorted((one, other) => one.status - other.status);
      expect(lost?.body).toMatchObject({ code: 'release_changed', release: { date: won?.body.date, version: 2 } });
      expect(lost?.body.error).toContain('changed elsewhere');
      expect((await artist.get<Release>(`/api/releases/${id}`)).body.date).toBe(won?.body.date);
    });

    it('notify every tab', async () => {
      const { id } = await create();
      const socket = await artist.connect();
      const heard = new Promise<{ release: Release }>((resolve) => socket.once('release:upsert', resolve));
      await patch(id, { date: later });
      expect((await heard).release).toMatchObject({ id, date: later });
    });
  });

  it('get the tasks that different hours leave time for, after a preview, and keep started ones', async () => {
    const { id } = await create({ format: 'album', hoursPerWeek: 40, date: addDays(today, 200) });
    const whole = await tasks(id);
    const [done, byHand] = whole.filter(({ title }) => /^(Upload a Canvas|Give the song a second story)/.test(title));
    await change(id, done?.id ?? '', { done: true });
    await change(id, byHand?.id ?? '', { due: addDays(today, 150) });
    await artist.post(`/api/releases/${id}/tasks`, { title: 'Buy strings' });
    const titles = async (): Promise<string[]> => (await tasks(id)).map(({ title }) => title).toSorted();

    const { body: preview } = await patch(id, { hoursPerWeek: 1 }, '?preview=true');
    const leftOut = preview.moves.filter(({ to }) => to === null).map(({ title }) => title);
    expect(leftOut).toContain('Write to monthly print magazines');
    expect(await titles()).toHaveLength(whole.length + 1);
    expect((await patch(id, { hoursPerWeek: 1 })).body.moves).toEqual(preview.moves);
    const few = await titles();
    expect(few).toEqual(expect.arrayContaining([done?.title, byHand?.title, 'Buy strings', 'Write the press release']));
    expect(few).toHaveLength(whole.length + 1 - leftOut.length);

    await patch(id, { hoursPerWeek: 40 });
    expect(await titles()).toEqual([...whole.map(({ title }) => title), 'Buy strings'].toSorted());
    // A single isn't pitched to monthly magazines.
    await patch(id, { format: 'single' });
    expect(await titles()).not.toContain('Write to monthly print magazines');
  });

  it('have as many hours as the newest one by default', async () => {
    expect((await create()).hoursPerWeek).toBe(5);
    await create({ hoursPerWeek: 2 });
    expect((await create()).hoursPerWeek).toBe(2);
  });

  it('have custom tasks, which can be completed, moved and deleted', async () => {
    const { id } = await create();
    const { body: task } = await artist.post<Task>(`/api/releases/${id}/tasks`, {
      title: 'Buy strings',
      due: addDays(today, -1),
    });
    expect(task).toMatchObject({ title: 'Buy strings', state: 'late', source: '' });
    expect((await change(id, task.id, { due: today })).body).toMatchObject({ state: 'open', isDueToday: true });
    expect((await change(id, task.id, { done: true })).body.state).toBe('done');
    expect((await change(id, task.id, { done: false })).body.state).toBe('open');
    const stale = await change<ErrorBody>(id, task.id, { due: date, version: 1 });
    expect([stale.status, stale.body.code, stale.body.task?.due]).toEqual([409, 'task_changed', today]);
    for (const body of [{ due: '2027-02-29' }, { due: '1/2' }, { done: 'yes' }, { due: null }]) {
      expect((await change(id, task.id, body)).status).toBe(400);
    }
    expect((await artist.call('DELETE', `/api/releases/${id}/tasks/${task.id}`)).status).toBe(204);
    expect((await change(id, task.id, { done: true })).status).toBe(404);
  });

  it('have at most 250 tasks, even under concurrent calls', async () => {
    const { id } = await create({ kind: 'between' });
    await app.database.query(
      `INSERT INTO release_tasks (id, release_id, user_id, title)
       SELECT gen_random_uuid(), id, user_id, 'More' FROM releases, generate_series(1, 249 - (SELECT count(*) FROM release_tasks WHERE release_id = $1)) WHERE id = $1`,
      [id],
    );
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => artist.post(`/api/releases/${id}/tasks`, { title: 'One more' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('are honest about dates that are close or past', async () => {
    const { id } = await create({ date: addDays(today, 3) });
    const { body: close } = await artist.get<TaskList>(`/api/releases/${id}/tasks`);
    const pitch = close.items.find(({ title }) => title.startsWith('Pitch the song'));
    expect(pitch).toMatchObject({ state: 'gone' });
    expect(pitch?.note).toMatch(/^Gone: the pitch closed on \w+day \d+ \w+/);
    expect(close.late?.sentence).toContain('The first Friday on which everything fits is Friday');
    const past = await create({ date: addDays(today, -60) });
    expect((await artist.get<TaskList>(`/api/releases/${past.id}/tasks`)).body.late).toBeNull();
  });

  it('that are tours gain and lose tasks with their shows, and keep completed ones', async () => {
    const shows = [
      { date: addDays(today, 80), city: 'Leeds' },
      { date: addDays(today, 81), city: 'Hull', venue: 'The Adelphi' },
    ];
    const { id, shows: stored, ...tour } = await create({ kind: 'tour', title: 'Salt tour', shows, date: undefined });
    expect(tour.date).toBe(addDays(today, 80));
    const ofHull = (await tasks(id)).filter(({ title }) => title.startsWith('Hull'));
    expect(ofHull.length).toBeGreaterThan(1);
    await change(id, ofHull[0]?.id ?? '', { done: true });
    const [leeds] = stored;
    const york = { date: addDays(today, 85), city: 'York', venue: '' };
    expect((await patch(id, { shows: [leeds, york] })).status).toBe(200);
    const titles = (await tasks(id)).map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith('Hull'))).toEqual([ofHull[0]?.title]);
    expect(titles.some((title) => title.startsWith('York'))).toBe(true);
    const { body: moved } = await patch(id, { date: addDays(today, 87) });
    expect(moved.shows.map((show) => show.date)).toEqual([addDays(today, 87), addDays(today, 92)]);
  });

  it('get the plan of another kind, after a preview, and keep started tasks', async () => {
    const { id, ...release } = await create();
    const [first, second, ...others] = await tasks(id);
    await change(id, first?.id ?? '', { done: true });
    await change(id, second?.id ?? '', { due: addDays(today, 3) });
    const tour = { kind: 'tour', shows: [{ date: addDays(date, 7), city: 'Leeds' }] };
    const planOf = async (body: object): Promise<string[]> => {
      const made = await create(body);
      return (await tasks(made.id)).map(({ title, due }) => `${title} ${due}`);
    };
    const ofTour = await planOf({ ...tour, title: 'A tour' });
    const ofRelease = await planOf({ title: 'Another release' });
    const started = [first?.id, second?.id];
    const unstarted = async (): Promise<string[]> =>
      (await tasks(id)).filter((task) => !started.includes(task.id)).map(({ title, due }) => `${title} ${due}`);

    const { body: preview } = await patch(id, tour, '?preview=true');
    expect(preview.moves.filter(({ to }) => to === null).map(({ taskId }) => taskId)).toEqual(
      expect.arrayContaining(others.map((task) => task.id)),
    );
    expect((await artist.get<Release>(`/api/releases/${id}`)).body).toEqual({ id, ...release });
    const { body: changed } = await patch(id, tour);
    expect(changed).toMatchObject({ kind: 'tour', date: addDays(date, 7), shows: [{ city: 'Leeds' }] });
    expect((await unstarted()).toSorted()).toEqual(ofTour.toSorted());
    expect((await tasks(id)).filter((task) => started.includes(task.id))).toHaveLength(2);

    const { body: back } = await patch(id, { kind: 'release', date });
    expect(back).toMatchObject({ kind: 'release', date, shows: [] });
    const startedTitles = [first?.title, second?.title];
    const rest = ofRelease.filter((line) => !startedTitles.some((title) => line.startsWith(`${title} `)));
    expect((await unstarted()).toSorted()).toEqual(rest.toSorted());
    expect((await patch<ErrorBody>(id, { kind: 'album' })).status).toBe(400);
  });

  it('release their documents on deletion, including unfinished drafts', async () => {
    const { id } = await create();
    const draft = { kind: 'spotify_pitch', title: 'Pitch', releaseId: id };
    const { body: document } = await artist.post<Document>('/api/documents', draft);
    expect(document.releaseId).toBe(id);
    expect((await tasks(id)).find(({ documentKind }) => documentKind === 'spotify_pitch')?.documentId).toBe(
      document.id,
    );
    expect((await artist.call('DELETE', `/api/releases/${id}`)).status).toBe(204);
    expect((await artist.get<Document>(`/api/documents/${document.id}`)).body.releaseId).toBeNull();
    const { status, body: late } = await artist.post<Document>('/api/documents', draft);
    expect([status, late.releaseId]).toEqual([201, null]);
  });

  it('accept no documents of another account', async () => {
    const { id } = await create();
    const other = app.visitor();
    await other.subscribe();
    const { body } = await other.post<Document>('/api/documents', { kind: 'other', title: 'x', releaseId: id });
    expect(body.releaseId).toBeNull();
  });
});
