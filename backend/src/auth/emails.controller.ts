import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { EmailVerified } from '../../../contract/account.js';
import { ChangeEmailBody } from '../../../contract/change-email.body.js';
import { VerifyEmailBody } from '../../../contract/verify-email.body.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { EmailsService } from './emails.service.js';

@ApiTags('account')
@Controller()
export class EmailsController {
  constructor(private readonly emails: EmailsService) {}

  /** Confirms an address by a mailed link, once; a link that changes the address takes effect now. */
  @Post('verify-email')
  @HttpCode(200)
  @Access('public')
  @ApiOkResponse({ description: '`EmailVerified`' })
  verify(@Body() body: VerifyEmailBody): Promise<EmailVerified> {
    return this.emails.confirm(body.token);
  }

  /** Mails the link that confirms the account's address again. 429 after many. */
  @Post('account/resend-verification')
  @HttpCode(202)
  @Access('user')
  @ApiAcceptedResponse()
  @ApiTooManyRequestsResponse()
  resend(@CurrentCaller() caller: Caller): Promise<void> {
    return this.emails.askAgain(caller.user);
  }

  /** Mails a link to a new address; opening it changes the account's. Asks for the current password. */
  @Post('account/email')
  @HttpCode(202)
  @Access('user')
  @ApiAcceptedResponse()
  @ApiTooManyRequestsResponse()
  change(@CurrentCaller() caller: Caller, @Body() body: ChangeEmailBody): Promise<void> {
    return this.emails.askToChange(caller.user, body);
  }
}
