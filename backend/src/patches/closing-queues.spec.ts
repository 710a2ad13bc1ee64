import { expect, it, jest } from '@jest/globals';
import Bull from 'bull';
import { allowCutsByClosing } from './closing-queues.js';

interface BullPrototype {
  on(this: object, event: string, listener: () => void): unknown;
  _registerEvent(this: object, event: string): Promise<unknown>;
}

const prototype = Bull.prototype as unknown as BullPrototype;

function cutSubscription(): Promise<never> {
  const subscription = Promise.reject(new Error('Connection is closed.'));
  subscription.catch(() => undefined);
  return subscription;
}

it('Bull still drops a subscription’s promise', () => {
  const subscription = cutSubscription();
  const then = jest.spyOn(subscription, 'then');
  prototype.on.call({ _registerEvent: () => subscription }, 'global:completed', () => undefined);
  expect(then).not.toHaveBeenCalled();
});

it('a subscription interrupted by closing doesn’t reject; any other does', async () => {
  allowCutsByClosing();
  const queue = (closing?: Promise<void>) => ({ registeredEvents: { completed: cutSubscription() }, closing });
  await expect(prototype._registerEvent.call(queue(Promise.resolve()), 'global:completed')).resolves.toBeUndefined();
  await expect(prototype._registerEvent.call(queue(), 'global:completed')).rejects.toThrow('Connection is closed.');
});
