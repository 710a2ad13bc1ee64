import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Chat, Message, SentMessage } from '../../contract/chats/chat.js';
import type { ClientEvents, ServerEvents } from '../../contract/events.js';
import type { GuestChat, SentGuestMessage } from '../../contract/chats/guest.js';
import type { User } from '../../contract/account/user.js';
import type { TestDatabase } from './database.js';
import type { DeclaredAnswers } from './declared-answers.js';
import { buildSubscription } from './factories.js';

export type TestSocket = Socket<ServerEvents, ClientEvents>;

/** A response with its body: parsed if it is JSON, otherwise as text. */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  text: string;
  body: T;
}

export const password = 'correct horse';

/** A browser: keeps cookies, sends its origin and opens sockets. With `declared`, undocumented responses throw. */
export class Client {
  private readonly cookies = new Map<string, string>();
  readonly sockets: TestSocket[] = [];

  /** The server's `PUBLIC_URL`. */
  readonly origin: string;
  private readonly declared: (() => DeclaredAnswers) | undefined;

  constructor(
    readonly url: string,
    private readonly database: TestDatabase,
    { origin = url, declared }: { origin?: string; declared?: () => DeclaredAnswers } = {},
  ) {
    this.origin = origin;
    this.declared = declared;
  }

  /** The `Cookie` header it sends. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(header: string) {
    this.cookies.clear();
    for (const pair of header.split('; ')) {
      const [, name, value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
      if (name) this.cookies.set(name, value);
    }
  }

  /** Copies cookies from another browser. */
  copyCookies(from: Client, ...names: string[]): void {
    for (const name of names) this.cookies.set(name, from.cookies.get(name) ?? '');
  }

  /** Sets a cookie. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.origin,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : isRaw(body) ? body : JSON.stringify(body),
    });
    for (const setCookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
      this.cookies.set(name, value);
    }
    const text = await response.text();
    const { status, headers: received } = response;
    const problem = this.declared?.().problemOf({
      method,
      path: path.split('?')[0] ?? '',
      status,
      headers: received,
      text,
    });
    if (problem) throw new Error(problem);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : text) as T };
  }

  get = <T = unknown>(path: string): Promise<Answer<T>> => this.call<T>('GET', path);
  post = <T = unknown>(path: string, body: unknown = {}): Promise<Answer<T>> => this.call<T>('POST', path, body);

  /** Registers a new artist and stays signed in. */
  async register(overrides: Partial<{ name: string; email: string; password: string }> = {}): Promise<User> {
    const body = { name: 'Mara Quill', email: `${randomUUID()}@artist.test`, password, ...overrides };
    const { status, body: user, text } = await this.post<User>('/api/register', body);
    if (status !== 201) throw new Error(`Registering returned ${status}: ${text}`);
    return user;
  }

  /** Registers a new artist who has a subscription that runs for another month. */
  async subscribe(state: { status?: string; endsInDays?: number } = {}): Promise<User> {
    const user = await this.register();
    await this.subscribeAccount(user.id, state);
    return user;
  }

  /** Gives an account a subscription that runs for another month. */
  async subscribeAccount(id: string, state: { status?: string; endsInDays?: number } = {}): Promise<void> {
    await buildSubscription(this.database, { userId: id, ...state });
  }

  /** Creates a chat, or returns the empty one. */
  async chat(): Promise<Chat> {
    const { status, body, text } = await this.post<Chat>('/api/chats', { title: 'New Conversation' });
    if (status !== 201) throw new Error(`Creating a chat returned ${status}: ${text}`);
    return body;
  }

  send(chatId: string, message: string, clientMessageId: string = randomUUID()): Promise<Answer<SentMessage>> {
    return this.post<SentMessage>(`/api/chats/${chatId}/messages`, { message, clientMessageId });
  }

  /** Starts or resumes the free trial. */
  async tryOut(): Promise<GuestChat> {
    const { status, body, text } = await this.post<GuestChat>('/api/guest/chat', {
      tempUserId: Math.random(),
      title: 'New Conversation',
    });
    if (status !== 201 && status !== 200) throw new Error(`Starting the trial returned ${status}: ${text}`);
    return body;
  }

  sendAsGuest(
    chatId: string,
    message: string,
    clientMessageId: string = randomUUID(),
  ): Promise<Answer<SentGuestMessage>> {
    return this.post<SentGuestMessage>(`/api/guest/messages/${chatId}`, {
      message,
      clientMessageId,
      anonId: 'anon_test',
      userContext: { name: 'Guest User', musicGenre: '', location: '' },
    });
  }

  async guestMessages(chatId: string): Promise<Message[]> {
    return (await this.get<Message[]>(`/api/guest/messages/${chatId}`)).body;
  }

  async messages(chatId: string): Promise<Message[]> {
    return (await this.get<Message[]>(`/api/chats/${chatId}/messages`)).body;
  }

  /** Opens a socket as the browser's pages do. `close` closes it. */
  socket(headers: Record<string, string> = {}): TestSocket {
    const socket: TestSocket = io(this.url, {
      forceNew: true,
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { origin: this.origin, cookie: this.cookie, ...headers },
    });
    this.sockets.push(socket);
    return socket;
  }

  /** Opens a socket and waits until it is connected. */
  async connect(): Promise<TestSocket> {
    const socket = this.socket();
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  close(): void {
    this.sockets.splice(0).forEach((socket) => socket.disconnect());
  }
}

/** Whether a body is sent as is, with the content type of the test. */
function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}
