import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Chat } from '../../../contract/chat.js';
import { ChangeChatBody } from '../../../contract/change-chat.body.js';
import { CreateChatBody } from '../../../contract/create-chat.body.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { IdPipe } from '../common/id.pipe.js';
import { ChatsService } from './chats.service.js';

@ApiTags('chats')
@Controller('chats')
@Access('subscriber')
export class ChatsController {
  constructor(private readonly chats: ChatsService) {}

  /** The account's chats, last activity first. */
  @Get()
  @ApiOkResponse({ description: '`Chat[]`' })
  list(@CurrentCaller() { user }: Caller): Promise<Chat[]> {
    return this.chats.list(user.id);
  }

  /** Makes an empty chat. */
  @Post()
  @ApiCreatedResponse({ description: '`Chat`' })
  @ApiConflictResponse({ description: 'An empty chat exists: `chatId` is its id' })
  create(@CurrentCaller() { user }: Caller, @Body() body: CreateChatBody): Promise<Chat> {
    return this.chats.create(user.id, body);
  }

  /** Gives a chat another title, pins it or archives it. */
  @Patch(':id')
  @ApiOkResponse({ description: '`Chat`' })
  change(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeChatBody,
  ): Promise<Chat> {
    return this.chats.change(user.id, id, body);
  }

  /** Removes a chat and its messages for good. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.chats.remove(user.id, id);
  }
}
