import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { GuestEntity } from './guest.entity.js';

/** Guests in PostgreSQL. */
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

  /** Removes the guests not seen since then, with the chats that are still theirs. */
  async removeUnseenSince(time: Date): Promise<number> {
    const { affected } = await this.guests.delete({ lastSeenAt: LessThan(time) });
    return affected ?? 0;
  }
}
