import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, MoreThan, Not, Repository } from 'typeorm';
import { accountColumns, type AccountRow } from '../../users/account.js';
import { SessionEntity } from './session.entity.js';

/** Sessions that an account has at a time. One more ends the oldest: whoever logs in over and over leaves no more than these. */
const mostSessions = 50;

/** What a session that starts was proven by. */
export interface SessionProof {
  /** What the password was checked against, where there was one. */
  passwordHash?: string | undefined;
  /** Whether a code or a passkey was checked, too. */
  passedSecondStep?: boolean;
}

interface LiveSession {
  last_used_at: Date;
}

/** Sessions in PostgreSQL. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>) {}

  /**
   * Starts a session, unless `passwordHash` is given and no longer the account's, or the account asks for a second step that
   * was not passed: a concurrent change of either comes first and keeps the session out, or sees it and ends it.
   * @returns whether it started
   */
  async insert(
    session: Pick<SessionEntity, 'id' | 'userId' | 'expiresAt' | 'device'>,
    { passwordHash, passedSecondStep = false }: SessionProof,
  ): Promise<boolean> {
    const rows: unknown[] = await this.sessions.query(
      `INSERT INTO sessions (id, user_id, expires_at, device)
       SELECT $1, id, $3, $4 FROM users
       WHERE id = $2 AND ($5::text IS NULL OR password_hash = $5) AND ($6 OR two_factor_at IS NULL) FOR SHARE
       RETURNING id`,
      [session.id, session.userId, session.expiresAt, session.device, passwordHash ?? null, passedSecondStep],
    );
    return rows.length > 0;
  }

  /** The account of a session that lives, with its subscription, in one query. */
  async findAccount(sessionId: string, userId: string): Promise<(AccountRow & LiveSession) | undefined> {
    const rows: (AccountRow & LiveSession)[] = await this.sessions.query(
      `SELECT ${accountColumns}, t.last_used_at
       FROM sessions t JOIN users u ON u.id = t.user_id LEFT JOIN subscriptions s ON s.user_id = u.id
       WHERE t.id = $1 AND t.user_id = $2 AND t.expires_at > now()`,
      [sessionId, userId],
    );
    return rows[0];
  }

  /** Notes that a session is in use, unless another call has just done so. */
  async touch(id: string, now: Date, before: Date): Promise<void> {
    await this.sessions.update({ id, lastUsedAt: LessThan(before) }, { lastUsedAt: now });
  }

  /**
   * Ends an account's oldest sessions, but for as many as it may have; answers which. Of several at the same time the last
   * one sees what all of them have started. The account's row keeps them apart.
   */
  async removeSurplus(userId: string): Promise<string[]> {
    const [ended]: [{ id: string }[], number] = await this.sessions.query(
      `WITH account AS (SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE)
       DELETE FROM sessions WHERE id IN (
         SELECT s.id FROM account a JOIN sessions s ON s.user_id = a.id
         ORDER BY s.created_at DESC, s.id DESC OFFSET $2)
       RETURNING id`,
      [userId, mostSessions],
    );
    return ended.map(({ id }) => id);
  }

  /** An account's sessions that live, last used first; no more than it may have. */
  findLive(userId: string, now: Date): Promise<SessionEntity[]> {
    return this.sessions.find({
      where: { userId, expiresAt: MoreThan(now) },
      order: { lastUsedAt: 'DESC', createdAt: 'DESC', id: 'DESC' },
      take: mostSessions,
    });
  }

  /** The ids of those among some sessions that live. */
  async findLiveAmong(ids: string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.sessions.query(
      'SELECT id FROM sessions WHERE id = ANY($1) AND expires_at > now()',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** By the database's clock, which also said when the session began. */
  async isYounger(id: string, minutes: number): Promise<boolean> {
    const rows: unknown[] = await this.sessions.query(
      'SELECT 1 FROM sessions WHERE id = $1 AND created_at > now() - make_interval(mins => $2)',
      [id, minutes],
    );
    return rows.length > 0;
  }

  async remove(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** Answers whether the account had this session. */
  async removeOwned(id: string, userId: string): Promise<boolean> {
    const { affected } = await this.sessions.delete({ id, userId });
    return affected === 1;
  }

  async removeOthers(userId: string, keptId: string): Promise<void> {
    await this.sessions.delete({ userId, id: Not(keptId) });
  }

  async removeExpired(now: Date): Promise<number> {
    const { affected } = await this.sessions.delete({ expiresAt: LessThan(now) });
    return affected ?? 0;
  }
}
