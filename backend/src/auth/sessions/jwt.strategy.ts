import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import type { Caller } from '../../http/caller.decorator.js';
import { readCookie } from '../../http/cookies.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { sessionCookie } from './session-cookie.js';
import { type SessionClaims, sessionScope, SessionsService } from './sessions.service.js';

/** Passport strategy: checks the session cookie's token, then the session's row. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(ENV) env: Env,
    private readonly sessions: SessionsService,
  ) {
    super({
      jwtFromRequest: (request: Request) => readCookie(request.headers.cookie, sessionCookie) ?? null,
      // jsonwebtoken accepts a KeyObject, which verifies 50 times as fast as a string; passport-jwt's types don't know.
      secretOrKey: env.sessionKey as unknown as Buffer,
      algorithms: ['HS256'],
      ...sessionScope,
    });
  }

  async validate(claims: SessionClaims): Promise<Caller | false> {
    return (await this.sessions.findCaller(claims)) ?? false;
  }
}
