import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import { AddPasskeyBody } from '../../../contract/add-passkey.body.js';
import type { Passkey, PasskeyCreationOptions } from '../../../contract/passkey.js';
import { ReauthenticateBody } from '../../../contract/reauthenticate.body.js';
import { RenamePasskeyBody } from '../../../contract/rename-passkey.body.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { IdPipe } from '../common/id.pipe.js';
import { CurrentVisitor, type Visitor } from '../common/visitor.decorator.js';
import { PasskeysService } from './passkeys.service.js';

@ApiTags('account')
@Controller('passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  /** The account's passkeys, newest first. */
  @Get()
  @Access('user')
  @ApiOkResponse({ description: '`Passkey[]`' })
  list(@CurrentCaller() caller: Caller): Promise<Passkey[]> {
    return this.passkeys.list(caller.user.id);
  }

  /** What the browser needs to make a passkey. Needs a verified address, and the password or a recent sign-in. */
  @Post('options')
  @HttpCode(200)
  @Access('user')
  @ApiOkResponse({ description: '`PasskeyCreationOptions`' })
  @ApiForbiddenResponse({ description: 'A recent sign-in or a verified address is needed' })
  @ApiConflictResponse({ description: 'The account has as many as it may have, or the installation allows none' })
  @ApiTooManyRequestsResponse()
  options(@CurrentCaller() caller: Caller, @Body() body: ReauthenticateBody): Promise<PasskeyCreationOptions> {
    return this.passkeys.optionsFor(caller, body.currentPassword);
  }

  /** Adds a passkey that the browser made from the options. */
  @Post()
  @Access('user')
  @ApiCreatedResponse({ description: '`Passkey`' })
  @ApiForbiddenResponse({ description: 'A verified address is needed' })
  @ApiConflictResponse({ description: 'It was added before, or the account has as many as it may have' })
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
  @ApiOkResponse({ description: '`Passkey`' })
  rename(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: RenamePasskeyBody,
  ): Promise<Passkey> {
    return this.passkeys.rename(caller.user.id, id, body.name);
  }

  /** Removes a passkey: it no longer signs anyone in. Sessions that it started stay. */
  @Delete(':id')
  @HttpCode(204)
  @Access('user')
  @ApiNoContentResponse()
  remove(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: string,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    return this.passkeys.remove(caller, id, visitor);
  }
}
