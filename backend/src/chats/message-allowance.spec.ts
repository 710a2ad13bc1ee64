import { expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import type { Counters } from '../common/counters.js';
import type { Env } from '../config/env.js';
import { TooManyMessages } from './chats.errors.js';
import { MessageAllowance } from './message-allowance.service.js';

it('an account that was refused while others of its calls came to nothing need not wait for it', async () => {
  const counters = {
    take: async ([counter]: unknown[]) => ({ counter, secondsLeft: 60 }),
    giveBack: async () => undefined,
  };
  const redis = { status: 'ready' } as Redis;
  const allowance = new MessageAllowance(counters as unknown as Counters, redis, {} as Env);
  await expect(allowance.take('account')).rejects.toThrow(TooManyMessages);
  expect(() => allowance.check('account')).toThrow(TooManyMessages);
  await allowance.giveBack('account');
  expect(() => allowance.check('account')).not.toThrow();
});
