import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { PasskeyLoginBody } from '../../../contract/auth/passkey-login.body.js';
import type { PasskeyRequestOptions } from '../../../contract/auth/passkey.js';
import type { User } from '../../../contract/account/user.js';
import { sessionCookie, sessionCookieOptions } from '../auth/sessions/session-cookie.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { DependencyDown, TooManyTries } from '../common/app-error.js';
import { CurrentVisitor, type Visitor } from '../http/visitor.decorator.js';
import { OnePerTurn } from '../http/rules/route-rules.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { PasskeyRefused, PasskeysUnavailable } from './passkeys.errors.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';

@ApiTags('account')
@Controller('login/passkey')
export class PasskeySignInController {
  constructor(
    private readonly passkeys: PasskeySignInService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** A challenge for any passkey, valid for one sign-in within five minutes. */
  @Post('options')
  @OnePerTurn()
  @HttpCode(200)
  @Access('public')
  @ApiErrors(PasskeysUnavailable, DependencyDown, new TooManyTries(60))
  options(@CurrentVisitor() visitor: Visitor): Promise<PasskeyRequestOptions> {
    return this.passkeys.options(visitor);
  }

  /** Signs in with a passkey, which counts as both factors. 401 with the same sentence for every cause. */
  @Post()
  @OnePerTurn()
  @HttpCode(200)
  @Access('public')
  @ApiErrors(PasskeyRefused, PasskeysUnavailable, DependencyDown, new TooManyTries(60))
  async signIn(
    @Body() body: PasskeyLoginBody,
    @CurrentVisitor() visitor: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const { user, token } = await this.passkeys.signIn(body.credential, visitor);
    response.cookie(sessionCookie, token, sessionCookieOptions(this.env));
    return user;
  }
}
