import { Injectable } from '@nestjs/common';
import type { ReplyStep } from '../../../../contract/chats/chat.js';
import type { AppError } from '../../common/app-error.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { toMessage } from '../messages/message.js';
import type { MessageRow } from '../messages/message-row.js';
import type { LiveReply } from './live-reply.js';

/** Emits a reply's events to the open tabs. */
@Injectable()
export class ReplyEvents {
  constructor(private readonly broadcaster: Broadcaster) {}

  /** Emits the message and the start of its reply. */
  announce(live: LiveReply): void {
    const { chatId, userMessage, reply, fork } = live.exchange;
    if (fork && reply.attempt === 1) {
      const messageId = fork.what === 'reply' ? reply.id : userMessage.id;
      this.broadcaster.emit(live.ownerId, 'branch:fork', { chatId, afterId: fork.afterId, messageId });
    }
    if (reply.attempt === 1 && fork?.what !== 'reply') {
      this.broadcaster.emit(live.ownerId, 'message:new', { chatId, message: toMessage(userMessage) });
    }
    this.broadcaster.emit(live.ownerId, 'reply:start', { chatId, reply: toMessage(reply, live.start) });
  }

  emitText({ ownerId, exchange: { chatId, reply } }: LiveReply, offset: number, text: string): void {
    this.broadcaster.emit(ownerId, 'reply:delta', { chatId, messageId: reply.id, offset, text });
  }

  emitStep({ ownerId, exchange: { chatId, reply } }: LiveReply, index: number, step: ReplyStep): void {
    this.broadcaster.emit(ownerId, 'reply:step', { chatId, messageId: reply.id, index, step });
  }

  /** Emits the stored end of a reply, and why it failed. */
  emitEnd({ ownerId, exchange: { chatId } }: LiveReply, ended: MessageRow, error?: AppError): void {
    const why = error ? { error: error.message, code: error.code } : {};
    this.broadcaster.emit(ownerId, 'reply:end', { chatId, message: toMessage(ended), ...why });
  }

  /** Emits that a message was undone: its reply never began. */
  emitTakenBack({ ownerId, exchange: { chatId, reply, fork } }: LiveReply, error: AppError): void {
    const message = { ...toMessage(reply), status: 'failed' as const };
    this.broadcaster.emit(ownerId, 'reply:end', { chatId, message, error: error.message, code: error.code });
    if (fork) this.broadcaster.emit(ownerId, 'branch:switch', { chatId });
  }
}
