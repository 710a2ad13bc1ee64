import { nightly, Recurring } from '../../jobs/recurring.decorator.js';
import { Inject, Injectable, Logger } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import type { Session } from '../../../../contract/account/account.js';
import { NotFound } from '../../common/app-error.js';
import type { Caller } from '../../http/caller.decorator.js';
import type { Transaction } from '../../database/transaction.js';
import { Clock } from '../../common/clock.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { toUser } from '../../users/account.js';
import { WrongCredentials } from '../auth.errors.js';
import { deviceName } from './device-name.js';
import { sessionDays } from './session-cookie.js';
import { type SessionProof, SessionsRepository } from './sessions.repository.js';

/** Claims of a session token. Times are in epoch seconds. */
export interface SessionClaims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/** Tokens signed with the same key for another purpose aren't sessions. */
export const sessionScope = { issuer: 'fanfare', audience: 'fanfare:session' };

/** A token issued further in the future than this, in seconds, isn't ours: servers' clocks may differ. */
const clockSkewSeconds = 900;

const useNotedEveryMs = 600_000;

/** Sessions: a signed token in the browser and a row here. Both must be valid. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger(SessionsService.name);

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Starts a session and returns its token; ends the oldest if the account has too many.
   * @param userAgent the request's User-Agent
   * @throws WrongCredentials if the proof no longer matches the account: a new password, or a missing second step
   */
  async start(userId: string, userAgent = '', proof: SessionProof = {}): Promise<string> {
    const sid = uuidv7();
    const expiresAt = new Date(this.clock.now().getTime() + sessionDays * 86_400_000);
    const session = { id: sid, userId, expiresAt, device: deviceName(userAgent) };
    if (!(await this.sessions.insert(session, proof))) throw new WrongCredentials();
    for (const surplus of await this.sessions.removeSurplus(userId)) this.broadcaster.cutSession(surplus);
    return jwt.sign({ sid, exp: Math.floor(expiresAt.getTime() / 1000) }, this.env.sessionKey, {
      algorithm: 'HS256',
      ...sessionScope,
      subject: userId,
    });
  }

  /** The caller of a token; null if it is forged or expired, or its session was revoked. */
  async authenticate(token: string): Promise<Caller | null> {
    const claims = this.verify(token);
    return claims ? this.findCaller(claims) : null;
  }

  /** The caller of verified claims. */
  async findCaller(claims: SessionClaims): Promise<Caller | null> {
    const now = this.clock.now();
    if (!isUuid(claims.sid) || !isUuid(claims.sub)) return null;
    if (claims.iat > now.getTime() / 1000 + clockSkewSeconds) return null;
    const account = await this.sessions.findAccount(claims.sid, claims.sub);
    if (!account) return null;
    this.recordUse(claims.sid, account.last_used_at, now);
    return {
      sessionId: claims.sid,
      expiresAt: new Date(claims.exp * 1000),
      user: toUser(account, now, this.env.payments.prices),
    };
  }

  /** Ends a token's session, if any, and closes its sockets on every server. */
  async revoke(token: string): Promise<void> {
    const claims = this.verify(token);
    if (!claims) return;
    await this.sessions.remove(claims.sid);
    this.broadcaster.cutSession(claims.sid);
  }

  /** An account's sessions, most recently used first. */
  async list(userId: string, currentId?: string): Promise<Session[]> {
    const sessions = await this.sessions.findLive(userId, this.clock.now());
    return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device: device || deviceName(''),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: id === currentId,
    }));
  }

  /** Whether a session began at most this many minutes ago. */
  isYounger(id: string, minutes: number): Promise<boolean> {
    return this.sessions.isYounger(id, minutes);
  }

  /** Ends one of the account's sessions and closes its sockets on every server. @throws NotFound */
  async end(userId: string, id: string): Promise<void> {
    if (!(await this.sessions.removeOwned(id, userId))) throw new NotFound();
    this.broadcaster.cutSession(id);
  }

  /** Ends all of the account's sessions but the caller's. */
  async endOthers(caller: Caller): Promise<void> {
    await this.sessions.removeAll(caller.user.id, caller.sessionId);
    this.broadcaster.cutAccount(caller.user.id, caller.sessionId);
  }

  /**
   * Ends all sessions of an account except one, within a transaction. The caller closes their sockets after the commit.
   */
  removeOthers(transaction: Transaction, userId: string, keptId: string): Promise<void> {
    return this.sessions.removeAll(userId, keptId, transaction);
  }

  /** Returns those of the ids whose sessions were revoked or have expired. */
  async findEnded(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const live = new Set(await this.sessions.findLiveAmong(ids));
    return ids.filter((id) => !live.has(id));
  }

  /** Removes expired sessions. @returns how many */
  @Recurring({ name: 'remove-expired-sessions', cron: nightly })
  removeExpired(): Promise<number> {
    return this.sessions.removeExpired(this.clock.now());
  }

  /** Records at most every ten minutes that a session is in use. Not awaited. */
  private recordUse(id: string, lastUsedAt: Date, now: Date): void {
    const due = new Date(now.getTime() - useNotedEveryMs);
    if (lastUsedAt > due) return;
    this.sessions.touch(id, now, due).catch((error: unknown) => {
      this.logger.warn({ err: error, msg: 'Session use not recorded' });
    });
  }

  private verify(token: string): SessionClaims | null {
    try {
      return jwt.verify(token, this.env.sessionKey, { ...sessionScope, algorithms: ['HS256'] }) as SessionClaims;
    } catch {
      return null;
    }
  }
}
