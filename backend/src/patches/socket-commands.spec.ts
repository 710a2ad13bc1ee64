import { expect, it, jest } from '@jest/globals';
import type { Redis } from 'ioredis';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { watchCommands } from './socket-commands.js';

const closed = new Error('Connection is closed.');

function cutCommand(): Promise<never> {
  const command = Promise.reject(closed);
  command.catch(() => undefined);
  return command;
}

it('the streams adapter still drops a subscription’s promise', () => {
  const file = resolve('node_modules/@socket.io/redis-streams-adapter/dist/util.js');
  const { SUBSCRIBE } = createRequire(import.meta.url)(file) as {
    SUBSCRIBE(redis: object, channels: string[], listener: () => void): void;
  };
  const command = cutCommand();
  const then = jest.spyOn(command, 'then');
  SUBSCRIBE({ subscribe: () => command, on: () => undefined }, ['events'], () => undefined);
  expect(then).not.toHaveBeenCalled();
});

it.each([
  ['end', 0],
  ['reconnecting', 1],
])('interrupted commands don’t reject; in state %s, %i lost subscriptions are reported', async (status, reports) => {
  const commands = { status, publish: cutCommand, subscribe: cutCommand };
  const redis = { ...commands, duplicate: () => ({ ...commands }) };
  const onDeaf = jest.fn();
  watchCommands(redis as unknown as Redis, onDeaf);
  await expect(redis.publish()).resolves.toBe(0);
  const { subscribe } = redis.duplicate() as unknown as { subscribe(channels: string[]): Promise<void> };
  await expect(subscribe(['events'])).resolves.toBeUndefined();
  expect(onDeaf).toHaveBeenCalledTimes(reports);
});
