import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ChangeChatBody } from '../../../contract/chats/change-chat.body.js';
import type { Chat } from '../../../contract/chats/chat.js';
import { OwnedChatsQuery } from '../../../contract/chats/owned-chats.query.js';
import { limits } from '../../../contract/limits.js';
import { CreateChatBody } from '../../../contract/chats/create-chat.body.js';
import { NotFound } from '../common/app-error.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { PlainTextErrors } from '../http/rules/route-rules.js';
import { EmptyChatExists, NothingToChange } from './chats.errors.js';
import { ChatsService } from './chats.service.js';

@ApiTags('chats')
@Controller('chats')
@Access('subscriber')
export class ChatsController {
  constructor(private readonly chats: ChatsService) {}

  /**
   * A page of the account's chats, most recent activity first; a `Link` header with rel="next" points to the next page.
   */
  @Get()
  @PlainTextErrors()
  async list(
    @CurrentCaller() { user }: Caller,
    @Query() query: OwnedChatsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Chat[]> {
    const limit = query.limit ?? limits.messagePageMax;
    const { chats, before } = await this.chats.list(user.id, Number(limit), query.before);
    if (before) response.setHeader('Link', `</api/chats?before=${before}&limit=${limit}>; rel="next"`);
    return chats;
  }

  /** Creates an empty chat. Repeating the call with the same `id` returns the existing chat. */
  @Post()
  @ApiErrors(new EmptyChatExists('0198c2a4-7d1e-7b3a-9f60-2f6d1c7e8a90'), NotFound)
  create(@CurrentCaller() { user }: Caller, @Body() body: CreateChatBody): Promise<Chat> {
    return this.chats.create(user.id, body);
  }

  /** Renames, pins or archives a chat, or moves it to a release or tour. */
  @Patch(':id')
  @ApiErrors(NothingToChange)
  change(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeChatBody,
  ): Promise<Chat> {
    return this.chats.change(user.id, id, body);
  }

  /** Permanently deletes a chat and its messages. */
  @Delete(':id')
  @PlainTextErrors()
  @HttpCode(204)
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.chats.remove(user.id, id);
  }
}
