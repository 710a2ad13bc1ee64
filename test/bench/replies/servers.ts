import { RedisCluster } from '../../support/faults/redis-cluster.js';
import type { Setting } from '../setting.js';
import type { Subject } from '../subject.js';
import { productRelay } from './relays.js';
import { measureMany, type Relay } from './replies.js';

/** Concurrent replies per server, so each has the same work however many there are. */
const perServer = 50;
const size = { tokens: 300 };
const warmUps = 5;
const warmUp = { tokens: 20 };

/** The numbers of servers to compare. */
export const serverCounts = [1, 2, 4];

/** CPU seconds per million tokens of all servers together, and the delay of pieces in milliseconds. */
export type ServersFigures = Awaited<ReturnType<typeof measureMany>>;

/** Several servers on a Redis Cluster of three masters, each with the same number of artists. */
export class Servers {
  private constructor(
    private readonly cluster: RedisCluster,
    private readonly servers: Subject[],
    /** Relays to servers with their artists' tabs; the second of each pair sends messages to another server. */
    private readonly relays: { near: Relay; far: Relay | undefined },
  ) {}

  /** @param variables of each server, such as a replica's address */
  static async start(setting: Setting, count: number, variables: Record<string, string>): Promise<Servers> {
    const cluster = await RedisCluster.start();
    const servers: Subject[] = [];
    // One after another: the first migrates.
    while (servers.length < count) {
      servers.push(await setting.startProduct({ ...cluster.variables, ...variables }));
    }
    const near = await Promise.all(servers.map((server) => productRelay(setting, server, perServer)));
    const others = count > 1 ? [...servers.slice(1), ...servers.slice(0, 1)] : [];
    const far = await Promise.all(
      others.map((writer, index) => productRelay(setting, servers[index] ?? writer, perServer, undefined, writer)),
    );
    const relays = { near: together(servers, near), far: count > 1 ? together(servers, far) : undefined };
    const made = new Servers(cluster, servers, relays);
    for (const relay of [relays.near, relays.far]) {
      for (let round = 0; relay && round < warmUps; round += 1) {
        await measureMany(setting.model, relay, { streams: relay.readers.length, ...warmUp });
      }
    }
    return made;
  }

  /** @param isNear whether messages reach the server with the artist's tabs */
  async measure(setting: Setting, isNear: boolean): Promise<ServersFigures> {
    const relay = isNear ? this.relays.near : this.relays.far;
    if (!relay) throw new Error('One server has no other');
    const streams = perServer * this.servers.length;
    return measureMany(setting.model, relay, { streams, ...size });
  }

  async close(): Promise<void> {
    const readers = [this.relays.near, this.relays.far].flatMap((relay) => relay?.readers ?? []);
    readers.forEach((reader) => reader.close());
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.cluster.close();
  }
}

/** Combines all servers' relays into one. */
function together(servers: Subject[], relays: Relay[]): Relay {
  const of = new Map(relays.flatMap((relay) => relay.readers.map((reader) => [reader, relay])));
  const its = (reader: Relay['readers'][number]): Relay => {
    const relay = of.get(reader);
    if (!relay) throw new Error('A reader of no server');
    return relay;
  };
  return {
    name: `Fanfare on ${servers.length} servers`,
    readers: [...of.keys()],
    grow: () => Promise.reject(new Error('The number of artists of each server is fixed')),
    prepare: (reader) => its(reader).prepare(reader),
    ask: (reader, question) => its(reader).ask(reader, question),
    takeAnswerTime: (reader) => its(reader).takeAnswerTime(reader),
    cpuSeconds: () => servers.reduce((sum, server) => sum + server.cpuSeconds(), 0),
  };
}
