import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Chat } from '../../../contract/chats/chat.js';
import { Client } from '../../support/client.js';
import { Reader } from './reader.js';
import type { Relay } from './replies.js';
import type { Setting } from '../setting.js';
import type { Subject } from '../subject.js';

/** The server sheds connections that arrive in bursts. */
const connectedAtOnce = 50;

/**
 * The product, with one artist and tab per stream.
 * @param settleIn fills a new account
 * @param writer the server that receives messages, if not the one with the tabs
 */
export async function productRelay(
  setting: Setting,
  subject: Subject,
  streams: number,
  settleIn?: (userId: string) => Promise<void>,
  writer = subject,
): Promise<Relay> {
  const clients = new Map<Reader, Client>();
  const chats = new Map<Reader, string>();
  const pathOf = (reader: Reader): string => `/api/chats/${chats.get(reader)}/messages`;
  const connect = async (): Promise<Reader> => {
    const client = new Client(subject.url, setting.database);
    const { id } = await client.subscribe();
    await settleIn?.(id);
    const reader = await Reader.connect(subject.url, { origin: subject.url, cookie: client.cookie }, writer.url);
    clients.set(reader, client);
    return reader;
  };
  const relay: Relay = {
    name: 'Fanfare',
    readers: [],
    grow: (count) => grow(relay, count, connect),
    cpuSeconds: () => subject.cpuSeconds(),
    prepare: async (reader) => {
      // A chat with a title, so the model is only asked for the reply.
      const chat = await clients.get(reader)?.post<Chat>('/api/chats', { title: 'Measured' });
      if (chat?.status !== 201) throw new Error(`Making a chat answered ${chat?.status}: ${chat?.text}`);
      chats.set(reader, chat.body.id);
    },
    ask: (reader, message) => reader.ask(pathOf(reader), { message, clientMessageId: randomUUID() }),
    takeAnswerTime: (reader) => writer.takeAnswerTime(pathOf(reader)),
  };
  await relay.grow(streams);
  return relay;
}

/** The baseline with the same number of sockets. */
export async function bareRelay(name: string, subject: Subject, streams: number): Promise<Relay> {
  const chats = new Map<Reader, string>();
  const paths = new Map<Reader, string>();
  const connect = async (): Promise<Reader> => {
    const chatId = randomUUID();
    const reader = await Reader.connect(subject.url, { 'x-chat': chatId });
    chats.set(reader, chatId);
    return reader;
  };
  const relay: Relay = {
    name,
    readers: [],
    grow: (count) => grow(relay, count, connect),
    cpuSeconds: () => subject.cpuSeconds(),
    // Each request's time is reported by its path.
    prepare: (reader) => Promise.resolve(void paths.set(reader, `/?${randomUUID()}`)),
    ask: (reader, message) => reader.ask(paths.get(reader) ?? '/', { chatId: chats.get(reader) ?? '', message }),
    takeAnswerTime: (reader) => subject.takeAnswerTime(paths.get(reader) ?? '/'),
  };
  await relay.grow(streams);
  return relay;
}

async function grow({ readers }: Relay, count: number, connect: () => Promise<Reader>): Promise<void> {
  const missing = Math.max(0, count - readers.length);
  readers.push(...(await pLimit(connectedAtOnce).map(Array.from({ length: missing }), connect)));
}
