import { Body, Controller, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Message } from '../../../../contract/chats/chat.js';
import { FeedbackBody } from '../../../../contract/chats/feedback.body.js';
import { limits } from '../../../../contract/limits.js';
import { MessagePageQuery } from '../../../../contract/chats/message-page.query.js';
import { Access } from '../../http/access.decorator.js';
import { headersOf } from '../../http/api-headers.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { PlainTextErrors } from '../../http/rules/route-rules.js';
import { MessagesService } from './messages.service.js';

@ApiTags('chats')
@Controller('chats/:id/messages')
@Access('subscriber')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  /**
   * The newest messages, or those before, after or around one, oldest first. `Link` headers point to older (rel="next")
   * and newer (rel="prev") messages.
   */
  @Get()
  @PlainTextErrors()
  @ApiOkResponse({
    headers: headersOf({
      Link: 'rel="next" leads to older messages, rel="prev" to newer ones; absent where there are none',
    }),
  })
  async page(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() query: MessagePageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Message[]> {
    const { messages, hasOlder, hasNewer } = await this.messages.page(user.id, id, query);
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

  /** Stores the artist's rating of a reply. */
  @Put(':messageId/feedback')
  @HttpCode(204)
  rate(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('messageId', IdPipe) messageId: string,
    @Body() body: FeedbackBody,
  ): Promise<void> {
    return this.messages.rate(user.id, id, messageId, body);
  }
}
