import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { mostPasskeys } from '../../../contract/auth/passkey.js';
import { violatedIndex } from '../database/unique-violation.js';
import type { StoredEmail } from '../mail/mail.jobs.js';
import type { StoreNotice } from '../mail/outbox.js';

/** A passkey as its owner sees it. */
export interface PasskeyRow {
  id: string;
  name: string;
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** A passkey that was just made. */
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

/** What a sign-in with a passkey is checked against. */
export interface PasskeyCredential {
  id: string;
  userId: string;
  publicKey: Buffer;
  counter: number;
  /** The account's, when the passkey was read. */
  passwordHash: string | null;
}

/** Why a passkey was not added. */
export type AddRefusal = 'signed-out' | 'not-verified' | 'too-many' | 'exists';

const columns = `id, name, is_synced AS "isSynced", created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

/** Passkeys in PostgreSQL. */
@Injectable()
export class PasskeysRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  list(userId: string): Promise<PasskeyRow[]> {
    return this.database.query(
      `SELECT ${columns} FROM passkeys WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
      [userId, mostPasskeys],
    );
  }

  listCredentials(userId: string): Promise<{ id: string; transports: string[] }[]> {
    return this.database.query('SELECT credential_id AS id, transports FROM passkeys WHERE user_id = $1 LIMIT $2', [
      userId,
      mostPasskeys,
    ]);
  }

  /**
   * Adds a passkey unless the account has its share. The account's row is locked, so that concurrent calls count each other,
   * and none outlives a password reset that came in between and ended its session.
   * @param notify reports the new passkey
   */
  async add(
    passkey: NewPasskey,
    sessionId: string,
    notify: StoreNotice<void>,
  ): Promise<{ row: PasskeyRow; emails: StoredEmail[] } | AddRefusal> {
    try {
      return await this.database.transaction(async (manager) => {
        const [account]: { isVerified: boolean }[] = await manager.query(
          `SELECT email_verified_at IS NOT NULL AS "isVerified" FROM users WHERE id = $1 FOR NO KEY UPDATE`,
          [passkey.userId],
        );
        const session: unknown[] = await manager.query('SELECT 1 FROM sessions WHERE id = $1 AND user_id = $2', [
          sessionId,
          passkey.userId,
        ]);
        if (session.length === 0) return 'signed-out';
        if (!account?.isVerified) return 'not-verified';
        const [row]: PasskeyRow[] = await manager.query(
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
        return row ? { row, emails: await notify(manager) } : 'too-many';
      });
    } catch (error) {
      if (violatedIndex(error) === 'passkeys_credential') return 'exists';
      throw error;
    }
  }

  async findCredential(credentialId: string): Promise<PasskeyCredential | null> {
    const [row]: (Omit<PasskeyCredential, 'counter'> & { counter: string })[] = await this.database.query(
      `SELECT p.id, p.user_id AS "userId", p.public_key AS "publicKey", p.counter, u.password_hash AS "passwordHash"
       FROM passkeys p JOIN users u ON u.id = p.user_id WHERE p.credential_id = $1`,
      [credentialId],
    );
    return row ? { ...row, counter: Number(row.counter) } : null;
  }

  /** Notes a sign-in. Returns false when the passkey is gone by now, or a concurrent sign-in took its counter further. */
  async noteUse(id: string, counter: number, isSynced: boolean): Promise<boolean> {
    const [, used]: [unknown, number] = await this.database.query(
      `UPDATE passkeys SET counter = $2, is_synced = $3, last_used_at = now()
       WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
      [id, counter, isSynced],
    );
    return used === 1;
  }

  async rename(userId: string, id: string, name: string): Promise<PasskeyRow | null> {
    const [rows]: [PasskeyRow[], number] = await this.database.query(
      `UPDATE passkeys SET name = $3 WHERE id = $2 AND user_id = $1 RETURNING ${columns}`,
      [userId, id, name],
    );
    return rows[0] ?? null;
  }

  /** @param notify reports the removal. @returns null when the account has no such passkey */
  remove(userId: string, id: string, notify: StoreNotice<void>): Promise<StoredEmail[] | null> {
    return this.database.transaction(async (manager) => {
      const [, removed]: [unknown, number] = await manager.query(
        'DELETE FROM passkeys WHERE id = $2 AND user_id = $1',
        [userId, id],
      );
      return removed === 1 ? notify(manager) : null;
    });
  }
}
