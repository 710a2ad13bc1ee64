import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddPasskeyBody } from '../../../contract/auth/add-passkey.body.js';
import type { Passkey, PasskeyCreationOptions } from '../../../contract/auth/passkey.js';
import { ReauthenticateBody } from '../../../contract/auth/reauthenticate.body.js';
import { RenamePasskeyBody } from '../../../contract/auth/rename-passkey.body.js';
import { NoPassword, ReauthenticationRequired } from '../auth/auth.errors.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { DependencyDown, NotFound, Overloaded, TooManyTries } from '../common/app-error.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { CurrentVisitor, type Visitor } from '../http/visitor.decorator.js';
import { EmailNotVerified } from '../two-factor/two-factor.errors.js';
import { PasskeyExists, PasskeyInvalid, PasskeysUnavailable, TooManyPasskeys } from './passkeys.errors.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('account')
@Controller('passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  /** The account's passkeys, newest first. */
  @Get()
  @Access('user')
  list(@CurrentCaller() caller: Caller): Promise<Passkey[]> {
    return this.passkeys.list(caller.user.id);
  }

  /** Options for the browser to create a passkey. Requires a verified address, and the password or a recent sign-in. */
  @Post('options')
  @HttpCode(200)
  @Access('user')
  @ApiErrors(
    ReauthenticationRequired,
    NoPassword,
    EmailNotVerified,
    TooManyPasskeys,
    PasskeysUnavailable,
    Overloaded,
    DependencyDown,
    new TooManyTries(60),
  )
  options(@CurrentCaller() caller: Caller, @Body() body: ReauthenticateBody): Promise<PasskeyCreationOptions> {
    return this.passkeys.optionsFor(caller, body.currentPassword);
  }

  /** Adds a passkey that the browser created from the options. */
  @Post()
  @Access('user')
  @ApiErrors(PasskeyInvalid, PasskeyExists, TooManyPasskeys, EmailNotVerified, PasskeysUnavailable, DependencyDown)
  add(
    @CurrentCaller() caller: Caller,
    @Body() body: AddPasskeyBody,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<Passkey> {
    return this.passkeys.add(caller, body.credential, visitor);
  }

  /** Renames a passkey. */
  @Patch(':id')
  @Access('user')
  @ApiErrors(NotFound)
  rename(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: RenamePasskeyBody,
  ): Promise<Passkey> {
    return this.passkeys.rename(caller.user.id, id, body.name);
  }

  /** Removes a passkey, which then no longer signs anyone in. Sessions it started stay. */
  @Delete(':id')
  @HttpCode(204)
  @Access('user')
  @ApiErrors(NotFound)
  remove(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: string,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    return this.passkeys.remove(caller, id, visitor);
  }
}
