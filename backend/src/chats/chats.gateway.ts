import { SpanKind } from '@opentelemetry/api';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { validate as isUuid } from 'uuid';
import type { Message } from '../../../contract/chats/chat.js';
import type { AppSocket } from '../broadcast/realtime.types.js';
import { TooManyTries } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { withSpan } from '../tracing/spans.js';
import { MessagesService } from './messages/messages.service.js';
import { ReplyService } from './replies/reply.service.js';

/**
 * Limits per owner, because each request costs a query, however many sockets they come from. Over a few seconds, since
 * all tabs of an account ask at once when they reconnect. Counted separately: Stop must work for someone whose tabs
 * keep asking.
 */
const syncing: RateLimit = { name: 'reply-sync', times: 100, seconds: 5 };
const stopping: RateLimit = { name: 'reply-stop', times: 100, seconds: 5 };

/** The two requests a tab makes over its socket. A chat the caller has no right to is reported as not found. */
@WebSocketGateway()
export class ChatsGateway {
  constructor(
    private readonly messages: MessagesService,
    private readonly replies: ReplyService,
    private readonly rateLimits: RateLimits,
  ) {}

  @SubscribeMessage('reply:sync')
  async sync(
    @ConnectedSocket() socket: AppSocket,
    @MessageBody() request: unknown,
  ): Promise<{ reply: Message | null } | undefined> {
    const chatId = chatIdOf(request);
    if (!chatId) return { reply: null };
    const { ownerId } = socket.data;
    if (!(await this.isWithin(syncing, ownerId))) return undefined;
    return withSpan({ name: 'socket reply:sync', kind: SpanKind.SERVER }, async () => ({
      reply: await this.messages.sync(ownerId, chatId),
    }));
  }

  @SubscribeMessage('reply:stop')
  async stop(@ConnectedSocket() socket: AppSocket, @MessageBody() request: unknown): Promise<{ ok: true } | undefined> {
    const chatId = chatIdOf(request);
    if (!chatId) return { ok: true };
    const { ownerId } = socket.data;
    if (!(await this.isWithin(stopping, ownerId))) return undefined;
    await withSpan({ name: 'socket reply:stop', kind: SpanKind.SERVER }, () => this.replies.stop(ownerId, chatId));
    return { ok: true };
  }

  /**
   * Counts a request. One over the limit gets no acknowledgement, as if it had been lost: any answer would claim
   * something about the reply. The browser waits for it in vain and then loads the messages instead.
   */
  private async isWithin(limit: RateLimit, ownerId: string): Promise<boolean> {
    try {
      await this.rateLimits.count([limit, ownerId]);
      return true;
    } catch (error) {
      if (error instanceof TooManyTries) return false;
      throw error;
    }
  }
}

function chatIdOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !('chatId' in request)) return undefined;
  return isUuid(request.chatId) ? (request.chatId as string).toLowerCase() : undefined;
}
