import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';

/** What a mailed link is for. */
export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email';

/** How long a link works, as PostgreSQL's intervals. */
const lives: Record<TokenPurpose, string> = {
  'reset-password': '60 minutes',
  'verify-email': '3 days',
  'change-email': '24 hours',
};

/** The tokens of mailed links. Only their hashes are stored, so that a copy of the database opens no account. */
@Injectable()
export class AccountTokensRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Makes a token that proves an address, and answers it. The account's earlier one for the same purpose is void. */
  async issue(userId: string, purpose: TokenPurpose, email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.query(
      `INSERT INTO account_tokens (user_id, purpose, token_hash, email, expires_at)
       VALUES ($1, $2, $3, $4, now() + $5::interval)
       ON CONFLICT (user_id, purpose)
       DO UPDATE SET token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
      [userId, purpose, hashOf(token), email, lives[purpose]],
    );
    return token;
  }

  /**
   * Makes a new token in the place of the one that `issue` made for an address, and answers it; null when that one is void:
   * it was used, asked for again with another address, or whatever opens the account has changed since.
   */
  async reissue(userId: string, purpose: TokenPurpose, email: string): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const [, count]: [unknown, number] = await this.database.query(
      `UPDATE account_tokens SET token_hash = $4, expires_at = now() + $5::interval
       WHERE user_id = $1 AND purpose = $2 AND email = $3`,
      [userId, purpose, email, hashOf(token), lives[purpose]],
    );
    return count > 0 ? token : null;
  }

  /** Whether a reset link would work now. */
  async isResetToken(email: string, token: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `SELECT 1 FROM account_tokens
       WHERE token_hash = $1 AND purpose = 'reset-password' AND lower(email) = lower($2) AND expires_at > now()`,
      [hashOf(token), email],
    );
    return rows.length > 0;
  }

  /** The account and address of a confirmation link that would work now. */
  async findConfirmation(token: string): Promise<{ userId: string; email: string } | null> {
    const [row]: { userId: string; email: string }[] = await this.database.query(
      `SELECT user_id AS "userId", email FROM account_tokens
       WHERE token_hash = $1 AND purpose IN ('verify-email', 'change-email') AND expires_at > now()`,
      [hashOf(token)],
    );
    return row ?? null;
  }

  async removeExpired(): Promise<number> {
    const [, removed]: [unknown, number] = await this.database.query(
      'DELETE FROM account_tokens WHERE expires_at <= now()',
    );
    return removed;
  }
}

/** What is stored of a token. It is random enough to need no salt. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
