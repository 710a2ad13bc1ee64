import { Body, Controller, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCookieAuth,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiParam,
  ApiSecurity,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import type { Message, SentMessage } from '../../../contract/chat.js';
import type { GuestChat, GuestLimit, SentGuestMessage } from '../../../contract/guest.js';
import { GuestChatBody } from '../../../contract/guest-chat.body.js';
import { GuestMessageBody } from '../../../contract/guest-message.body.js';
import { RetryBody } from '../../../contract/retry.body.js';
import { TransferGuestChatsBody } from '../../../contract/transfer-guest-chats.body.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { IdPipe } from '../common/id.pipe.js';
import { IsWaiting } from '../common/is-waiting.decorator.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { guestCookie, guestCookieOptions } from './guest-cookie.js';
import { GuestTrialService } from './guest-trial.service.js';
import { CurrentVisit, type Visit } from './visit.decorator.js';

/** Guests prove themselves by their cookie, which the service checks: to the access rule these calls are public. */
@ApiTags('guest')
@Controller()
@Access('public')
@ApiCookieAuth('guest')
export class GuestController {
  constructor(
    private readonly trial: GuestTrialService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The visitor's chat, made when there is none: 201 then, and 200 for the one that they had. */
  @Post('guest/chat')
  @ApiCreatedResponse({ description: '`GuestChat`, with the guest cookie' })
  @ApiSecurity({})
  @ApiOkResponse({ description: '`GuestChat` that this browser had already' })
  @ApiTooManyRequestsResponse({ description: 'Too many guests of this network today' })
  async open(
    @Body() body: GuestChatBody,
    @CurrentVisit() visit: Visit,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuestChat> {
    const { chat, token, isNew } = await this.trial.open(visit, body);
    response.cookie(guestCookie, token, guestCookieOptions(this.env));
    response.status(isNew ? 201 : 200);
    return chat;
  }

  /** How many messages this browser's guest has sent. */
  @Get('guest/message-limit/:anonId')
  @ApiParam({ name: 'anonId', type: String, description: 'Accepted and not used: the cookie says who asks' })
  @ApiOkResponse({ description: '`GuestLimit`' })
  limit(@CurrentVisit() visit: Visit): Promise<GuestLimit> {
    return this.trial.limit(visit);
  }

  /** What was said, oldest first. */
  @Get('guest/messages/:chatId')
  @ApiOkResponse({ description: '`Message[]`' })
  messages(@Param('chatId', IdPipe) chatId: string, @CurrentVisit() visit: Visit): Promise<Message[]> {
    return this.trial.messages(visit, chatId);
  }

  /** Sends a message; answers when the reply has begun. The rest of it comes as live events. */
  @Post('guest/messages/:chatId')
  @ApiCreatedResponse({ description: '`SentGuestMessage`' })
  @ApiForbiddenResponse({ description: 'Message limit exceeded' })
  @ApiTooManyRequestsResponse({ description: 'Too many messages of this network today' })
  @ApiConflictResponse({ description: 'A reply is in flight in this chat' })
  send(
    @Param('chatId', IdPipe) chatId: string,
    @Body() body: GuestMessageBody,
    @CurrentVisit() visit: Visit,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentGuestMessage> {
    return this.trial.send(visit, chatId, body, isWaiting);
  }

  /** Has the last reply written again, when it was stopped or failed. After a stop it counts as another message. */
  @Post('guest/messages/:chatId/:replyId/retry')
  @ApiCreatedResponse({ description: '`SentMessage`' })
  @ApiForbiddenResponse({ description: 'Message limit exceeded' })
  @ApiConflictResponse({ description: 'There is nothing to try again, or a reply is in flight' })
  retry(
    @Param('chatId', IdPipe) chatId: string,
    @Param('replyId', IdPipe) replyId: string,
    @Body() body: RetryBody,
    @CurrentVisit() visit: Visit,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentMessage> {
    return this.trial.restart(visit, chatId, replyId, body, 'retry', isWaiting);
  }

  /** Continues the last reply in place, when the model's limit cut it. It counts as no further message. */
  @Post('guest/messages/:chatId/:replyId/continue')
  @ApiCreatedResponse({ description: '`SentMessage`' })
  @ApiConflictResponse({ description: 'There is nothing to continue, or a reply is in flight' })
  continue(
    @Param('chatId', IdPipe) chatId: string,
    @Param('replyId', IdPipe) replyId: string,
    @Body() body: RetryBody,
    @CurrentVisit() visit: Visit,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentMessage> {
    return this.trial.restart(visit, chatId, replyId, body, 'continue', isWaiting);
  }

  /** Moves this browser's guest chats to the signed-in account. */
  @Post('transfer-guest-chats')
  @HttpCode(204)
  @Access('user')
  @ApiForbiddenResponse({ description: 'The guest cookie is missing or another guest’s' })
  @ApiConflictResponse({ description: 'Another account has them' })
  transfer(
    @CurrentCaller() { user }: Caller,
    @Body() body: TransferGuestChatsBody,
    @CurrentVisit() visit: Visit,
  ): Promise<void> {
    return this.trial.carryOver(visit, body.guestUserId, user.id);
  }
}
