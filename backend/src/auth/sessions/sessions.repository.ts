import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, exists, query, queryOne } from '../../database/sql.js';
import type { Transaction } from '../../database/transaction.js';
import { accountColumns, type AccountRow } from '../../users/account.js';

/** Limit of sessions per account. Another one ends the oldest, so repeated logins don't pile up. */
const mostSessions = 50;

/** What a new session was authenticated with. */
export interface SessionProof {
  /** The hash the password was checked against, if any. */
  passwordHash?: string | undefined;
  /** Whether a code or passkey was checked as well. */
  passedSecondStep?: boolean;
}

export interface SessionRow {
  id: string;
  /** A name like "Firefox on Android", or empty. */
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
}

interface NewSession {
  id: string;
  userId: string;
  expiresAt: Date;
  device: string;
}

interface LiveSession {
  last_used_at: Date;
}

/** Sessions in PostgreSQL. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Starts a session, unless `passwordHash` is given but is no longer the account's, or the account requires a second
   * step that was not passed. If either changes concurrently, that change comes first and prevents the session, or
   * comes later, sees the session and ends it.
   * @returns whether it started
   */
  insert(session: NewSession, { passwordHash, passedSecondStep = false }: SessionProof): Promise<boolean> {
    return exists(
      this.database,
      `INSERT INTO sessions (id, user_id, expires_at, device)
       SELECT $1, id, $3, $4 FROM users
       WHERE id = $2 AND ($5::text IS NULL OR password_hash = $5) AND ($6 OR two_factor_at IS NULL) FOR SHARE
       RETURNING id`,
      [session.id, session.userId, session.expiresAt, session.device, passwordHash ?? null, passedSecondStep],
    );
  }

  /** The account of a live session, with its subscription, in one query. */
  findAccount(sessionId: string, userId: string): Promise<(AccountRow & LiveSession) | null> {
    return queryOne(
      this.database,
      `SELECT ${accountColumns}, t.last_used_at
       FROM sessions t JOIN users u ON u.id = t.user_id LEFT JOIN subscriptions s ON s.user_id = u.id
       WHERE t.id = $1 AND t.user_id = $2 AND t.expires_at > now()`,
      [sessionId, userId],
    );
  }

  /** Records that a session is in use, unless another request just did. */
  async touch(id: string, now: Date, before: Date): Promise<void> {
    await execute(this.database, 'UPDATE sessions SET last_used_at = $2 WHERE id = $1 AND last_used_at < $3', [
      id,
      now,
      before,
    ]);
  }

  /**
   * Ends an account's oldest sessions beyond the limit. Concurrent calls skip each other's locked rows instead of
   * waiting: the last one to start sees all sessions.
   * @returns the ids of the ended sessions
   */
  async removeSurplus(userId: string): Promise<string[]> {
    const ended = await query<{ id: string }>(
      this.database,
      `DELETE FROM sessions WHERE id IN (
         SELECT id FROM sessions WHERE id IN (
           SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2)
         FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [userId, mostSessions],
    );
    return ended.map(({ id }) => id);
  }

  /** An account's live sessions, most recently used first, up to the limit. */
  findLive(userId: string, now: Date): Promise<SessionRow[]> {
    return query(
      this.database,
      `SELECT id, device, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM sessions
       WHERE user_id = $1 AND expires_at > $2 ORDER BY last_used_at DESC, created_at DESC, id DESC LIMIT $3`,
      [userId, now, mostSessions],
    );
  }

  /** Returns those of the ids whose sessions are live. */
  async findLiveAmong(ids: string[]): Promise<string[]> {
    const rows = await query<{ id: string }>(
      this.database,
      'SELECT id FROM sessions WHERE id = ANY($1) AND expires_at > now()',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Uses the database's clock, which also set the session's start. */
  isYounger(id: string, minutes: number): Promise<boolean> {
    return exists(
      this.database,
      'SELECT 1 FROM sessions WHERE id = $1 AND created_at > now() - make_interval(mins => $2)',
      [id, minutes],
    );
  }

  async remove(id: string): Promise<void> {
    await execute(this.database, 'DELETE FROM sessions WHERE id = $1', [id]);
  }

  /** @returns whether the account had this session */
  async removeOwned(id: string, userId: string): Promise<boolean> {
    return (await execute(this.database, 'DELETE FROM sessions WHERE id = $1 AND user_id = $2', [id, userId])) === 1;
  }

  /** Ends all sessions of an account, or all but one. @param transaction the change that ends them */
  async removeAll(userId: string, keptId: string | null = null, transaction?: Transaction): Promise<void> {
    await execute(transaction ?? this.database, 'DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2', [
      userId,
      keptId,
    ]);
  }

  removeExpired(now: Date): Promise<number> {
    return execute(this.database, 'DELETE FROM sessions WHERE expires_at < $1', [now]);
  }
}
