import { Body, Controller, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Message, SentMessage } from '../../../contract/chats/chat.js';
import { GuestChatBody } from '../../../contract/chats/guest-chat.body.js';
import { GuestMessageBody } from '../../../contract/chats/guest-message.body.js';
import type { GuestChat, GuestLimit, SentGuestMessage } from '../../../contract/chats/guest.js';
import { RetryBody } from '../../../contract/chats/retry.body.js';
import { TransferGuestChatsBody } from '../../../contract/chats/transfer-guest-chats.body.js';
import { MessageLimitExceeded, NothingToRetry } from '../chats/chats.errors.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { headersOf } from '../http/api-headers.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { IsWaiting } from '../http/is-waiting.decorator.js';
import { PlainTextErrors } from '../http/rules/route-rules.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { guestCookie, guestCookieOptions } from './guest-cookie.js';
import { GuestTrialService } from './guest-trial.service.js';
import { AddressLimitReached, CarriedOverElsewhere, guestReplyErrors, NotYourGuest } from './guest.errors.js';
import { CurrentVisit, type Visit } from './visit.decorator.js';

/**
 * Guests authenticate with their cookie, which the service checks, so for the access guard these endpoints are public.
 */
@ApiTags('guest')
@Controller()
@Access('public')
@ApiCookieAuth('guest')
export class GuestController {
  constructor(
    private readonly trial: GuestTrialService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The visitor's chat: 201 if newly created, 200 otherwise. */
  @Post('guest/chat')
  @PlainTextErrors()
  @ApiSecurity({})
  @ApiCreatedResponse({ description: 'A new guest’s', headers: headersOf({ 'Set-Cookie': 'The guest' }) })
  @ApiOkResponse({
    description: 'The one that this browser’s guest had',
    headers: headersOf({ 'Set-Cookie': 'The guest' }),
  })
  @ApiErrors(new AddressLimitReached(3600))
  async openTrial(
    @Body() body: GuestChatBody,
    @CurrentVisit() visit: Visit,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuestChat> {
    const { chat, token, isNew } = await this.trial.openTrial(visit, body);
    response.cookie(guestCookie, token, guestCookieOptions(this.env));
    response.status(isNew ? 201 : 200);
    return chat;
  }

  /** How many messages this browser's guest has sent. */
  @Get('guest/message-limit/:anonId')
  @PlainTextErrors()
  @ApiParam({ name: 'anonId', type: String, description: 'Accepted and not used: the cookie says who asks' })
  limit(@CurrentVisit() visit: Visit): Promise<GuestLimit> {
    return this.trial.limit(visit);
  }

  /** The messages, oldest first. */
  @Get('guest/messages/:chatId')
  @PlainTextErrors()
  messages(@Param('chatId', IdPipe) chatId: string, @CurrentVisit() visit: Visit): Promise<Message[]> {
    return this.trial.messages(visit, chatId);
  }

  /** Sends a message; responds when the reply has begun. The rest arrives as live events. */
  @Post('guest/messages/:chatId')
  @ApiErrors(...guestReplyErrors, MessageLimitExceeded)
  send(
    @Param('chatId', IdPipe) chatId: string,
    @Body() body: GuestMessageBody,
    @CurrentVisit() visit: Visit,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentGuestMessage> {
    return this.trial.send(visit, chatId, body, isWaiting);
  }

  /** Rewrites the last reply if it was stopped or failed. After a stop it counts as another message. */
  @Post('guest/messages/:chatId/:replyId/retry')
  @ApiErrors(...guestReplyErrors, MessageLimitExceeded, NothingToRetry)
  retry(
    @Param('chatId', IdPipe) chatId: string,
    @Param('replyId', IdPipe) replyId: string,
    @Body() body: RetryBody,
    @CurrentVisit() visit: Visit,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentMessage> {
    return this.trial.restart(visit, chatId, replyId, body, 'retry', isWaiting);
  }

  /** Continues the last reply in place if it hit the model's limit. It doesn't count as another message. */
  @Post('guest/messages/:chatId/:replyId/continue')
  @ApiErrors(...guestReplyErrors, NothingToRetry)
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
  @PlainTextErrors()
  @HttpCode(204)
  @Access('user')
  @ApiErrors(NotYourGuest, CarriedOverElsewhere)
  transfer(
    @CurrentCaller() { user }: Caller,
    @Body() body: TransferGuestChatsBody,
    @CurrentVisit() visit: Visit,
  ): Promise<void> {
    return this.trial.transfer(visit, body.guestUserId, user.id);
  }
}
