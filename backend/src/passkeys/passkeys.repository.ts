import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { mostPasskeys } from '../../../contract/auth/passkey.js';
import { withAccountLock } from '../database/account-lock.js';
import { execute, exists, query, queryOne, violatedIndex } from '../database/sql.js';
import type { AddNotice } from '../mail/outbox.js';
import { AccountSecurityService } from '../users/account-security.service.js';

/** A passkey as its owner sees it. */
export interface PasskeyRow {
  id: string;
  name: string;
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** A newly created passkey. */
export interface NewPasskey {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  isSynced: boolean;
}

/** The data a passkey sign-in is checked against. */
export interface PasskeyCredential {
  id: string;
  userId: string;
  publicKey: Buffer;
  counter: number;
  /** The account's password hash when the passkey was read. */
  passwordHash: string | null;
}

/** Why a passkey was not added. */
export type AddRefusal = 'signed-out' | 'not-verified' | 'too-many' | 'exists';

const columns = `id, name, is_synced AS "isSynced", created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

/** Passkeys in PostgreSQL. */
@Injectable()
export class PasskeysRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountSecurityService,
  ) {}

  list(userId: string): Promise<PasskeyRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM passkeys WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
      [userId, mostPasskeys],
    );
  }

  listCredentials(userId: string): Promise<{ id: string; transports: string[] }[]> {
    return query(this.database, 'SELECT credential_id AS id, transports FROM passkeys WHERE user_id = $1 LIMIT $2', [
      userId,
      mostPasskeys,
    ]);
  }

  /**
   * Adds a passkey, unless the account has the maximum. Concurrent calls see each other's passkeys. None survives a
   * password reset that ended its session in the meantime: a reset updates the account's row, which is share-locked
   * here.
   * @param notify reports the new passkey
   */
  async add(passkey: NewPasskey, sessionId: string, notify: AddNotice<void>): Promise<PasskeyRow | AddRefusal> {
    try {
      return await withAccountLock(this.database, 'ways-in', passkey.userId, async (transaction) => {
        const account = await this.accounts.lockShared(transaction, passkey.userId);
        const isSignedIn = await exists(transaction, 'SELECT 1 FROM sessions WHERE id = $1 AND user_id = $2', [
          sessionId,
          passkey.userId,
        ]);
        if (!isSignedIn) return 'signed-out';
        if (!account?.emailVerified) return 'not-verified';
        const row = await queryOne<PasskeyRow>(
          transaction,
          `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_synced)
           SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE (SELECT count(*) FROM passkeys WHERE user_id = $2) < $9
           RETURNING ${columns}`,
          [
            passkey.id,
            passkey.userId,
            passkey.credentialId,
            passkey.publicKey,
            passkey.counter,
            passkey.transports,
            passkey.name,
            passkey.isSynced,
            mostPasskeys,
          ],
        );
        if (!row) return 'too-many';
        await notify(transaction);
        return row;
      });
    } catch (error) {
      if (violatedIndex(error) === 'passkeys_credential') return 'exists';
      throw error;
    }
  }

  async findCredential(credentialId: string): Promise<PasskeyCredential | null> {
    const row = await queryOne<Omit<PasskeyCredential, 'counter'> & { counter: string }>(
      this.database,
      `SELECT p.id, p.user_id AS "userId", p.public_key AS "publicKey", p.counter, u.password_hash AS "passwordHash"
       FROM passkeys p JOIN users u ON u.id = p.user_id WHERE p.credential_id = $1`,
      [credentialId],
    );
    return row ? { ...row, counter: Number(row.counter) } : null;
  }

  /** Records a sign-in. @returns false if the passkey is gone, or a concurrent sign-in advanced its counter further */
  async recordUse(id: string, counter: number, isSynced: boolean): Promise<boolean> {
    const used = await execute(
      this.database,
      `UPDATE passkeys SET counter = $2, is_synced = $3, last_used_at = now()
       WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
      [id, counter, isSynced],
    );
    return used === 1;
  }

  rename(userId: string, id: string, name: string): Promise<PasskeyRow | null> {
    return queryOne(
      this.database,
      `UPDATE passkeys SET name = $3 WHERE id = $2 AND user_id = $1 RETURNING ${columns}`,
      [userId, id, name],
    );
  }

  /** @param notify reports the removal. @returns whether the account had such a passkey */
  remove(userId: string, id: string, notify: AddNotice<void>): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const removed = await execute(transaction, 'DELETE FROM passkeys WHERE id = $2 AND user_id = $1', [userId, id]);
      if (removed === 1) await notify(transaction);
      return removed === 1;
    });
  }
}
