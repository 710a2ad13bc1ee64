import { Body, Controller, Get, Header, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type ResetRequested, resetRequestedText, type ResetTokenState } from '../../../../contract/account/account.js';
import { ChangePasswordBody } from '../../../../contract/account/change-password.body.js';
import { ForgotPasswordBody } from '../../../../contract/auth/forgot-password.body.js';
import { ResetPasswordBody } from '../../../../contract/auth/reset-password.body.js';
import { ResetTokenQuery } from '../../../../contract/auth/reset-token.query.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { Overloaded, TooManyTries } from '../../common/app-error.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { readCookie } from '../../http/cookies.js';
import { CurrentVisitor, type Visitor } from '../../http/visitor.decorator.js';
import { PlainTextErrors } from '../../http/rules/route-rules.js';
import { NoPassword, ResetTokenInvalid, WrongCredentials } from '../auth.errors.js';
import { sessionCookie } from '../sessions/session-cookie.js';
import { PasswordChangeService } from './password-change.service.js';

@ApiTags('account')
@Controller()
export class PasswordsController {
  constructor(private readonly passwordChange: PasswordChangeService) {}

  /** Emails a reset link if the address has an account; the response doesn't reveal it. 429 after too many. */
  @Post('forgot-password')
  @PlainTextErrors()
  @HttpCode(200)
  @Access('public')
  @ApiErrors(new TooManyTries(60))
  async forgot(
    @Body() body: ForgotPasswordBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
  ): Promise<ResetRequested> {
    const sessionToken = readCookie(request.headers.cookie, sessionCookie);
    await this.passwordChange.requestReset(body.email, visitor, sessionToken);
    return { message: resetRequestedText };
  }

  /** Whether a reset link would work now. */
  @Get('verify-reset-token')
  @PlainTextErrors()
  @Header('Cache-Control', 'no-store')
  @Access('public')
  async verify(@Query() query: ResetTokenQuery): Promise<ResetTokenState> {
    return { valid: await this.passwordChange.isResetToken(query.email, query.token) };
  }

  /** Sets a new password with a reset link, once. Signs the account out everywhere. 400 if the link doesn't work. */
  @Post('reset-password')
  @PlainTextErrors()
  @HttpCode(204)
  @Access('public')
  @ApiErrors(ResetTokenInvalid, Overloaded, new TooManyTries(60))
  reset(@Body() body: ResetPasswordBody, @CurrentVisitor() visitor: Visitor): Promise<void> {
    return this.passwordChange.reset(body, visitor);
  }

  /** Sets a new password with the current one. Signs the account out everywhere else. */
  @Post('account/password')
  @HttpCode(204)
  @Access('user')
  @ApiErrors(NoPassword, WrongCredentials, Overloaded, new TooManyTries(60))
  change(@CurrentCaller() caller: Caller, @Body() body: ChangePasswordBody): Promise<void> {
    return this.passwordChange.change(caller, body);
  }
}
