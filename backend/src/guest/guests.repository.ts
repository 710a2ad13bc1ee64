import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { GuestEntity } from './guest.entity.js';

/** A day's visitors have said more than one statement may take the time to remove. */
const removedAtOnce = 500;

@Injectable()
export class GuestsRepository {
  constructor(@InjectRepository(GuestEntity) private readonly guests: Repository<GuestEntity>) {}

  async insert(cookieHash: Buffer): Promise<GuestEntity> {
    const guest = this.guests.create({ cookieHash, messageCount: 0 });
    await this.guests.insert(guest);
    return guest;
  }

  findByCookieHash(cookieHash: Buffer): Promise<GuestEntity | null> {
    return this.guests.findOneBy({ cookieHash });
  }

  async touch(id: number, now: Date): Promise<void> {
    await this.guests.update({ id }, { lastSeenAt: now });
  }

  /** Deletes guests not seen since then, in batches, with the chats they still own. */
  async removeUnseenSince(time: Date): Promise<number> {
    let removed = 0;
    for (;;) {
      const [, count]: [unknown, number] = await this.guests.query(
        `DELETE FROM guests WHERE id IN (
           SELECT id FROM guests WHERE last_seen_at < $1 ORDER BY last_seen_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [time, removedAtOnce],
      );
      removed += count;
      if (count < removedAtOnce) return removed;
    }
  }
}
