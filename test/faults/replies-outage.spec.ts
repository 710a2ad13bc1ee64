import { Redis } from 'ioredis';
import type { Client } from '../support/client.js';
import { CuttableLine } from '../support/faults/line.js';
import type { ServerProcess } from '../support/faults/server.js';
import { SwallowingLine } from '../support/faults/swallowing-line.js';
import type { Tab } from '../support/faults/tab.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { until } from '../support/replies.js';

/** An artist's only chat, and what they asked. */
interface Talk {
  artist: Client;
  tab: Tab;
  question: string;
}

/** Beyond the time for which a server keeps trying to store a reply's end. */
const givenUpSeconds = 90;

describe('a PostgreSQL that is unreachable for so long that servers stop trying to store ended replies', () => {
  let world: FaultWorld;
  let hanging: SwallowingLine;
  let cut: CuttableLine;
  let servers: ServerProcess[];
  let redis: Redis;

  beforeAll(async () => {
    world = await FaultWorld.create();
    hanging = await SwallowingLine.to(world.database.url);
    cut = await CuttableLine.to(world.database.url);
    servers = await Promise.all([hanging, cut].map(({ url }) => world.startServer({ DATABASE_URL: url })));
    redis = new Redis(world.redis.url);
  });
  afterAll(async () => {
    redis.disconnect();
    hanging.close();
    cut.close();
    await world.close();
  });

  let seed = 0;
  /** Asks for a reply, at each server, that lasts until the test hurries it. */
  const startTalks = (): Promise<Talk[]> =>
    Promise.all(
      servers.map(async (server) => {
        const artist = await world.artist(server);
        const { id } = await artist.chat();
        const tab = await world.tab(artist, id);
        const question = ask({ tokens: 20_000, perSecond: 40, seed: (seed += 1) });
        await tab.send(question);
        await until(async () => tab.progress > 0);
        return { artist, tab, question };
      }),
    );

  const textOf = ({ question }: Talk): string => world.model.saidTo(question).tokens.join('');

  /** Ends the model's answers, and waits until tabs show all of them. */
  const finish = async (talks: Talk[]): Promise<void> => {
    for (const { question } of talks) world.model.hurry(question);
    await until(async () => talks.every((talk) => talk.tab.last.content === textOf(talk)));
  };

  const untilComplete = (talks: Talk[]): Promise<boolean> =>
    until(async () => talks.every(({ tab }) => tab.last.status === 'complete'), givenUpSeconds);

  it(
    'loses, doubles, shortens and interrupts none of them, whether calls hang or connections are cut',
    async () => {
      const [early, late, after] = [await startTalks(), await startTalks(), await startTalks()];
      const talks = [...early, ...late, ...after];
      hanging.swallow();
      cut.takeDown();
      await finish(early);
      for (const { artist, tab } of early) {
        expect((await artist.send(tab.chatId, 'Is anyone there?')).status).toBe(503);
      }
      const leases = early.map(({ tab }) => `fanfare:lease:${tab.last.id}:1`);
      expect(await redis.exists(...leases)).toBe(leases.length);
      await until(async () => (await redis.exists(...leases)) === 0, givenUpSeconds);
      await finish(late);
      for (const { tab } of talks) expect(tab.last.status).toBe('streaming');

      hanging.pass();
      cut.bringBack();
      await untilComplete([...early, ...late]);
      for (const { tab } of after) expect(tab.last.status).toBe('streaming');
      await finish(after);
      await untilComplete(after);
      for (const talk of talks) {
        const { tab, artist, question } = talk;
        expect(tab.rows.map(({ content }) => content)).toEqual([question, textOf(talk)]);
        expect(tab.heard.map(({ text }) => text).join('')).toBe(textOf(talk));
        expect(tab.breaks).toBe(0);
        expect(await artist.messages(tab.chatId)).toEqual(tab.rows);
      }
      // The keys are deleted just after a reply's end was announced.
      await until(async () => (await redis.keys('fanfare:*:*-*-*:1')).length === 0);
    },
    3 * givenUpSeconds * 1000,
  );
});
