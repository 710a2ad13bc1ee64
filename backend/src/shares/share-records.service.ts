import { Injectable } from '@nestjs/common';
import { type OwnedShareRow, SharesRepository } from './shares.repository.js';

/** An account's shared chats as they are handed out whole, for the worker. */
@Injectable()
export class ShareRecordsService {
  constructor(private readonly shares: SharesRepository) {}

  /** All of them, shared last first. */
  list(userId: string): Promise<OwnedShareRow[]> {
    return this.shares.listOwned(userId);
  }
}
