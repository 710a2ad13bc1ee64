import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { OutgoingLetterEntity } from './outgoing-letter.entity.js';

/** Letters that wait, in PostgreSQL. */
@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutgoingLetterEntity) private readonly letters: Repository<OutgoingLetterEntity>) {}

  /**
   * Hands waiting letters over, each to one of those who ask at the same time. What a hand-over throws leaves the letter
   * waiting. Answers how many went.
   */
  handOver(limit: number, take: (letter: OutgoingLetterEntity) => Promise<void>): Promise<number> {
    return this.letters.manager.transaction(async (manager) => {
      const waiting = await manager.find(OutgoingLetterEntity, {
        where: { postedAt: IsNull() },
        take: limit,
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      const gone: string[] = [];
      for (const letter of waiting) {
        await take(letter);
        gone.push(letter.key);
      }
      if (gone.length > 0) await manager.update(OutgoingLetterEntity, gone, { postedAt: () => 'now()' });
      return gone.length;
    });
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
