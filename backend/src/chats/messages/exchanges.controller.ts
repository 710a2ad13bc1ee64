import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SentMessage } from '../../../../contract/chats/chat.js';
import { ChooseVersionBody } from '../../../../contract/chats/choose-version.body.js';
import { EditMessageBody } from '../../../../contract/chats/edit-message.body.js';
import { RegenerateBody } from '../../../../contract/chats/regenerate.body.js';
import { RetryBody } from '../../../../contract/chats/retry.body.js';
import { SendMessageBody } from '../../../../contract/chats/send-message.body.js';
import { timeZoneNamed } from '../../../../contract/rules/time-zone-rule.js';
import type { User } from '../../../../contract/account/user.js';
import { AttachmentGone } from '../../attachments/attachment.errors.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { IsWaiting } from '../../http/is-waiting.decorator.js';
import { UsersService } from '../../users/users.service.js';
import { NothingToRetry, replyErrors, ReplyInFlight } from '../chats.errors.js';
import { ExchangesService } from './exchanges.service.js';
import type { Owner } from '../owner.js';

@ApiTags('chats')
@Controller('chats/:id')
@Access('subscriber')
export class ExchangesController {
  constructor(
    private readonly exchanges: ExchangesService,
    private readonly users: UsersService,
  ) {}

  /** Sends a message; responds when the reply has begun. The rest arrives as live events. */
  @Post('messages')
  @ApiErrors(...replyErrors, AttachmentGone)
  async send(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: SendMessageBody,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentMessage> {
    const owner = ownerOf(user, body);
    if (body.timeZone) void this.users.recordTimeZone(user.id, owner.timeZone);
    const { sent } = await this.exchanges.send(owner, id, body, isWaiting);
    return sent;
  }

  /** Rewrites the last reply if it was stopped or failed. */
  @Post('messages/:replyId/retry')
  @ApiErrors(...replyErrors, NothingToRetry)
  async retry(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('replyId', IdPipe) replyId: string,
    @Body() body: RetryBody,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentMessage> {
    const { sent } = await this.exchanges.retry(ownerOf(user, body), id, replyId, body, isWaiting);
    return sent;
  }

  /** Edits a message by adding a new version; the old one is kept with everything after it. */
  @Post('messages/:messageId/edit')
  @ApiErrors(...replyErrors)
  edit(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('messageId', IdPipe) messageId: string,
    @Body() body: EditMessageBody,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentMessage> {
    return this.exchanges.edit(ownerOf(user, body), id, messageId, body, isWaiting);
  }

  /** Continues a reply in place if it hit the model's limit. */
  @Post('messages/:messageId/continue')
  @ApiErrors(...replyErrors, NothingToRetry)
  async continue(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('messageId', IdPipe) messageId: string,
    @Body() body: RetryBody,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentMessage> {
    const { sent } = await this.exchanges.continue(ownerOf(user, body), id, messageId, body, isWaiting);
    return sent;
  }

  /**
   * Regenerates a reply; the old version is kept with everything after it. The trial's closing reply is replaced: its
   * question gets its answer.
   */
  @Post('messages/:messageId/regenerate')
  @ApiErrors(...replyErrors)
  regenerate(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('messageId', IdPipe) messageId: string,
    @Body() body: RegenerateBody,
    @IsWaiting() isWaiting: () => boolean,
  ): Promise<SentMessage> {
    return this.exchanges.regenerate(ownerOf(user, body), id, messageId, body, isWaiting);
  }

  /** Switches to a version of a message, with what followed it when it was last viewed. */
  @Put('branch')
  @HttpCode(204)
  @ApiErrors(ReplyInFlight)
  choose(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ChooseVersionBody,
  ): Promise<void> {
    return this.exchanges.choose(user.id, id, body.messageId);
  }
}

const ownerOf = (user: User, { timeZone }: RetryBody): Owner => ({
  id: user.id,
  artist: user,
  reachesBack: user.tier === 'yearly',
  timeZone: timeZoneNamed(timeZone),
});
