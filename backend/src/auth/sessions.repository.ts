import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Repository } from 'typeorm';
import { accountColumns, type AccountRow } from '../users/account.js';
import { SessionEntity } from './session.entity.js';

/** Sessions in PostgreSQL. */
@Injectable()
export class SessionsRepository {
  constructor(@InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>) {}

  async insert(session: Pick<SessionEntity, 'id' | 'userId' | 'expiresAt'>): Promise<void> {
    await this.sessions.insert(session);
  }

  /** The account of a session that lives, with its subscription, in one query. */
  async findAccount(sessionId: string, userId: string): Promise<AccountRow | undefined> {
    const rows: AccountRow[] = await this.sessions.query(
      `SELECT ${accountColumns}
       FROM sessions t JOIN users u ON u.id = t.user_id LEFT JOIN subscriptions s ON s.user_id = u.id
       WHERE t.id = $1 AND t.user_id = $2 AND t.expires_at > now()`,
      [sessionId, userId],
    );
    return rows[0];
  }

  async remove(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  async removeExpired(now: Date): Promise<number> {
    const { affected } = await this.sessions.delete({ expiresAt: LessThan(now) });
    return affected ?? 0;
  }
}
