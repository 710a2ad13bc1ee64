import type { Redis } from 'ioredis';
import { Circuit } from '../common/circuit.js';

/** How often to check whether Redis answers, in milliseconds. */
const pollEveryMs = 250;

/**
 * Cuts the connection to a Redis that doesn't answer within a second. Commands fail at once while there is no
 * connection, so a hanging Redis costs calls no more time than one that is down.
 */
export function watchRedis(redis: Redis): void {
  const circuit = new Circuit(
    'Redis',
    () => redis.ping(),
    // Unlike `disconnect`, this doesn't wait for the other side.
    () => redis.stream?.destroy(),
  );
  const timer = setInterval(() => {
    if (redis.status === 'ready') circuit.probe();
  }, pollEveryMs).unref();
  redis.once('end', () => {
    clearInterval(timer);
    circuit.close();
  });
}
