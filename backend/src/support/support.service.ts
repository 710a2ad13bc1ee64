import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { SupportBody } from '../../../contract/support.body.js';
import { answerDays, type SupportRequest } from '../../../contract/support.js';
import { NotFound } from '../common/app-error.js';
import type { Caller } from '../http/caller.decorator.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { Transaction } from '../database/transaction.js';
import { Outbox } from '../mail/outbox.js';
import { type NewSupportRequest, SupportRepository } from './support.repository.js';

const asking: RateLimit = { name: 'support', times: 5, seconds: 3600 };

/** Questions to the operator. Those from yearly plans are marked and answered first. */
@Injectable()
export class SupportService {
  constructor(
    private readonly requests: SupportRepository,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** An account's questions, oldest first. */
  list(userId: string): Promise<{ askedAt: Date; message: string }[]> {
    return this.requests.list(userId);
  }

  /** Deletes an account's questions as part of the transaction that deletes the account. */
  removeOf(transaction: Transaction, userId: string): Promise<void> {
    return this.requests.removeOf(transaction, userId);
  }

  /**
   * Stores a question and emails it to the operator. A known id returns the existing question.
   * @throws NotFound for another account's id, TooManyTries
   */
  async send({ user }: Caller, body: SupportBody): Promise<SupportRequest> {
    await this.limits.count([asking, user.id]);
    const id = body.id ?? uuidv7();
    const isPriority = user.hasActiveSubscription && user.tier === 'yearly';
    const { answerDays: days } = toRequest({ id, isPriority });
    // PostgreSQL rejects lone surrogates in text and in JSON.
    const text = Buffer.from(body.message.trim()).toString();
    const isNew = await this.requests.insert({ id, userId: user.id, message: text, isPriority }, (transaction) =>
      this.outbox.add(transaction, {
        kind: 'support-request',
        to: { userId: user.id, email: this.env.supportEmail, isVerified: true },
        data: { artist: user.name, email: user.email, message: text, isPriority, days, id },
      }),
    );
    if (isNew) return toRequest({ id, isPriority });
    const known = await this.requests.find(user.id, id);
    if (!known) throw new NotFound();
    return toRequest(known);
  }
}

function toRequest({ id, isPriority }: Pick<NewSupportRequest, 'id' | 'isPriority'>): SupportRequest {
  return { id, isPriority, answerDays: isPriority ? answerDays.priority : answerDays.standard };
}
