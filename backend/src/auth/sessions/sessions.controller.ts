import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Session } from '../../../../contract/account/account.js';
import { Access } from '../../http/access.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('account')
@Controller('sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  /** The devices an account is signed in on, most recently used first. */
  @Get()
  @Access('user')
  list(@CurrentCaller() caller: Caller): Promise<Session[]> {
    return this.sessions.list(caller.user.id, caller.sessionId);
  }

  /** Signs a device out. */
  @Delete(':id')
  @HttpCode(204)
  @Access('user')
  end(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.sessions.end(caller.user.id, id);
  }

  /** Signs out all other devices. */
  @Post('revoke-others')
  @HttpCode(204)
  @Access('user')
  endOthers(@CurrentCaller() caller: Caller): Promise<void> {
    return this.sessions.endOthers(caller);
  }
}
