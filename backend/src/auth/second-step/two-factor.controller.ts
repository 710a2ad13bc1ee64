import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReauthenticateBody } from '../../../../contract/auth/reauthenticate.body.js';
import { TwoFactorChangeBody } from '../../../../contract/auth/two-factor-change.body.js';
import { TwoFactorCodeBody } from '../../../../contract/auth/two-factor-code.body.js';
import type { RecoveryCodes, TwoFactorSetup, TwoFactorState } from '../../../../contract/auth/two-factor.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { Overloaded, TooManyTries } from '../../common/app-error.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { CurrentVisitor, type Visitor } from '../../http/visitor.decorator.js';
import { EmailNotVerified, SetupExpired, TwoFactorIsOff, TwoFactorIsOn } from '../../two-factor/two-factor.errors.js';
import { TwoFactorService } from '../../two-factor/two-factor.service.js';
import { NoPassword, ReauthenticationRequired } from '../auth.errors.js';
import { TwoFactorSettingsService } from './two-factor-settings.service.js';

@ApiTags('account')
@Controller('account/two-factor')
export class TwoFactorController {
  constructor(
    private readonly twoFactor: TwoFactorService,
    private readonly settings: TwoFactorSettingsService,
  ) {}

  /** Whether sign-in requires a code, and how many recovery codes are left. */
  @Get()
  @Access('user')
  state(@CurrentCaller() caller: Caller): Promise<TwoFactorState> {
    return this.twoFactor.state(caller.user.id);
  }

  /** Starts setting up an authenticator app. Requires a verified address, and the password or a recent sign-in. */
  @Post('setup')
  @HttpCode(200)
  @Access('user')
  @ApiErrors(ReauthenticationRequired, EmailNotVerified, TwoFactorIsOn, NoPassword, Overloaded, new TooManyTries(60))
  startSetup(@CurrentCaller() caller: Caller, @Body() body: ReauthenticateBody): Promise<TwoFactorSetup> {
    return this.settings.startSetup(caller, body);
  }

  /** Turns two-step verification on with the app's first code. Signs the account out everywhere else. */
  @Post('confirm')
  @HttpCode(200)
  @Access('user')
  @ApiErrors(SetupExpired, TwoFactorIsOn, EmailNotVerified, new TooManyTries(60))
  confirm(@CurrentCaller() caller: Caller, @Body() { code }: TwoFactorCodeBody): Promise<RecoveryCodes> {
    return this.settings.confirmSetup(caller, code);
  }

  /** Turns two-step verification off with the current password or a code. */
  @Post('disable')
  @HttpCode(204)
  @Access('user')
  @ApiErrors(TwoFactorIsOff, NoPassword, Overloaded, new TooManyTries(60))
  disable(
    @CurrentCaller() caller: Caller,
    @Body() body: TwoFactorChangeBody,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    return this.settings.turnOff(caller, body, visitor);
  }

  /** Issues ten new recovery codes, with the current password or a code. The old ones stop working. */
  @Post('recovery-codes')
  @HttpCode(200)
  @Access('user')
  @ApiErrors(TwoFactorIsOff, NoPassword, Overloaded, new TooManyTries(60))
  renew(
    @CurrentCaller() caller: Caller,
    @Body() body: TwoFactorChangeBody,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<RecoveryCodes> {
    return this.settings.renewRecoveryCodes(caller, body, visitor);
  }
}
