import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { DeletionProgress, DeletionReceipt, SignInMethods } from '../../../contract/account/account-deletion.js';
import { DeleteAccountBody } from '../../../contract/account/delete-account.body.js';
import { FacebookDeletionBody } from '../../../contract/account/facebook-deletion.body.js';
import { NoPassword } from '../auth/auth.errors.js';
import { endBrowserSession } from '../auth/sessions/session-cookie.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { NotFound, Overloaded, TooManyTries } from '../common/app-error.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { FormBody } from '../http/rules/route-rules.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountChanged, FreshSignInNeeded, UnprovenRequest } from './deletion.errors.js';
import { DeletionsService } from './deletions.service.js';
import { FacebookDeletionService } from './facebook-deletion.service.js';

/** Signed requests are a few hundred bytes long. */
const requestMaxBytes = 16 * 1024;

@ApiTags('account')
@Controller()
export class DeletionController {
  constructor(
    private readonly accounts: AccountDeletionService,
    private readonly facebook: FacebookDeletionService,
    private readonly deletions: DeletionsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The caller's credentials, and whether deletion requires a password or a recent sign-in. */
  @Get('account/sign-in')
  @Header('Cache-Control', 'no-store')
  @Access('user')
  methods(@CurrentCaller() caller: Caller): Promise<SignInMethods> {
    return this.accounts.methods(caller);
  }

  /**
   * Deletes the caller's account permanently and at once: profile, conversations, files, sessions, and the subscription
   * at the payment provider. 400 for a wrong password, 403 if a recent sign-in is required.
   */
  @Post('account/delete')
  @HttpCode(200)
  @Access('user')
  @ApiErrors(FreshSignInNeeded, NoPassword, AccountChanged, Overloaded, new TooManyTries(60))
  async delete(
    @CurrentCaller() caller: Caller,
    @Body() body: DeleteAccountBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletionReceipt> {
    const code = await this.accounts.delete(caller, body.currentPassword);
    endBrowserSession(response, this.env);
    return this.receipt(code);
  }

  /** Status of a deletion, for anyone with its code. */
  @Get('deletions/:code')
  @Header('Cache-Control', 'no-store')
  @Access('public')
  @ApiErrors(NotFound)
  progress(@Param('code') code: string): Promise<DeletionProgress> {
    return this.deletions.progress(code);
  }

  /** Facebook's data deletion callback. 400 if the signature is invalid. */
  @Post('auth/facebook/deletion')
  @FormBody(requestMaxBytes)
  @HttpCode(200)
  @Access('public')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiErrors(UnprovenRequest, NotFound, Overloaded, new TooManyTries(60))
  async deleteForFacebook(@Body() body: FacebookDeletionBody): Promise<DeletionReceipt> {
    return this.receipt(await this.facebook.handle(body.signed_request));
  }

  private receipt(code: string): DeletionReceipt {
    return { url: this.deletions.pageOf(code), confirmation_code: code };
  }
}
