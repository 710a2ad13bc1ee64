import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { violatedIndex } from '../database/unique-violation.js';
import type { ProviderAccount } from './provider-account.js';

/** Whose account a provider's account opens. */
export interface OpenedAccount {
  userId: string;
  /** Whether its address had never been proven, so that its password and sessions, whoever had them, have ended. */
  isTakenOver: boolean;
}

/** Two sign-ins at the same time may both find nothing; the one that comes second looks again. */
const tries = 3;

/** Accounts at sign-in providers, and the accounts here that they open. */
@Injectable()
export class IdentitiesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Finds the account that a provider's account opens: the one it opened before; else the one with the address that the
   * provider vouches for; else a new one. Answers null when there is no such address and it opened none before.
   */
  async open(account: ProviderAccount): Promise<OpenedAccount | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.database.transaction((manager) => findOrLink(manager, account));
      } catch (error) {
        const index = violatedIndex(error);
        const isRace = index === 'users_email' || index === 'identities_pkey';
        if (!isRace || attempt === tries) throw error;
      }
    }
  }
}

async function findOrLink(manager: EntityManager, account: ProviderAccount): Promise<OpenedAccount | null> {
  const { provider, subject, name, verifiedEmail } = account;
  const [known]: { user_id: string }[] = await manager.query(
    'SELECT user_id FROM identities WHERE provider = $1 AND subject = $2',
    [provider, subject],
  );
  if (known) return { userId: known.user_id, isTakenOver: false };
  if (verifiedEmail === null) return null;

  const [holder]: { id: string; is_proven: boolean }[] = await manager.query(
    'SELECT id, email_verified_at IS NOT NULL AS is_proven FROM users WHERE lower(email) = lower($1) FOR UPDATE',
    [verifiedEmail],
  );
  const userId = holder?.id ?? uuidv7();
  if (!holder) {
    await manager.query('INSERT INTO users (id, name, email, email_verified_at) VALUES ($1, $2, $3, now())', [
      userId,
      name,
      verifiedEmail,
    ]);
  }
  const isTakenOver = holder?.is_proven === false;
  if (isTakenOver) await takeOver(manager, userId);
  await manager.query('INSERT INTO identities (provider, subject, user_id) VALUES ($1, $2, $3)', [
    provider,
    subject,
    userId,
  ]);
  return { userId, isTakenOver };
}

/**
 * Ends every other way into an account: whoever made it never proved that the address is theirs, and may have made it to
 * wait for its owner. The row is changed first, so that a login under way with the old password starts no session.
 */
async function takeOver(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('UPDATE users SET password_hash = NULL, email_verified_at = now() WHERE id = $1', [userId]);
  await manager.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  await manager.query('DELETE FROM account_tokens WHERE user_id = $1', [userId]);
  await manager.query('DELETE FROM identities WHERE user_id = $1', [userId]);
}
