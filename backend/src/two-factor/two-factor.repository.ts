import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { setupMinutes } from '../../../contract/auth/two-factor.js';
import { withAccountLock } from '../database/account-lock.js';
import { execute, query, queryOne } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';
import type { AddNotice } from '../mail/outbox.js';
import { AccountSecurityService } from '../users/account-security.service.js';

/** Whether two-step verification is on, and whether the account could turn it on. */
interface TwoFactorAccount {
  isOn: boolean;
  isVerified: boolean;
}

/** Why a setup could not be started or confirmed. */
export type SetupRefusal = 'is-on' | 'not-verified' | 'expired';

/** Authenticator secrets and recovery codes in PostgreSQL. Changes to one account are serialised. */
@Injectable()
export class TwoFactorRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountSecurityService,
  ) {}

  async findState(userId: string): Promise<{ enabledAt: Date | null; recoveryCodesLeft: number }> {
    const row = await queryOne<{ enabledAt: Date | null; recoveryCodesLeft: number }>(
      this.database,
      `SELECT two_factor_at AS "enabledAt",
         (SELECT count(*)::int FROM recovery_codes WHERE user_id = u.id AND used_at IS NULL) AS "recoveryCodesLeft"
       FROM users u WHERE u.id = $1`,
      [userId],
    );
    return row ?? { enabledAt: null, recoveryCodesLeft: 0 };
  }

  /** Stores the secret of a setup, replacing an earlier one. @returns the reason if it can't, or null */
  startSetup(userId: string, secret: Buffer): Promise<SetupRefusal | null> {
    return withAccountLock(this.database, 'two-factor', userId, async (transaction) => {
      const account = await findAccount(transaction, userId);
      if (!account?.isVerified) return 'not-verified';
      if (account.isOn) return 'is-on';
      await query(
        transaction,
        `INSERT INTO two_factor (user_id, secret) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = now(), last_used_step = NULL`,
        [userId, secret],
      );
      return null;
    });
  }

  /** The encrypted secret of a setup that can still be confirmed. */
  async findSetup(userId: string): Promise<Buffer | null> {
    const row = await queryOne<{ secret: Buffer }>(
      this.database,
      `SELECT t.secret FROM two_factor t JOIN users u ON u.id = t.user_id
       WHERE t.user_id = $1 AND u.two_factor_at IS NULL AND t.created_at > now() - make_interval(mins => $2)`,
      [userId, setupMinutes],
    );
    return row?.secret ?? null;
  }

  /**
   * Turns two-step verification on and ends the account's other sessions, which didn't pass a second step.
   * @param setup.secret the secret that the code was checked against: if a setup was started again in the meantime, it
   * isn't confirmed
   * @param onChange ends the other sessions and adds the notice, after the account has changed: a session that is just
   * starting waits for the account's row and sees the change, or is ended
   * @returns the reason if it can't, or null
   */
  turnOn(
    setup: { userId: string; secret: Buffer; step: number; codeHashes: Buffer[] },
    onChange: AddNotice<void>,
  ): Promise<SetupRefusal | null> {
    return withAccountLock(this.database, 'two-factor', setup.userId, async (transaction) => {
      const account = await findAccount(transaction, setup.userId);
      if (account?.isOn) return 'is-on';
      const confirmed = await execute(
        transaction,
        'UPDATE two_factor SET last_used_step = $3 WHERE user_id = $1 AND secret = $2',
        [setup.userId, setup.secret, setup.step],
      );
      if (confirmed === 0) return 'expired';
      await this.accounts.setTwoFactor(transaction, setup.userId, true);
      await replaceCodes(transaction, setup.userId, setup.codeHashes);
      await onChange(transaction);
      return null;
    });
  }

  /** The encrypted secret that codes are checked against; null if two-step verification is off. */
  async findSecret(userId: string): Promise<Buffer | null> {
    const row = await queryOne<{ secret: Buffer }>(
      this.database,
      `SELECT t.secret FROM two_factor t JOIN users u ON u.id = t.user_id
       WHERE t.user_id = $1 AND u.two_factor_at IS NOT NULL`,
      [userId],
    );
    return row?.secret ?? null;
  }

  /** Accepts a code's step, unless a code of that step or a later one was already accepted. */
  async useStep(userId: string, secret: Buffer, step: number): Promise<boolean> {
    const used = await execute(
      this.database,
      `UPDATE two_factor SET last_used_step = $3
       WHERE user_id = $1 AND secret = $2 AND (last_used_step IS NULL OR last_used_step < $3)`,
      [userId, secret, step],
    );
    return used === 1;
  }

  /**
   * Accepts a recovery code once. Of several concurrent callers, only one succeeds.
   * @param notify adds the notice about it, with how many codes are left
   * @returns false for a wrong code
   */
  useRecoveryCode(userId: string, codeHash: Buffer, notify: AddNotice<{ left: number }>): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const used = await execute(
        transaction,
        `UPDATE recovery_codes SET used_at = now()
         WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL
           AND EXISTS (SELECT 1 FROM users WHERE id = $1 AND two_factor_at IS NOT NULL)`,
        [userId, codeHash],
      );
      if (used !== 1) return false;
      const codes = await queryOne<{ left: number }>(
        transaction,
        'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
        [userId],
      );
      await notify(transaction, { left: codes?.left ?? 0 });
      return true;
    });
  }

  /** @returns false if it was off */
  turnOff(userId: string, notify: AddNotice<void>): Promise<boolean> {
    return withAccountLock(this.database, 'two-factor', userId, async (transaction) => {
      const account = await findAccount(transaction, userId);
      if (!account?.isOn) return false;
      await this.accounts.setTwoFactor(transaction, userId, false);
      await execute(transaction, 'DELETE FROM two_factor WHERE user_id = $1', [userId]);
      await execute(transaction, 'DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
      await notify(transaction);
      return true;
    });
  }

  /** Replaces all recovery codes. @returns false if two-step verification is off */
  renewRecoveryCodes(userId: string, codeHashes: Buffer[], notify: AddNotice<void>): Promise<boolean> {
    return withAccountLock(this.database, 'two-factor', userId, async (transaction) => {
      const account = await findAccount(transaction, userId);
      if (!account?.isOn) return false;
      await replaceCodes(transaction, userId, codeHashes);
      await notify(transaction);
      return true;
    });
  }
}

function findAccount(transaction: Transaction, userId: string): Promise<TwoFactorAccount | null> {
  return queryOne(
    transaction,
    `SELECT two_factor_at IS NOT NULL AS "isOn", email_verified_at IS NOT NULL AS "isVerified" FROM users WHERE id = $1`,
    [userId],
  );
}

async function replaceCodes(transaction: Transaction, userId: string, codeHashes: Buffer[]): Promise<void> {
  await execute(transaction, 'DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await query(transaction, 'INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    codeHashes,
  ]);
}
