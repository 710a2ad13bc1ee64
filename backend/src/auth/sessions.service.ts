import { Inject, Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import type { Caller } from '../common/caller.decorator.js';
import { Clock } from '../common/clock.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Broadcaster } from '../realtime/broadcaster.js';
import { toUser } from '../users/account.js';
import { sessionDays } from './session-cookie.js';
import { SessionsRepository } from './sessions.repository.js';

/** What a session's token says. Times are seconds since 1970. */
export interface SessionClaims {
  sub: string;
  sid: string;
  iat: number;
  exp: number;
}

/** A token that claims to be issued later than this many seconds from now was not issued by us. */
const clockSkewSeconds = 60;

/** Sessions: a signed token in the browser and a row here. Both must hold. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Starts a session and answers its token. */
  async start(userId: string): Promise<string> {
    const sid = uuidv7();
    const expiresAt = new Date(this.clock.now().getTime() + sessionDays * 86_400_000);
    await this.sessions.insert({ id: sid, userId, expiresAt });
    return jwt.sign({ sid, exp: Math.floor(expiresAt.getTime() / 1000) }, this.env.sessionKey, {
      algorithm: 'HS256',
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

  /** Removes what has expired; answers how many. */
  removeExpired(): Promise<number> {
    return this.sessions.removeExpired(this.clock.now());
  }

  private verify(token: string): SessionClaims | null {
    try {
      return jwt.verify(token, this.env.sessionKey, { algorithms: ['HS256'] }) as SessionClaims;
    } catch {
      return null;
    }
  }
}
