import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../../../contract/user.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { greetedName } from './greeting.js';
import type { LetterData } from './letters.js';
import { OutboxService } from './outbox.service.js';
import type { securityLetters } from './security-letters.js';

type Name = keyof typeof securityLetters;

/** Notices to the owner of an account that what opens it has changed. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly outbox: OutboxService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Emails the owner, if their address is verified. The caller doesn't wait for it. */
  post<N extends Name>(name: N, user: User, facts: Omit<LetterData[N], 'name' | 'url'>): void {
    const to = { userId: user.id, email: user.email, isVerified: user.emailVerified };
    const data = { ...facts, name: greetedName(user), url: `${this.env.publicUrl}/account` };
    void this.outbox.post(name, user.id, to, data as unknown as LetterData[N]);
  }
}
