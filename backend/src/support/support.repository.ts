import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, query, queryOne } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';
import type { AddNotice } from '../mail/outbox.js';

export interface NewSupportRequest {
  id: string;
  userId: string;
  message: string;
  isPriority: boolean;
}

/** Questions to the operator, in PostgreSQL. */
@Injectable()
export class SupportRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** An account's questions, oldest first. */
  list(userId: string): Promise<{ askedAt: Date; message: string }[]> {
    return query(
      this.database,
      'SELECT created_at AS "askedAt", message FROM support_requests WHERE user_id = $1 ORDER BY created_at',
      [userId],
    );
  }

  /** @param notify adds the email to the operator @returns false if the id exists */
  insert(request: NewSupportRequest, notify: AddNotice<void>): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const inserted = await query(
        transaction,
        `INSERT INTO support_requests (id, user_id, message, is_priority) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [request.id, request.userId, request.message, request.isPriority],
      );
      if (inserted.length === 0) return false;
      await notify(transaction);
      return true;
    });
  }

  find(userId: string, id: string): Promise<Pick<NewSupportRequest, 'id' | 'isPriority'> | null> {
    return queryOne(
      this.database,
      'SELECT id, is_priority AS "isPriority" FROM support_requests WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
  }

  /** Deletes an account's questions, which would otherwise outlive the account, without its id. */
  async removeOf(transaction: Transaction, userId: string): Promise<void> {
    await execute(transaction, 'DELETE FROM support_requests WHERE user_id = $1', [userId]);
  }
}
