import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Chat, Message, SentMessage } from '../../../contract/chat.js';
import { ChangeChatBody } from '../../../contract/change-chat.body.js';
import { ChooseVersionBody } from '../../../contract/choose-version.body.js';
import { CreateChatBody } from '../../../contract/create-chat.body.js';
import { EditMessageBody } from '../../../contract/edit-message.body.js';
import { FeedbackBody } from '../../../contract/feedback.body.js';
import { limits } from '../../../contract/limits.js';
import { MessagePageQuery } from '../../../contract/message-page.query.js';
import { RegenerateBody } from '../../../contract/regenerate.body.js';
import { RetryBody } from '../../../contract/retry.body.js';
import { SendMessageBody } from '../../../contract/send-message.body.js';
import type { User } from '../../../contract/user.js';
import { timeZoneNamed } from '../../../contract/time-zone-rule.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { IdPipe } from '../common/id.pipe.js';
import { ChatsService } from './chats.service.js';
import type { Owner } from './owner.js';

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

  /**
   * The newest messages, or those before, after or around one, oldest first; a `Link` header with rel="next" leads to
   * older ones, with rel="prev" to newer ones.
   */
  @Get(':id/messages')
  @ApiOkResponse({ description: '`Message[]`' })
  async messages(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() query: MessagePageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    const { messages, hasOlder, hasNewer } = await this.chats.page(user.id, id, query);
    const limit = query.limit ?? limits.messagePageDefault;
    const linkTo = (rel: string, where: string): string =>
      `</api/chats/${id}/messages?${where}&limit=${limit}>; rel="${rel}"`;
    const links = [
      ...(hasOlder ? [linkTo('next', `before=${messages[0]?.id}`)] : []),
      ...(hasNewer ? [linkTo('prev', `after=${messages.at(-1)?.id}`)] : []),
    ];
    if (links.length > 0) response.setHeader('Link', links.join(', '));
    return messages;
  }

  /** Sends a message; answers when the reply has begun. The rest of it comes as live events. */
  @Post(':id/messages')
  @ApiCreatedResponse({ description: '`SentMessage`' })
  @ApiConflictResponse({ description: 'A reply is in flight in this chat' })
  @ApiTooManyRequestsResponse()
  async send(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: SendMessageBody,
    @Req() request: Request,
  ): Promise<SentMessage> {
    const { sent } = await this.chats.send(ownerOf(user, body), id, body, () => !request.socket.destroyed);
    return sent;
  }

  /** Has the last reply written again, when it was stopped or failed. */
  @Post(':id/messages/:replyId/retry')
  @ApiCreatedResponse({ description: '`SentMessage`' })
  @ApiConflictResponse({ description: 'There is nothing to try again, or a reply is in flight' })
  @ApiTooManyRequestsResponse()
  retry(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('replyId', IdPipe) replyId: string,
    @Body() body: RetryBody,
    @Req() request: Request,
  ): Promise<SentMessage> {
    return this.chats.retry(ownerOf(user, body), id, replyId, () => !request.socket.destroyed);
  }

  /** Puts another version of what the artist said in its place; the earlier one is kept with all that followed it. */
  @Post(':id/messages/:messageId/edit')
  @ApiCreatedResponse({ description: '`SentMessage`' })
  @ApiConflictResponse({ description: 'A reply is in flight in this chat' })
  @ApiTooManyRequestsResponse()
  edit(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('messageId', IdPipe) messageId: string,
    @Body() body: EditMessageBody,
    @Req() request: Request,
  ): Promise<SentMessage> {
    return this.chats.edit(ownerOf(user, body), id, messageId, body, () => !request.socket.destroyed);
  }

  /** Has another version of a reply written; the earlier one is kept with all that followed it. */
  @Post(':id/messages/:messageId/regenerate')
  @ApiCreatedResponse({ description: '`SentMessage`' })
  @ApiConflictResponse({ description: 'A reply is in flight in this chat' })
  @ApiTooManyRequestsResponse()
  regenerate(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('messageId', IdPipe) messageId: string,
    @Body() body: RegenerateBody,
    @Req() request: Request,
  ): Promise<SentMessage> {
    return this.chats.regenerate(ownerOf(user, body), id, messageId, body, () => !request.socket.destroyed);
  }

  /** Notes what the artist thinks of a reply. */
  @Put(':id/messages/:messageId/feedback')
  @HttpCode(204)
  rate(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('messageId', IdPipe) messageId: string,
    @Body() body: FeedbackBody,
  ): Promise<void> {
    return this.chats.rate(user.id, id, messageId, body);
  }

  /** Shows a version of a message, with what followed it when it was looked at last. */
  @Put(':id/branch')
  @HttpCode(204)
  @ApiConflictResponse({ description: 'A reply is in flight in this chat' })
  choose(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ChooseVersionBody,
  ): Promise<void> {
    return this.chats.choose(user.id, id, body.messageId);
  }
}

const ownerOf = (user: User, { timeZone }: RetryBody): Owner => ({
  id: user.id,
  artist: user,
  reachesBack: user.tier === 'yearly',
  timeZone: timeZoneNamed(timeZone),
});
