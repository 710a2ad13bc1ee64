import { Injectable } from '@nestjs/common';
import { type OwnedShareRow, SharesRepository } from './shares.repository.js';

/** Reads all of an account's shared chats, for the worker. */
@Injectable()
export class ShareRecordsService {
  constructor(private readonly shares: SharesRepository) {}

  /** All of them, most recently shared first. */
  list(userId: string): Promise<OwnedShareRow[]> {
    return this.shares.listOwned(userId);
  }
}
