import type { Redis } from 'ioredis';

/**
 * Socket.IO's streams adapter drops the promises of its commands, so if a closing connection rejects one, that would
 * end the process. Its emitter has the same problem: https://github.com/socketio/socket.io-redis-emitter/issues/139
 * @param onDeaf called if a subscription fails while the connection is open
 */
export function watchCommands(redis: Redis, onDeaf: (error: unknown) => void): void {
  const publish = redis.publish.bind<(channel: string, message: Buffer) => Promise<number>>(redis);
  const duplicate = redis.duplicate.bind(redis);
  Object.assign(redis, {
    publish: (channel: string, message: Buffer) => publish(channel, message).catch(() => 0),
    duplicate: () => watchSubscriptions(duplicate(), onDeaf),
  });
}

function watchSubscriptions(redis: Redis, onDeaf: (error: unknown) => void): Redis {
  const subscribe = redis.subscribe.bind(redis);
  const watched = (channels: string[]) =>
    subscribe(...channels).catch((error: unknown) => {
      if (redis.status !== 'end') onDeaf(error);
    });
  return Object.assign(redis, { subscribe: watched });
}
