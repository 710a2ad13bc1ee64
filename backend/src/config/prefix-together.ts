import type { Env } from './env.js';

/**
 * The prefix of keys used together by one command or script: a cluster stores keys with the same braces on one node.
 */
export function prefixTogether({
  redisPrefix,
  redisClusterNodes,
}: Pick<Env, 'redisPrefix' | 'redisClusterNodes'>): string {
  return redisClusterNodes.length === 0 ? redisPrefix : `{${redisPrefix}}`;
}
