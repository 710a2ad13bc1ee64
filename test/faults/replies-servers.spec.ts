import { RedisCluster } from '../support/faults/redis-cluster.js';
import type { ServerProcess } from '../support/faults/server.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { until } from '../support/replies.js';

describe.each(['one Redis', 'a Redis Cluster'])('two servers on %s', (kind) => {
  let cluster: RedisCluster | undefined;
  let world: FaultWorld;
  let one: ServerProcess;
  let other: ServerProcess;

  beforeAll(async () => {
    cluster = kind === 'one Redis' ? undefined : await RedisCluster.start();
    world = await FaultWorld.create(cluster?.variables);
    [one, other] = await Promise.all([world.startServer(), world.startServer()]);
  });
  afterAll(async () => {
    await world.close();
    await cluster?.close();
  });

  /** An artist's chat with a tab at each server. */
  async function tabs() {
    const here = await world.artist(one);
    const there = world.sameArtist(here, other);
    const { id: chatId } = await here.chat();
    return { here, there, chatId, tabHere: await world.tab(here, chatId), tabThere: await world.tab(there, chatId) };
  }

  it('a reply of one streams in a tab of the other, and is complete for a tab opened later', async () => {
    const { there, chatId, tabHere, tabThere } = await tabs();
    const question = ask({ tokens: 200, perSecond: 50, seed: 1 });
    await tabHere.send(question);
    await until(async () => tabThere.progress > 100);
    expect(tabThere.last.status).toBe('streaming');

    const late = await world.tab(there, chatId);
    expect(late.progress).toBeGreaterThanOrEqual(100);
    await until(async () => [tabHere, tabThere, late].every(({ last }) => last.status === 'complete'));
    const text = world.model.saidTo(question).tokens.join('');
    expect(tabThere.heard.map((piece) => piece.text).join('')).toBe(text);
    for (const tab of [tabHere, tabThere, late])
      expect(tab.rows.map(({ content }) => content)).toEqual([question, text]);
  });

  it('a reply of one is stopped from a tab of the other, and at the model', async () => {
    const { tabHere, tabThere } = await tabs();
    const question = ask({ tokens: 3000, perSecond: 50, seed: 2 });
    await tabHere.send(question);
    await until(async () => tabThere.progress > 50);
    await tabThere.conversations.stop(tabThere.chatId);
    await until(async () => world.model.saidTo(question).ending === 'aborted');
    await until(async () => [tabHere, tabThere].every(({ last }) => last.status === 'stopped'));
    expect(tabThere.last).toEqual(tabHere.last);
  });

  it('logging out at one disconnects the session’s sockets at the other', async () => {
    const { here, there } = await tabs();
    const socket = await there.connect();
    const gone = new Promise((resolve) => socket.once('disconnect', resolve));
    expect((await here.post('/api/logout')).status).toBeLessThan(300);
    await gone;
  });

  it('a reply of a killed one ends as failed, with its text, in the other’s tabs within 30 seconds', async () => {
    const { tabHere, tabThere } = await tabs();
    await tabHere.send(ask({ tokens: 3000, perSecond: 50, seed: 3 }));
    await until(async () => tabThere.progress > 100);
    await one.kill();
    const seen = tabHere.last.content;
    await until(async () => tabThere.last.status === 'failed', 30);
    const kept = tabThere.last.content;
    expect(kept.slice(0, seen.length)).toBe(seen);
    expect(
      tabThere.conversations.store.getState().live[tabThere.chatId]?.problems.get(tabThere.last.id)?.sentence,
    ).toBe('The reply was interrupted. Please try again.');
    const next = ask({ tokens: 20, perSecond: 50, seed: 4 });
    await tabThere.send(next);
    await until(async () => tabThere.last.status === 'complete');
  });
});
