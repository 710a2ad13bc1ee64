import { randomUUID } from 'node:crypto';
import type { PlanChanges, ChangedRelease, Release, ReleasePage } from '../../contract/releases/release.js';
import type { TaskList } from '../../contract/releases/task.js';
import type { Client } from '../support/client.js';
import { type Hold, HeldLine } from '../support/faults/held-line.js';
import type { ServerProcess } from '../support/faults/server.js';
import { FaultWorld } from '../support/faults/world.js';
import { until, untilAdmitted } from '../support/replies.js';

describe('a server that is killed while a plan changes', () => {
  let world: FaultWorld;
  let line: HeldLine;
  let server: ServerProcess;
  let artist: Client;

  beforeAll(async () => {
    world = await FaultWorld.create();
    line = await HeldLine.to(world.database.url);
    // The sandbox's model calls the tools.
    server = await world.startServer({ DATABASE_URL: line.url, OPENAI_API_KEY: '', OPENAI_BASE_URL: '' });
  });
  afterAll(async () => {
    await world.close();
    line.close();
  });
  beforeEach(async () => {
    artist = await world.artist(server);
  });

  /** Kills the server when it sends a command, and restarts it. */
  async function killAt(hold: Hold, change: () => Promise<unknown>): Promise<void> {
    const isThere = line.stopAt(hold);
    const cut = change().catch(() => 'cut off');
    await isThere;
    await server.kill();
    await cut;
    await server.start();
  }

  const releases = async (): Promise<Release[]> => (await artist.get<ReleasePage>('/api/releases')).body.items;
  const changesOf = async (id: string) => (await artist.get<PlanChanges>(`/api/releases/${id}/changes`)).body.items;

  /** Everything in all plans: each release with its date, its tasks and the assistant's changes. */
  async function plans(): Promise<object[]> {
    const read = async ({ id, date }: Release): Promise<object> => {
      const { items } = (await artist.get<TaskList>(`/api/releases/${id}/tasks`)).body;
      const tasks = items.map((task) => [task.id, task.title, task.due]).toSorted();
      return { id, date, tasks, changes: (await changesOf(id)).map(({ label }) => label) };
    };
    return Promise.all((await releases()).map(read));
  }

  /** Sends a message in a new chat and waits for the whole reply. */
  async function say(text: string): Promise<void> {
    const { id } = await artist.chat();
    const clientMessageId = randomUUID();
    const sent = await untilAdmitted(() => artist.send(id, text, clientMessageId));
    expect([sent.status, sent.text]).toEqual([201, sent.text]);
    const reply = await until(async () => {
      const last = (await artist.messages(id)).at(-1);
      return last && last.status !== 'streaming' && last;
    });
    expect([reply.status, reply.content]).toEqual(['complete', reply.content]);
  }

  it.each<Hold>([
    { texts: ['UPDATE releases SET'], when: 'answered' },
    { texts: ['UPDATE release_tasks'], when: 'asked' },
    { texts: ['UPDATE release_tasks'], when: 'answered' },
  ])(
    'leaves the old plan whole at $texts, $when, and moves it when asked again',
    async (hold) => {
      const body = { kind: 'release', title: 'Salt Road', date: '2027-03-12' };
      const { id } = (await artist.post<Release>('/api/releases', body)).body;
      const before = await plans();
      const move = () =>
        artist.call<ChangedRelease>('PATCH', `/api/releases/${id}`, { date: '2027-04-16', version: 1 });

      await killAt(hold, move);
      expect(await plans()).toEqual(before);

      const { status, body: moved } = await move();
      expect([status, moved.date, moved.version]).toEqual([200, '2027-04-16', 2]);
      const { items } = (await artist.get<TaskList>(`/api/releases/${id}/tasks`)).body;
      const due = new Map(items.map((task) => [task.id, task.due]));
      expect(moved.moves.length).toBeGreaterThan(5);
      for (const { taskId, to } of moved.moves) expect(due.get(taskId ?? '')).toBe(to);
      expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
    },
    180_000,
  );

  it.each<Hold>([
    { texts: ['INSERT INTO release_tasks'], when: 'answered' },
    { texts: ['INSERT INTO release_changes'], when: 'asked' },
    { texts: ['INSERT INTO release_changes'], when: 'answered' },
  ])(
    'plans nothing by half through a tool at $texts, $when, and once when told again',
    async (hold) => {
      await killAt(hold, () => say('My single Salt Road is out on 29 January'));
      expect(await plans()).toEqual([]);

      await say('My single Salt Road is out on 29 January');
      await say('My single Salt Road is out on 29 January');
      expect(await plans()).toMatchObject([{ changes: ['Planned: Salt Road'] }]);
    },
    180_000,
  );

  it('moves everything or nothing through a tool, and only once when asked again', async () => {
    await say('My single Salt Road is out on 29 January');
    const before = await plans();
    const hold: Hold = { texts: ['INSERT INTO release_changes'], when: 'answered' };
    await killAt(hold, () => say('My single Salt Road is out on 12 February'));
    expect(await plans()).toEqual(before);

    await say('My single Salt Road is out on 12 February');
    const [moved, ...others] = await plans();
    expect([others, moved]).toEqual([
      [],
      expect.objectContaining({
        date: expect.stringMatching(/-02-12$/),
        changes: ['Moved: Salt Road', 'Planned: Salt Road'],
      }),
    ]);
  }, 180_000);

  it('takes back a plan whole or not at all', async () => {
    await say('My single Salt Road is out on 29 January');
    const before = await plans();
    const [release] = await releases();
    const [planned] = await changesOf(release?.id ?? '');
    const undo = () => artist.post(`/api/releases/${release?.id}/changes/${planned?.id}/undo`);
    await killAt({ texts: ['DELETE FROM releases'], when: 'asked' }, undo);
    expect(await plans()).toEqual(before);

    expect((await undo()).status).toBe(204);
    expect(await plans()).toEqual([]);
  }, 180_000);
});
