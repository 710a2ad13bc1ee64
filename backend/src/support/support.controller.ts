import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SupportBody } from '../../../contract/support.body.js';
import type { SupportRequest } from '../../../contract/support.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { NotFound, TooManyTries } from '../common/app-error.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { SupportService } from './support.service.js';

@ApiTags('support')
@Controller('support')
export class SupportController {
  constructor(private readonly support: SupportService) {}

  /** Sends a question to the operator, who replies by email. Repeating the call with the same `id` sends nothing twice. */
  @Post()
  @Access('user')
  @ApiErrors(NotFound, new TooManyTries(60))
  ask(@CurrentCaller() caller: Caller, @Body() body: SupportBody): Promise<SupportRequest> {
    return this.support.send(caller, body);
  }
}
