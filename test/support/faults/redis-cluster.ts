import { Redis } from 'ioredis';
import { freePort } from '../../../scripts/services/ports.mjs';
import { until } from '../replies.js';
import { RedisProcess } from './redis.js';

const slots = 16_384;

/** A Redis Cluster of masters without replicas, each of which can be killed and restarted. */
export class RedisCluster {
  private constructor(
    readonly masters: RedisProcess[],
    /** The masters' ports for the cluster bus; Redis would pick a number that may be out of range. */
    private readonly busPorts: number[],
  ) {}

  static async start(count = 3): Promise<RedisCluster> {
    // Consider a node failing after 2 s instead of 15, so tests needn't wait as long.
    const settings = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000'];
    const busPorts = await Promise.all(Array.from({ length: count }, () => freePort()));
    const masters = await Promise.all(
      busPorts.map((port) => RedisProcess.start([...settings, '--cluster-port', String(port)])),
    );
    const cluster = new RedisCluster(masters, busPorts);
    const clients = masters.map(({ url }) => new Redis(url));
    try {
      await cluster.join(clients);
    } finally {
      clients.forEach((client) => client.disconnect());
    }
    return cluster;
  }

  /** Environment variables that make the product use it. */
  get variables(): { REDIS_URL: string; REDIS_CLUSTER_NODES: string } {
    const [first, ...others] = this.masters.map(({ url }) => url);
    return { REDIS_URL: first ?? '', REDIS_CLUSTER_NODES: others.map((url) => new URL(url).host).join(',') };
  }

  async close(): Promise<void> {
    await Promise.all(this.masters.map((master) => master.close()));
  }

  private async join(clients: Redis[]): Promise<void> {
    const share = Math.ceil(slots / clients.length);
    for (const [index, client] of clients.entries()) {
      await client.call('CLUSTER', 'ADDSLOTSRANGE', index * share, Math.min(slots, (index + 1) * share) - 1);
      for (const [known, { url }] of this.masters.slice(0, index).entries()) {
        const { hostname, port } = new URL(url);
        await client.call('CLUSTER', 'MEET', hostname, port, String(this.busPorts[known]));
      }
    }
    await until(async () => {
      const states = await Promise.all(clients.map((client) => client.cluster('INFO')));
      return states.every(
        (state) => state.includes('cluster_state:ok') && state.includes(`known_nodes:${clients.length}`),
      );
    }, 30);
  }
}
