import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from '../support/client.js';
import type { ServerProcess } from '../support/faults/server.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { until } from '../support/replies.js';
import { seeded } from '../support/seeded.js';

const tries = 100;
const atOnce = 25;
const replySeconds = 2.5;
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);

/** An attempt: when its connection is cut, relative to sending, and for how long. */
interface Try {
  number: number;
  cuts: { atMs: number; downMs: number }[];
}

interface Outcome {
  number: number;
  problem?: string;
}

function planTries(): Try[] {
  const random = seeded(seed);
  return Array.from({ length: tries }, (_, number) => {
    const count = 1 + Math.floor(random() * 3);
    const cut = (): Try['cuts'][0] => ({ atMs: random() * replySeconds * 1000, downMs: random() * 500 });
    return { number, cuts: Array.from({ length: count }, cut) };
  });
}

describe('a disconnected socket', () => {
  let world: FaultWorld;
  let server: ServerProcess;

  beforeAll(async () => {
    world = await FaultWorld.create();
    server = await world.startServer();
  });
  afterAll(() => world.close());

  /** Runs a reply while its connection is cut. Returns any difference from the model's output. */
  async function attempt(artist: Client, { number, cuts }: Try): Promise<Outcome> {
    const { id } = await artist.chat();
    const line = await world.line(server);
    const tab = await world.tab(artist, id, line);
    const question = ask({ tokens: 60 * replySeconds, perSecond: 60, seed: number });
    const cutting = cuts.map(({ atMs, downMs }) => wait(atMs).then(() => line.cut(downMs)));
    await tab.send(question);
    await until(async () => tab.last.status !== 'streaming', 20);
    await Promise.all(cutting);
    await until(async () => tab.breaks > 0);

    const text = world.model.saidTo(question).tokens.join('');
    const wanted = [question, text].map((content) => ({ content, status: 'complete' }));
    const held = {
      tab: tab.rows.map(({ content, status }) => ({ content, status })),
      database: await world.database.query(
        'SELECT content, status FROM messages WHERE chat_id = $1 ORDER BY position',
        [id],
      ),
    };
    const isWhole = isDeepStrictEqual(held, { tab: wanted, database: wanted });
    tab.close();
    return isWhole ? { number } : { number, problem: `${JSON.stringify(held)} instead of ${JSON.stringify(wanted)}` };
  }

  it(`${tries} replies, each cut at random moments, end in the tab as the model wrote them (FAULT_SEED=${seed})`, async () => {
    const planned = planTries();
    const outcomes: Outcome[] = [];
    const work = async (): Promise<void> => {
      const artist = await world.artist(server);
      for (let next = planned.shift(); next; next = planned.shift()) {
        const { number } = next;
        outcomes.push(await attempt(artist, next).catch((error: unknown) => ({ number, problem: String(error) })));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));

    expect(outcomes).toHaveLength(tries);
    expect(outcomes.filter(({ problem }) => problem)).toEqual([]);
  });
});
