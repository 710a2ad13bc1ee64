import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { TwoFactorCodeBody } from '../../../../contract/auth/two-factor-code.body.js';
import type { User } from '../../../../contract/account/user.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { headersOf } from '../../http/api-headers.js';
import { TooManyTries } from '../../common/app-error.js';
import { readCookie } from '../../http/cookies.js';
import { CurrentVisitor, type Visitor } from '../../http/visitor.decorator.js';
import { OnePerTurn } from '../../http/rules/route-rules.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { SecondStepExpired, WrongCode } from '../auth.errors.js';
import { secondStepCookie, secondStepCookieOptions } from './second-step-cookie.js';
import { SecondStepService } from './second-step.service.js';
import { sessionCookie, sessionCookieOptions } from '../sessions/session-cookie.js';

@ApiTags('account')
@Controller('login')
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStepService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Completes a sign-in with a code from the authenticator app or a recovery code. 429 after too many wrong ones. */
  @Post('two-factor')
  @OnePerTurn()
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ headers: headersOf({ 'Set-Cookie': 'The session' }) })
  @ApiErrors(WrongCode, SecondStepExpired, new TooManyTries(60))
  async finish(
    @Body() { code }: TwoFactorCodeBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    const challenge = readCookie(request.headers.cookie, secondStepCookie);
    const { user, token } = await this.secondStep.finish(challenge, code, visitor);
    response.clearCookie(secondStepCookie, secondStepCookieOptions(this.env));
    response.cookie(sessionCookie, token, sessionCookieOptions(this.env));
    return user;
  }
}
