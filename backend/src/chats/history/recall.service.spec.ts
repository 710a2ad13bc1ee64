import { Logger } from '@nestjs/common';
import type { Env } from '../../config/env.js';
import type { FactsService } from '../../facts/facts.service.js';
import type { PlaybookService } from '../../playbook/playbook.service.js';
import type { Owner } from '../owner.js';
import { noMemory } from '../replies/prompt.js';
import type { RecallRepository } from './recall.repository.js';
import { RecallService } from './recall.service.js';

const owner = { id: 'a', artist: {}, timeZone: 'UTC', reachesBack: true } as Owner;
const kept = [{ day: '2026-11-01', note: 'Label: Tidewater' }];
const room = { id: 'r', room: { title: 'Salt Road' } };

/** The memory if reading one of its parts fails. */
async function memoryWithout(lost: string): Promise<object> {
  const read = (part: string, found: unknown): Promise<never> =>
    part === lost ? Promise.reject(new Error('Lost')) : Promise.resolve(found as never);
  const recall = new RecallService(
    {
      listFor: async (_id: string, _text: string, { roomId }: { roomId: Promise<string | null> }) => {
        await roomId;
        return read('facts', { kept, refused: null });
      },
    } as unknown as FactsService,
    {
      findRoom: () => read('room', room),
      findPlans: () => read('plans', ['A plan']),
      findEarlier: () => read('earlier', []),
    } as unknown as RecallRepository,
    { findFor: () => read('playbook', ['A text']) } as unknown as PlaybookService,
    { publicUrl: 'https://fanfare.example' } as Env,
  );
  return recall.recall(owner, 'c', 'When is it out?');
}

describe('recall without one of its parts', () => {
  const whole = { ...noMemory, kept, room: room.room, plans: ['A plan'], playbook: ['A text'] };

  beforeAll(() => Logger.overrideLogger(false));
  afterAll(() => Logger.overrideLogger(['log', 'error', 'warn']));

  it.each([
    ['earlier', {}],
    ['facts', { kept: [] }],
    ['room', { room: null }],
    ['plans', { plans: [] }],
    ['playbook', { playbook: [] }],
  ])('still has all the others: %s', async (part, left) => {
    expect(await memoryWithout(part)).toEqual({ ...whole, ...left });
  });
});
