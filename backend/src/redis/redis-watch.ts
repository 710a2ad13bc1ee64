import type { Redis } from 'ioredis';
import { Circuit } from '../common/outages/circuit.js';
import { subscriberOf } from './redis-client.js';

/** How often to check whether Redis answers, in milliseconds. */
const pollEveryMs = 250;

/** How many checks in a row may find a ping unanswered: two seconds, even if the event loop has paused. */
const unansweredMax = 8;

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

/**
 * Replaces a connection that stays silent, such as one to a host that has crashed. A subscriber only listens, so it would
 * never find out by itself: its connection is neither reset nor answered.
 */
export function replaceIfSilent(redis: Redis): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    const connection = subscriberOf(redis);
    if (connection?.status !== 'ready') {
      unanswered = 0;
    } else if (unanswered >= unansweredMax) {
      unanswered = 0;
      connection.stream.destroy();
    } else {
      unanswered += 1;
      connection.ping().then(
        () => (unanswered = 0),
        () => undefined,
      );
    }
  }, pollEveryMs).unref();
  redis.once('end', () => clearInterval(timer));
}
