import type { Env } from './env.js';

/** The prefix of keys that one command or script uses together: a cluster keeps those with the same braces on one node. */
export function prefixTogether({
  redisPrefix,
  redisClusterNodes,
}: Pick<Env, 'redisPrefix' | 'redisClusterNodes'>): string {
  return redisClusterNodes.length === 0 ? redisPrefix : `{${redisPrefix}}`;
}
