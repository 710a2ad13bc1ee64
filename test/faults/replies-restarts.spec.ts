import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../support/faults/server.js';
import type { Tab } from '../support/faults/tab.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { until } from '../support/replies.js';
import { seeded } from '../support/seeded.js';

/** `npm run test:kills` runs a hundred. */
const restarts = Number(process.env['KILL_RESTARTS'] ?? 2);
const serversAtOnce = Math.min(3, restarts);
const tabsEach = 3;
const replySeconds = 2;
/** Nothing may stay "thinking" for longer than this after a restart. */
const recoverySeconds = 10;
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);

interface Row {
  content: string;
  isUser: boolean;
  status: string;
}

/** A tab and its questions, in order. */
interface Talk {
  tab: Tab;
  asked: string[];
}

describe('a repeatedly killed server', () => {
  let world: FaultWorld;
  const servers: ServerProcess[] = [];
  const random = seeded(seed);
  const slowest = { recovery: 0 };

  beforeAll(async () => {
    world = await FaultWorld.create();
    while (servers.length < serversAtOnce) servers.push(await world.startServer());
  });
  afterAll(() => world.close());

  const stored = (chatId: string): Promise<Row[]> =>
    world.database.query<Row & Record<string, unknown>>(
      'SELECT content, is_user AS "isUser", status FROM messages WHERE chat_id = $1 ORDER BY position',
      [chatId],
    );

  async function begin(server: ServerProcess): Promise<Talk> {
    const artist = await world.artist(server);
    const { id } = await artist.chat();
    return { tab: await world.tab(artist, id), asked: [] };
  }

  /** Sends in every tab, kills the server at some point, restarts it and checks the result. */
  async function restart(server: ServerProcess, talks: Talk[], number: number): Promise<void> {
    const sendings = talks.map(({ tab, asked }, at) => {
      const question = ask({ tokens: 60 * replySeconds, perSecond: 60, seed: number * tabsEach + at });
      asked.push(question);
      // A send cut off by the kill may or may not have been accepted.
      return tab.send(question).catch(() => undefined);
    });
    await wait(random() * replySeconds * 1000);
    await server.kill();
    const seen = talks.map(({ tab }) => tab.rows.at(-1)?.content ?? '');
    await server.start();
    const backAt = performance.now();
    await Promise.all(sendings);
    for (const [at, talk] of talks.entries()) {
      const { chatId } = talk.tab;
      await until(async () => (await stored(chatId)).every(({ status }) => status !== 'streaming'), recoverySeconds);
      const rows = await stored(chatId);
      expectWhole(rows, talk.asked, seen[at]);
      const toRow = ({ content, isUser, status }: Row): Row => ({ content, isUser, status });
      await until(async () => JSON.stringify(talk.tab.rows.map(toRow)) === JSON.stringify(rows), recoverySeconds).catch(
        () => expect(talk.tab.rows.map(toRow)).toEqual(rows),
      );
    }
    slowest.recovery = Math.max(slowest.recovery, performance.now() - backAt);
  }

  /** Every question at most once and in order, each with one reply that is a prefix of the model's output. */
  function expectWhole(rows: Row[], asked: string[], seen = ''): void {
    const questions = rows.filter(({ isUser }) => isUser).map(({ content }) => content);
    expect(rows.map(({ isUser }) => isUser)).toEqual(questions.flatMap(() => [true, false]));
    expect(questions).toEqual(asked.filter((question) => questions.includes(question)));
    for (const [at, question] of questions.entries()) {
      const { content, status } = rows[2 * at + 1] ?? { content: '', status: 'missing' };
      const said = world.model.generations.get(question)?.tokens.join('') ?? '';
      expect(['complete', 'failed']).toContain(status);
      expect(status === 'complete' ? said : said.slice(0, content.length)).toBe(content);
    }
    const lastSaid = world.model.generations.get(questions.at(-1) ?? '')?.tokens.join('') ?? '';
    if (seen && lastSaid.startsWith(seen)) expect(rows.at(-1)?.content.slice(0, seen.length)).toBe(seen);
  }

  it(
    `${restarts} kills during replies lose, double and reorder nothing, and leave no reply running (FAULT_SEED=${seed})`,
    async () => {
      let number = 0;
      const work = async (server: ServerProcess): Promise<void> => {
        const talks = await Promise.all(Array.from({ length: tabsEach }, () => begin(server)));
        while (number < restarts) await restart(server, talks, (number += 1));
      };
      await Promise.all(servers.map(work));
      expect(number).toBe(restarts);
      process.stdout.write(`${restarts} restarts; the slowest recovery took ${Math.round(slowest.recovery)} ms\n`);
    },
    60_000 + restarts * 15_000,
  );
});
