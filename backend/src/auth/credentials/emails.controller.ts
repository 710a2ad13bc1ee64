import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { EmailVerified } from '../../../../contract/account/account.js';
import { ChangeEmailBody } from '../../../../contract/account/change-email.body.js';
import { VerifyEmailBody } from '../../../../contract/auth/verify-email.body.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { Overloaded, TooManyTries } from '../../common/app-error.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { readCookie } from '../../http/cookies.js';
import { CurrentVisitor, type Visitor } from '../../http/visitor.decorator.js';
import { EmailTaken } from '../../users/users.errors.js';
import { ConfirmationInvalid, NewPasswordRequired, NoPassword, WrongCredentials } from '../auth.errors.js';
import { EmailsService } from './emails.service.js';
import { sessionCookie } from '../sessions/session-cookie.js';

@ApiTags('account')
@Controller()
export class EmailsController {
  constructor(private readonly emails: EmailsService) {}

  /**
   * Confirms an address with an emailed link, once; a link for a new address changes it now. Outside a session of that
   * account it requires a new password, which replaces the old one and signs the account out everywhere.
   */
  @Post('verify-email')
  @HttpCode(200)
  @Access('public')
  @ApiErrors(
    ConfirmationInvalid,
    new NewPasswordRequired('mara@artist.example'),
    EmailTaken,
    Overloaded,
    new TooManyTries(60),
  )
  verify(
    @Body() body: VerifyEmailBody,
    @CurrentVisitor() visitor: Visitor,
    @Req() request: Request,
  ): Promise<EmailVerified> {
    return this.emails.confirm(body, readCookie(request.headers.cookie, sessionCookie), visitor);
  }

  /** Emails the confirmation link again. 429 after too many. */
  @Post('account/resend-verification')
  @HttpCode(202)
  @Access('user')
  @ApiErrors(new TooManyTries(60))
  resend(@CurrentCaller() caller: Caller): Promise<void> {
    return this.emails.resendVerification(caller.user);
  }

  /** Emails a link to a new address; opening it changes the account's address. Requires the current password. */
  @Post('account/email')
  @HttpCode(202)
  @Access('user')
  @ApiErrors(NoPassword, WrongCredentials, EmailTaken, Overloaded, new TooManyTries(60))
  change(@CurrentCaller() caller: Caller, @Body() body: ChangeEmailBody): Promise<void> {
    return this.emails.requestChange(caller.user, body);
  }
}
