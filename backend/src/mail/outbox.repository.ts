import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Transaction } from '../database/transaction.js';
import { OutgoingEmailEntity } from './outgoing-email.entity.js';

/** What is still to be sent. */
const isWaiting = 'posted_at IS NULL AND given_up_at IS NULL';

/** Nobody is sending it, or whoever did is dead: no try takes so long. */
const isFree = '(claimed_until IS NULL OR claimed_until < now())';
const claim = `now() + interval '2 minutes'`;

/** An email to a deleted account's address goes with no account later, so its address goes once it is done. */
const forgottenWithoutAccount = (): string => `CASE WHEN user_id IS NULL THEN '' ELSE recipient END`;

/** Letters that wait, in PostgreSQL. */
@Injectable()
export class OutboxRepository {
  constructor(@InjectRepository(OutgoingEmailEntity) private readonly emails: Repository<OutgoingEmailEntity>) {}

  /** Stores an email in the caller's transaction. */
  async add(
    { key, userId, recipient, name, data }: Pick<OutgoingEmailEntity, 'key' | 'userId' | 'recipient' | 'name' | 'data'>,
    transaction: Transaction,
  ): Promise<void> {
    await transaction.query(
      'INSERT INTO outgoing_letters (key, user_id, recipient, name, data) VALUES ($1, $2, $3, $4, $5)',
      [key, userId, recipient, name, JSON.stringify(data)],
    );
  }

  /** The next emails after a key that wait and that nobody is sending, by key. */
  async findWaiting(after: string, limit: number): Promise<Pick<OutgoingEmailEntity, 'key' | 'name'>[]> {
    return this.emails.query(
      `SELECT key, name FROM outgoing_letters WHERE ${isWaiting} AND ${isFree} AND key > $1 ORDER BY key LIMIT $2`,
      [after, limit],
    );
  }

  /** A waiting email, for the caller alone to send; null when it waits no more or somebody else is sending it. */
  async claim(key: string): Promise<Pick<OutgoingEmailEntity, 'recipient' | 'name' | 'data'> | null> {
    const [claimed]: [Pick<OutgoingEmailEntity, 'recipient' | 'name' | 'data'>[], number] = await this.emails.query(
      `UPDATE outgoing_letters SET claimed_until = ${claim} WHERE key = $1 AND ${isWaiting} AND ${isFree}
       RETURNING recipient, name, data`,
      [key],
    );
    return claimed[0] ?? null;
  }

  /** Leaves a claimed email, which could not be sent, to the next try. */
  async release(key: string): Promise<void> {
    await this.emails.update(key, { claimedUntil: null });
  }

  /** What an email said is forgotten: that it was sent is enough to keep its reason from being mailed again. */
  async notePosted(key: string): Promise<void> {
    await this.emails.update(key, { postedAt: () => 'now()', data: {}, recipient: forgottenWithoutAccount });
  }

  async noteGivenUp(key: string): Promise<void> {
    await this.emails.update(key, {
      givenUpAt: () => 'now()',
      data: () => `CASE WHEN user_id IS NULL THEN '{}' ELSE data END`,
      recipient: forgottenWithoutAccount,
    });
  }

  /** Removes emails that were sent or given up long ago; their reasons can't come again. Answers how many. */
  async removeOld(): Promise<number> {
    const { affected } = await this.emails
      .createQueryBuilder()
      .delete()
      .where(`coalesce(posted_at, given_up_at) < now() - interval '400 days'`)
      .execute();
    return affected ?? 0;
  }
}
