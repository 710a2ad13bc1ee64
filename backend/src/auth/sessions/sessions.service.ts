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

/** What a session's token says. Times are seconds since 1970. */
export interface SessionClaims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/** Tokens signed with the same key for another purpose are not sessions. */
export const sessionScope = { issuer: 'fanfare', audience: 'fanfare:session' };

/** A token that claims to be issued later than this many seconds from now was not issued by us. */
const clockSkewSeconds = 60;

const useNotedEveryMs = 600_000;

/** Sessions: a signed token in the browser and a row here. Both must hold. */
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
   * Starts a session and returns its token; the oldest ends where the account has too many. `userAgent` is what the browser
   * says it is.
   * @throws WrongCredentials when the proof no longer fits the account: another password, or a second step that it lacks
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

  /** Who a token stands for, or null when it is forged, too old, or its session was revoked. */
  async authenticate(token: string): Promise<Caller | null> {
    const claims = this.verify(token);
    return claims ? this.findCaller(claims) : null;
  }

  /** The caller behind claims whose signature has been checked. */
  async findCaller(claims: SessionClaims): Promise<Caller | null> {
    const now = this.clock.now();
    if (!isUuid(claims.sid) || !isUuid(claims.sub)) return null;
    if (claims.iat > now.getTime() / 1000 + clockSkewSeconds) return null;
    const account = await this.sessions.findAccount(claims.sid, claims.sub);
    if (!account) return null;
    this.noteUse(claims.sid, account.last_used_at, now);
    return {
      sessionId: claims.sid,
      expiresAt: new Date(claims.exp * 1000),
      user: toUser(account, now, this.env.payments.prices),
    };
  }

  /** Ends the session behind a token, if there is one, and cuts its open sockets on every server. */
  async revoke(token: string): Promise<void> {
    const claims = this.verify(token);
    if (!claims) return;
    await this.sessions.remove(claims.sid);
    this.broadcaster.cutSession(claims.sid);
  }

  /** An account's sessions, last used first. */
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

  /** Whether a session began at most so many minutes ago. */
  isYounger(id: string, minutes: number): Promise<boolean> {
    return this.sessions.isYounger(id, minutes);
  }

  /** Ends one of the account's sessions, and cuts its open sockets on every server. @throws NotFound */
  async end(userId: string, id: string): Promise<void> {
    if (!(await this.sessions.removeOwned(id, userId))) throw new NotFound();
    this.broadcaster.cutSession(id);
  }

  /** Ends all of the account's sessions but the caller's. */
  async endOthers(caller: Caller): Promise<void> {
    await this.sessions.removeAll(caller.user.id, caller.sessionId);
    this.broadcaster.cutAccount(caller.user.id, caller.sessionId);
  }

  /** Ends all of an account's sessions but one as part of a transaction. The caller cuts their sockets after the commit. */
  removeOthers(transaction: Transaction, userId: string, keptId: string): Promise<void> {
    return this.sessions.removeAll(userId, keptId, transaction);
  }

  /** Those of some sessions that were revoked or have expired. */
  async findEnded(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const live = new Set(await this.sessions.findLiveAmong(ids));
    return ids.filter((id) => !live.has(id));
  }

  /** Removes what has expired; answers how many. */
  @Recurring({ name: 'remove-expired-sessions', cron: nightly })
  removeExpired(): Promise<number> {
    return this.sessions.removeExpired(this.clock.now());
  }

  /** Writes down at most every ten minutes that a session is in use. Nobody waits for it. */
  private noteUse(id: string, lastUsedAt: Date, now: Date): void {
    const due = new Date(now.getTime() - useNotedEveryMs);
    if (lastUsedAt > due) return;
    this.sessions.touch(id, now, due).catch((error: unknown) => {
      this.logger.warn({ err: error, msg: 'The use of a session could not be noted' });
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
