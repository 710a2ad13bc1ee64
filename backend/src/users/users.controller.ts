import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ProfileBody } from '../../../contract/account/profile.body.js';
import { SongBody } from '../../../contract/account/song.body.js';
import type { User } from '../../../contract/account/user.js';
import { TooManyTries } from '../common/app-error.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { CurrentCaller, type Caller } from '../http/caller.decorator.js';
import { EmptyForVisitors, PlainTextErrors } from '../http/rules/route-rules.js';
import { UsersService } from './users.service.js';

@ApiTags('account')
@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  /** The signed-in user. 401 without a session, or 204 with `Prefer: empty-for-visitors`. */
  @Get('user')
  @PlainTextErrors()
  @EmptyForVisitors()
  @ApiOkResponse()
  @ApiNoContentResponse({ description: 'No one is signed in, and the call prefers that to an error.' })
  @Access('user')
  getUser(@CurrentCaller() caller: Caller): User {
    return caller.user;
  }

  /** Replaces the whole profile; used by onboarding and Edit Profile. */
  @Put('onboarding')
  @Access('user')
  @ApiErrors(new TooManyTries(60))
  replaceProfile(@CurrentCaller() caller: Caller, @Body() body: ProfileBody): Promise<User> {
    return this.users.replaceProfile(caller.user.id, body);
  }

  /** Replaces the latest song. */
  @Put('songs')
  @Access('subscriber')
  @ApiErrors(new TooManyTries(60))
  replaceSong(@CurrentCaller() caller: Caller, @Body() body: SongBody): Promise<User> {
    return this.users.replaceSong(caller.user.id, body);
  }
}
