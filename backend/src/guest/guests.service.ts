import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { readCookie } from '../http/cookies.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { guestCookie, guestDays, hashGuestToken, issueGuestToken } from './guest-cookie.js';
import { type GuestRow, GuestsRepository } from './guests.repository.js';

/** Identifies guests. The signed cookie is their only proof. */
@Injectable()
export class GuestsService {
  constructor(
    private readonly guests: GuestsRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Creates a guest. @returns the guest and the cookie value that identifies them */
  async createGuest(): Promise<{ guest: GuestRow; token: string }> {
    const token = issueGuestToken(this.env.sessionKey);
    const hash = hashGuestToken(token, this.env.sessionKey);
    if (!hash) throw new Error('A token that was just issued does not verify');
    return { guest: await this.guests.insert(hash), token };
  }

  /** The guest identified by a `Cookie` header, with the cookie's value; null if it is missing, forged or expired. */
  async identify(cookieHeader: string | undefined): Promise<{ guest: GuestRow; token: string } | null> {
    const token = readCookie(cookieHeader, guestCookie);
    const hash = token ? hashGuestToken(token, this.env.sessionKey) : null;
    const guest = hash && (await this.guests.findByCookieHash(hash));
    return token && guest ? { guest, token } : null;
  }

  /** Records a visit: the guest is kept for another `guestDays`. */
  async recordVisit(guest: GuestRow): Promise<void> {
    await this.guests.touch(guest.id, this.clock.now());
  }

  /** Deletes expired guests and the chats they never moved to an account. @returns how many guests were deleted */
  @Recurring({ name: 'remove-expired-guests', cron: nightly })
  removeExpired(): Promise<number> {
    return this.guests.removeUnseenSince(new Date(this.clock.now().getTime() - guestDays * 86_400_000));
  }
}
