import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { setupMinutes } from '../../../contract/auth/two-factor.js';
import type { StoredEmail } from '../mail/mail.jobs.js';
import type { StoreNotice } from '../mail/outbox.js';

/** Whether two-step verification is on, and whether the account could turn it on. */
interface LockedAccount {
  isOn: boolean;
  isVerified: boolean;
}

/** Why a setup did not begin or end. */
export type SetupRefusal = 'is-on' | 'not-verified' | 'expired';

/**
 * Authenticator secrets and recovery codes in PostgreSQL. Changes lock the account's row first, as a starting session does:
 * either the session comes first and is ended, or it sees the change.
 */
@Injectable()
export class TwoFactorRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async findState(userId: string): Promise<{ enabledAt: Date | null; recoveryCodesLeft: number }> {
    const [row]: { enabledAt: Date | null; recoveryCodesLeft: number }[] = await this.database.query(
      `SELECT two_factor_at AS "enabledAt",
         (SELECT count(*)::int FROM recovery_codes WHERE user_id = u.id AND used_at IS NULL) AS "recoveryCodesLeft"
       FROM users u WHERE u.id = $1`,
      [userId],
    );
    return row ?? { enabledAt: null, recoveryCodesLeft: 0 };
  }

  /** Stores the secret of a setup, in place of an earlier one. @returns why not, or null */
  beginSetup(userId: string, secret: Buffer): Promise<SetupRefusal | null> {
    return this.database.transaction(async (manager) => {
      const account = await lockAccount(manager, userId);
      if (!account?.isVerified) return 'not-verified';
      if (account.isOn) return 'is-on';
      await manager.query(
        `INSERT INTO two_factor (user_id, secret) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = now(), last_used_step = NULL`,
        [userId, secret],
      );
      return null;
    });
  }

  /** The sealed secret of a setup that can still be confirmed. */
  async findSetup(userId: string): Promise<Buffer | null> {
    const [row]: { secret: Buffer }[] = await this.database.query(
      `SELECT t.secret FROM two_factor t JOIN users u ON u.id = t.user_id
       WHERE t.user_id = $1 AND u.two_factor_at IS NULL AND t.created_at > now() - make_interval(mins => $2)`,
      [userId, setupMinutes],
    );
    return row?.secret ?? null;
  }

  /**
   * Turns two-step verification on and ends the account's other sessions, which passed no second step.
   * @param setup.secret what the code was checked against: a setup that began again in the meantime is not confirmed
   * @param notify stores the notice of it in the same transaction
   * @returns why not, or what to enqueue
   */
  turnOn(
    setup: { userId: string; secret: Buffer; step: number; codeHashes: Buffer[]; keptSessionId: string },
    notify: StoreNotice<void>,
  ): Promise<SetupRefusal | StoredEmail[]> {
    return this.database.transaction(async (manager) => {
      const account = await lockAccount(manager, setup.userId);
      if (account?.isOn) return 'is-on';
      const [, confirmed]: [unknown, number] = await manager.query(
        'UPDATE two_factor SET last_used_step = $3 WHERE user_id = $1 AND secret = $2',
        [setup.userId, setup.secret, setup.step],
      );
      if (confirmed === 0) return 'expired';
      await manager.query('UPDATE users SET two_factor_at = now() WHERE id = $1', [setup.userId]);
      await replaceCodes(manager, setup.userId, setup.codeHashes);
      await manager.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2', [setup.userId, setup.keptSessionId]);
      return notify(manager);
    });
  }

  /** The sealed secret that codes are checked against; null where two-step verification is off. */
  async findSecret(userId: string): Promise<Buffer | null> {
    const [row]: { secret: Buffer }[] = await this.database.query(
      `SELECT t.secret FROM two_factor t JOIN users u ON u.id = t.user_id
       WHERE t.user_id = $1 AND u.two_factor_at IS NOT NULL`,
      [userId],
    );
    return row?.secret ?? null;
  }

  /** Accepts a code of a step, unless one of that step or a later one was accepted before. */
  async useStep(userId: string, secret: Buffer, step: number): Promise<boolean> {
    const [, used]: [unknown, number] = await this.database.query(
      `UPDATE two_factor SET last_used_step = $3
       WHERE user_id = $1 AND secret = $2 AND (last_used_step IS NULL OR last_used_step < $3)`,
      [userId, secret, step],
    );
    return used === 1;
  }

  /**
   * Accepts a recovery code once, from one caller alone.
   * @param notify stores the notice of it, with how many codes are left, in the same transaction
   * @returns what to enqueue, or null for a wrong code
   */
  useRecoveryCode(
    userId: string,
    codeHash: Buffer,
    notify: StoreNotice<{ left: number }>,
  ): Promise<StoredEmail[] | null> {
    return this.database.transaction(async (manager) => {
      const [, used]: [unknown, number] = await manager.query(
        `UPDATE recovery_codes SET used_at = now()
         WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL
           AND EXISTS (SELECT 1 FROM users WHERE id = $1 AND two_factor_at IS NOT NULL)`,
        [userId, codeHash],
      );
      if (used !== 1) return null;
      const [{ left }]: [{ left: number }] = await manager.query(
        'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
        [userId],
      );
      return notify(manager, { left });
    });
  }

  /** @returns what to enqueue, or null if it was off */
  turnOff(userId: string, notify: StoreNotice<void>): Promise<StoredEmail[] | null> {
    return this.database.transaction(async (manager) => {
      const account = await lockAccount(manager, userId);
      if (!account?.isOn) return null;
      await manager.query('UPDATE users SET two_factor_at = NULL WHERE id = $1', [userId]);
      await manager.query('DELETE FROM two_factor WHERE user_id = $1', [userId]);
      await manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
      return notify(manager);
    });
  }

  /**
   * Puts new recovery codes in place of all earlier ones.
   * @returns what to enqueue, or null where two-step verification is off
   */
  renewRecoveryCodes(userId: string, codeHashes: Buffer[], notify: StoreNotice<void>): Promise<StoredEmail[] | null> {
    return this.database.transaction(async (manager) => {
      const account = await lockAccount(manager, userId);
      if (!account?.isOn) return null;
      await replaceCodes(manager, userId, codeHashes);
      return notify(manager);
    });
  }
}

async function lockAccount(manager: EntityManager, userId: string): Promise<LockedAccount | undefined> {
  const [account]: LockedAccount[] = await manager.query(
    `SELECT two_factor_at IS NOT NULL AS "isOn", email_verified_at IS NOT NULL AS "isVerified"
     FROM users WHERE id = $1 FOR NO KEY UPDATE`,
    [userId],
  );
  return account;
}

async function replaceCodes(manager: EntityManager, userId: string, codeHashes: Buffer[]): Promise<void> {
  await manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    codeHashes,
  ]);
}
