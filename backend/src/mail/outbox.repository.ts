import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { OutgoingLetterEntity } from './outgoing-letter.entity.js';

/** Letters that wait, in PostgreSQL. */
@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutgoingLetterEntity) private readonly letters: Repository<OutgoingLetterEntity>) {}

  async add(letter: Pick<OutgoingLetterEntity, 'key' | 'recipient' | 'name' | 'data'>): Promise<void> {
    await this.letters.insert(letter);
  }

  /**
   * Hands waiting letters over, each to one of those who ask at the same time. Answers how many went. What a hand-over
   * throws leaves its letter and those after it waiting, and is thrown on once those before it are noted as gone.
   */
  async handOver(limit: number, take: (letter: OutgoingLetterEntity) => Promise<void>): Promise<number> {
    const { gone, failure } = await this.letters.manager.transaction(async (manager) => {
      const waiting = await manager.find(OutgoingLetterEntity, {
        where: { postedAt: IsNull() },
        take: limit,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      const gone: string[] = [];
      let failure: { error: unknown } | undefined;
      for (const letter of waiting) {
        try {
          await take(letter);
        } catch (error) {
          failure = { error };
          break;
        }
        gone.push(letter.key);
      }
      if (gone.length > 0) await manager.update(OutgoingLetterEntity, gone, { postedAt: () => 'now()' });
      return { gone: gone.length, failure };
    });
    if (failure) throw failure.error;
    return gone;
  }

  /** Removes letters that went out long ago; their reasons can't come again. Answers how many. */
  async removeOld(): Promise<number> {
    const { affected } = await this.letters
      .createQueryBuilder()
      .delete()
      .where(`posted_at < now() - interval '400 days'`)
      .execute();
    return affected ?? 0;
  }
}
