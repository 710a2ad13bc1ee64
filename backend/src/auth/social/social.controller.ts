import { Controller, Get, Header, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import { ApiFoundResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { socialProviders } from '../../../../contract/config.js';
import { secondStepPath } from '../../../../contract/auth/two-factor.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { headersOf } from '../../http/api-headers.js';
import { NotFound } from '../../common/app-error.js';
import { CurrentVisitor, type Visitor } from '../../http/visitor.decorator.js';
import { PlainTextErrors } from '../../http/rules/route-rules.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { secondStepCookie, secondStepCookieOptions } from '../second-step/second-step-cookie.js';
import { sessionCookie, sessionCookieOptions } from '../sessions/session-cookie.js';
import { SocialFailureFilter } from './social-failure.filter.js';
import { SocialProviders } from './social-providers.js';
import { SocialSignInService } from './social-sign-in.service.js';

const providerParam = { name: 'provider', enum: socialProviders };

@ApiTags('account')
@Controller('auth')
@UseFilters(SocialFailureFilter)
export class SocialController {
  constructor(
    private readonly providers: SocialProviders,
    private readonly social: SocialSignInService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Redirects the browser to `google` or `facebook` to sign in. No parameter can change where it returns to. */
  @Get(':provider')
  @PlainTextErrors()
  @Header('Cache-Control', 'no-store')
  @Access('public')
  @ApiParam(providerParam)
  @ApiFoundResponse({
    description: 'To the provider, or back to `/auth?error=…` when it can’t be reached',
    headers: headersOf({ Location: 'Where to go', 'Set-Cookie': 'Ties the way back to this browser' }),
  })
  @ApiErrors(NotFound)
  async start(@Param('provider') provider: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(await this.providers.start(provider, request));
  }

  /** The callback URL. */
  @Get(':provider/callback')
  @Header('Cache-Control', 'no-store')
  @Access('public')
  @ApiParam(providerParam)
  @ApiFoundResponse({
    description: 'To `/auth` with the session cookie, to its second step, or to `/auth?error=…` without',
    headers: headersOf({ Location: 'Where to go', 'Set-Cookie': 'The session, or the cookie of the second step' }),
  })
  @ApiErrors(NotFound)
  async finish(
    @Param('provider') provider: string,
    @Req() request: Request,
    @CurrentVisitor() visitor: Visitor,
    @Res() response: Response,
  ): Promise<void> {
    const outcome = await this.social.signIn(await this.providers.finish(provider, request), visitor);
    if ('challenge' in outcome) {
      response.cookie(secondStepCookie, outcome.challenge, secondStepCookieOptions(this.env));
      return response.redirect(secondStepPath);
    }
    response.cookie(sessionCookie, outcome.token, sessionCookieOptions(this.env));
    response.redirect('/auth');
  }
}
