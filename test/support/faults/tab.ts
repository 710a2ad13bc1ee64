import { QueryClient } from '@tanstack/react-query';
import { io } from 'socket.io-client';
import type { Message } from '../../../contract/chats/chat.js';
import type { ReplyDelta } from '../../../contract/events.js';
import { type Thread, textOf } from '../../../frontend/src/conversation/state/conversation.js';
import { Conversations } from '../../../frontend/src/conversation/state/conversations.js';
import { liveOf } from '../../../frontend/src/conversation/state/conversation.store.js';
import type { ConversationTransport } from '../../../frontend/src/conversation/state/transport.js';
import type { Client, TestSocket } from '../client.js';
import { lastOf, until } from '../replies.js';

/** Faster than in a browser, to keep tests short. */
const comeBackMs = { reconnectionDelay: 50, reconnectionDelayMax: 300 };

/** A tab on one chat: the product's own conversation code over a real socket that reconnects. */
export class Tab {
  readonly conversations: Conversations;
  /** Every piece received. */
  readonly heard: ReplyDelta[] = [];
  /** How often the connection broke. */
  breaks = 0;
  private readonly queryClient = new QueryClient({
    defaultOptions: { queries: { gcTime: Infinity, staleTime: Infinity, retry: false, networkMode: 'always' } },
  });

  private constructor(
    readonly client: Client,
    readonly chatId: string,
    readonly socket: TestSocket,
  ) {
    this.conversations = new Conversations(this.queryClient, transportOf(client, socket));
    const { conversations } = this;
    socket.on('connect', () => conversations.connected());
    socket.on('disconnect', (reason) => {
      this.breaks += 1;
      if (reason === 'io server disconnect') setTimeout(() => socket.connect(), comeBackMs.reconnectionDelay);
    });
    socket.on('message:new', (event) => conversations.messageNew(event));
    socket.on('reply:start', (event) => conversations.replyStart(event));
    socket.on('reply:delta', (event) => {
      this.heard.push(event);
      conversations.replyDelta(event);
    });
    socket.on('reply:end', (event) => conversations.replyEnd(event));
  }

  /** Opens a chat, through a proxy if given, and waits until the tab is live. */
  static async open(client: Client, chatId: string, lineUrl = client.url): Promise<Tab> {
    const socket: TestSocket = io(lineUrl, {
      forceNew: true,
      transports: ['websocket'],
      ...comeBackMs,
      ackTimeout: 5000,
      extraHeaders: { origin: client.origin, cookie: client.cookie },
    });
    client.sockets.push(socket);
    const tab = new Tab(client, chatId, socket);
    try {
      await until(async () => socket.connected);
      tab.conversations.open(chatId);
      await tab.queryClient.fetchQuery(tab.conversations.threadQuery(chatId));
    } catch (error) {
      tab.close();
      throw error;
    }
    return tab;
  }

  /** The displayed rows: the running reply with its live text. */
  get rows(): Message[] {
    const thread = this.queryClient.getQueryData<Thread>([`/api/chats/${this.chatId}/messages`]);
    const live = liveOf(this.conversations.store.getState(), this.chatId);
    return (thread?.messages ?? []).map((row) => ({ ...row, content: textOf(live, row) }));
  }

  get last(): Message {
    return lastOf(this.rows);
  }

  /** The displayed length of the newest reply; 0 before there is one. */
  get progress(): number {
    const last = this.rows.at(-1);
    return last && !last.isUser ? last.content.length : 0;
  }

  /** Sends like the composer, retrying if a busy server sheds the message. Resolves once the reply has started. */
  async send(text: string): Promise<void> {
    await until(async () => {
      try {
        await this.conversations.send(this.chatId, text);
        return true;
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('503')) return false;
        throw error;
      }
    }, 20);
  }

  close(): void {
    this.socket.disconnect();
    this.conversations.threads.close();
  }
}

function transportOf(client: Client, socket: TestSocket): ConversationTransport {
  const pathOf = (chatId: string): string => `/api/chats/${chatId}/messages`;
  const answered = <T>({ status, text, body }: { status: number; text: string; body: T }): T => {
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return body;
  };
  return {
    threadKey: (chatId) => [pathOf(chatId)],
    loadPage: async (chatId) => ({ messages: answered(await client.get<Message[]>(pathOf(chatId))), hasOlder: false }),
    send: async (chatId, text, id) => answered(await client.send(chatId, text, id)),
    retry: async (chatId, replyId) => answered(await client.post(`${pathOf(chatId)}/${replyId}/retry`)),
    continueReply: async (chatId, replyId) => answered(await client.post(`${pathOf(chatId)}/${replyId}/continue`)),
    syncReply: async (chatId) => {
      if (!socket.connected) throw new Error('The connection is down');
      return (await socket.emitWithAck('reply:sync', { chatId })).reply;
    },
    stopReply: async (chatId) => {
      await socket.emitWithAck('reply:stop', { chatId });
    },
  };
}
