import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@/lib/api';
import { firstAttempt, nextActivation, type Activation, type ActivationEvent } from './activation';

const no: ActivationEvent = { type: 'answered', isActive: false };
const yes: ActivationEvent = { type: 'answered', isActive: true };
const waited: ActivationEvent = { type: 'waited' };
const error = new ApiError(503, '', 'Service Unavailable');
const lost = { type: 'failed' as const, error: new ApiError(0, 'You seem to be offline', '') };

const after = (events: ActivationEvent[]): Activation => events.reduce(nextActivation, firstAttempt);

describe('activating a subscription after checkout', () => {
  it.each<[string, ActivationEvent[], Activation]>([
    ['asks first', [], { phase: 'asking', attempt: 1 }],
    ['is over with the first yes', [yes], { phase: 'active' }],
    ['waits after a no', [no], { phase: 'waiting', attempt: 1 }],
    ['asks again after the wait', [no, waited], { phase: 'asking', attempt: 2 }],
    ['accepts a yes to the fifth attempt', [no, waited, no, waited, no, waited, no, waited, yes], { phase: 'active' }],
    ['is unpaid after five noes', [no, waited, no, waited, no, waited, no, waited, no], { phase: 'unpaid' }],
    ['fails with the first failed call', [no, waited, { type: 'failed', error }], { phase: 'failed', error }],
    ['asks again after a call without a response', [lost, waited], { phase: 'asking', attempt: 2 }],
    [
      'fails if the fifth has none',
      [lost, waited, lost, waited, no, waited, lost, waited, lost],
      { phase: 'failed', error: lost.error },
    ],
    ['does not count a response twice', [no, no], { phase: 'waiting', attempt: 1 }],
    ['stays decided', [yes, no, waited], { phase: 'active' }],
  ])('%s', (_rule, events, expected) => {
    expect(after(events)).toEqual(expected);
  });
});
