import { Body, Controller, HttpCode, HttpStatus, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LoginBody } from '../../../contract/auth/login.body.js';
import { RegisterBody } from '../../../contract/auth/register.body.js';
import type { TwoFactorRequired } from '../../../contract/auth/two-factor.js';
import type { User } from '../../../contract/account/user.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { headersOf } from '../http/api-headers.js';
import { Overloaded, TooManyTries } from '../common/app-error.js';
import { readCookie } from '../http/cookies.js';
import { CurrentVisitor, type Visitor } from '../http/visitor.decorator.js';
import { OnePerTurn, PlainTextErrors } from '../http/rules/route-rules.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { EmailTaken } from '../users/users.errors.js';
import { WrongCredentials } from './auth.errors.js';
import { AuthService } from './auth.service.js';
import { secondStepCookie, secondStepCookieOptions } from './second-step/second-step-cookie.js';
import { endBrowserSession, sessionCookie, sessionCookieOptions } from './sessions/session-cookie.js';

@ApiTags('account')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Creates an account and signs it in. 409 if the address has an account, 429 after too many. */
  @Post('register')
  @PlainTextErrors()
  @OnePerTurn()
  @Access('public')
  @ApiCreatedResponse({ headers: headersOf({ 'Set-Cookie': 'The session' }) })
  @ApiErrors(EmailTaken, Overloaded, new TooManyTries(60))
  async register(
    @Body() body: RegisterBody,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const { user, token } = await this.auth.register(body, visitor);
    response.cookie(sessionCookie, token, sessionCookieOptions(this.env));
    return user;
  }

  /**
   * Signs in. If the account has two-step verification, the right password returns 202 without a session: a code at
   * `POST /login/two-factor` starts it. 401 with the same sentence for an unknown address and a wrong password, 429
   * after too many.
   */
  @Post('login')
  @PlainTextErrors()
  @OnePerTurn()
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ schema: { $ref: getSchemaPath('User') }, headers: headersOf({ 'Set-Cookie': 'The session' }) })
  @ApiAcceptedResponse({
    schema: { $ref: getSchemaPath('TwoFactorRequired') },
    headers: headersOf({ 'Set-Cookie': 'The cookie of the second step' }),
  })
  @ApiErrors(WrongCredentials, Overloaded, new TooManyTries(60))
  async login(
    @Body() body: LoginBody,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User | TwoFactorRequired> {
    const outcome = await this.auth.login(body, visitor);
    if ('challenge' in outcome) {
      response.cookie(secondStepCookie, outcome.challenge, secondStepCookieOptions(this.env));
      response.status(HttpStatus.ACCEPTED);
      return { twoFactorRequired: true };
    }
    response.cookie(sessionCookie, outcome.token, sessionCookieOptions(this.env));
    return outcome.user;
  }

  /** Ends the session and closes its sockets. Also succeeds without a session. */
  @Post('logout')
  @PlainTextErrors()
  @HttpCode(204)
  @Access('public')
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    await this.auth.logout(readCookie(request.headers.cookie, sessionCookie));
    endBrowserSession(response, this.env);
  }
}
