import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { EmailData } from '../mail/emails.js';
import type { StoredEmail } from '../mail/mail.jobs.js';
import { SupportRequestEntity } from './support-request.entity.js';

@Injectable()
export class SupportRepository {
  constructor(@InjectRepository(SupportRequestEntity) private readonly requests: Repository<SupportRequestEntity>) {}

  /** An account's questions, oldest first. */
  list(userId: string): Promise<SupportRequestEntity[]> {
    return this.requests.find({ where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** Stores a question and its email to the operator atomically. @returns the email */
  async insert(
    request: Omit<SupportRequestEntity, 'createdAt'>,
    recipient: string,
    data: EmailData['support-request'],
  ): Promise<StoredEmail[]> {
    return this.requests.query(
      `WITH asked AS (
         INSERT INTO support_requests (id, user_id, message, is_priority) VALUES ($1, $2, $3, $4) RETURNING id
       )
       INSERT INTO outgoing_letters (key, user_id, recipient, name, data)
       SELECT 'support:' || id, $2, $5, 'support-request', $6 FROM asked RETURNING key, name`,
      [request.id, request.userId, request.message, request.isPriority, recipient, JSON.stringify(data)],
    );
  }
}
