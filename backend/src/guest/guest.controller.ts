import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
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
import type { Request, Response } from 'express';
import type { Message, SentMessage } from '../../../contract/chat.js';
import type { GuestChat, GuestLimit, SentGuestMessage } from '../../../contract/guest.js';
import { GuestChatBody } from '../../../contract/guest-chat.body.js';
import { GuestMessageBody } from '../../../contract/guest-message.body.js';
import { RetryBody } from '../../../contract/retry.body.js';
import { TransferGuestChatsBody } from '../../../contract/transfer-guest-chats.body.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { IdPipe } from '../common/id.pipe.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { guestCookie, guestCookieOptions } from './guest-cookie.js';
import { GuestTrialService, type Visit } from './guest-trial.service.js';

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
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GuestChat> {
    const { chat, token, isNew } = await this.trial.open(visitOf(request), body);
    response.cookie(guestCookie, token, guestCookieOptions(this.env));
    response.status(isNew ? 201 : 200);
    return chat;
  }

  /** How many messages this browser's guest has sent. */
  @Get('guest/message-limit/:anonId')
  @ApiParam({ name: 'anonId', type: String, description: 'Accepted and not used: the cookie says who asks' })
  @ApiOkResponse({ description: '`GuestLimit`' })
  limit(@Req() request: Request): Promise<GuestLimit> {
    return this.trial.limit(visitOf(request));
  }

  /** What was said, oldest first. */
  @Get('guest/messages/:chatId')
  @ApiOkResponse({ description: '`Message[]`' })
  messages(@Param('chatId', IdPipe) chatId: string, @Req() request: Request): Promise<Message[]> {
    return this.trial.messages(visitOf(request), chatId);
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
    @Req() request: Request,
  ): Promise<SentGuestMessage> {
    return this.trial.send(visitOf(request), chatId, body, () => !request.socket.destroyed);
  }

  /** Has the last reply written again, when it was stopped or failed. It counts as no further message. */
  @Post('guest/messages/:chatId/:replyId/retry')
  @ApiCreatedResponse({ description: '`SentMessage`' })
  @ApiConflictResponse({ description: 'There is nothing to try again, or a reply is in flight' })
  retry(
    @Param('chatId', IdPipe) chatId: string,
    @Param('replyId', IdPipe) replyId: string,
    @Body() body: RetryBody,
    @Req() request: Request,
  ): Promise<SentMessage> {
    return this.trial.retry(visitOf(request), chatId, replyId, body, () => !request.socket.destroyed);
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
    @Req() request: Request,
  ): Promise<void> {
    return this.trial.carryOver(visitOf(request), body.guestUserId, user.id);
  }
}

function visitOf(request: Request): Visit {
  return { cookies: request.headers.cookie, address: request.ip ?? '' };
}
