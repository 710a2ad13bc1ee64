import { SpanKind } from '@opentelemetry/api';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { validate as isUuid } from 'uuid';
import type { Message } from '../../../contract/chats/chat.js';
import type { AppSocket } from '../broadcast/realtime.types.js';
import { withSpan } from '../tracing/spans.js';
import { MessagesService } from './messages/messages.service.js';
import { ReplyService } from './replies/reply.service.js';

/** The two requests a tab makes over its socket. A chat the caller has no right to is reported as not found. */
@WebSocketGateway()
export class ChatsGateway {
  constructor(
    private readonly messages: MessagesService,
    private readonly replies: ReplyService,
  ) {}

  @SubscribeMessage('reply:sync')
  async sync(
    @ConnectedSocket() socket: AppSocket,
    @MessageBody() request: unknown,
  ): Promise<{ reply: Message | null }> {
    const chatId = chatIdOf(request);
    if (!chatId) return { reply: null };
    return withSpan({ name: 'socket reply:sync', kind: SpanKind.SERVER }, async () => ({
      reply: await this.messages.sync(socket.data.ownerId, chatId),
    }));
  }

  @SubscribeMessage('reply:stop')
  async stop(@ConnectedSocket() socket: AppSocket, @MessageBody() request: unknown): Promise<{ ok: true }> {
    const chatId = chatIdOf(request);
    if (!chatId) return { ok: true };
    await withSpan({ name: 'socket reply:stop', kind: SpanKind.SERVER }, () =>
      this.replies.stop(socket.data.ownerId, chatId),
    );
    return { ok: true };
  }
}

function chatIdOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null || !('chatId' in request)) return undefined;
  return isUuid(request.chatId) ? (request.chatId as string).toLowerCase() : undefined;
}
