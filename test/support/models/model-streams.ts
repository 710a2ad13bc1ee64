import { once } from 'node:events';
import { createBrotliCompress, createDeflate, createGzip, constants } from 'node:zlib';
import type { StreamEnd, StreamItem, StreamRequest } from '../../../backend/src/providers/assistant/assistant.js';
import { AssistantStatus } from '../../../backend/src/providers/assistant/assistant-status.js';
import { ChatAdapter } from '../../../backend/src/providers/assistant/chat-adapter.js';
import { ResponsesAdapter } from '../../../backend/src/providers/assistant/responses-adapter.js';
import type { AssistantEnv, Env } from '../../../backend/src/config/env.js';
import type { Json } from '../model-servers/turn.js';

export type Protocol = 'chat' | 'responses';

/** One server-sent event. */
export function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** A chunk of a Chat Completions stream with any delta. */
export function chatChunk(delta: unknown, finish: string | null = null): string {
  return event({
    id: 'c',
    object: 'chat.completion.chunk',
    model: 'raw',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
}

/** The last events of a Chat Completions stream. */
export function chatEnd(finish = 'stop'): string[] {
  const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
  return [chatChunk({}, finish), event({ id: 'c', model: 'raw', choices: [], usage }), 'data: [DONE]\n\n'];
}

/** An event of a Responses stream. */
export function responsesEvent(type: string, fields: Json = {}): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
}

/** The last event of a Responses stream. `reason`: why it is incomplete. */
export function responsesEnd(reason?: string): string {
  const usage = { input_tokens: 11, output_tokens: 7, total_tokens: 18 };
  const response = { id: 'r', model: 'raw', output: [], usage, incomplete_details: reason ? { reason } : null };
  return responsesEvent(reason ? 'response.incomplete' : 'response.completed', { response });
}

/** The events that both protocols have. */
export const wire: Record<
  Protocol,
  { text: (words: string) => string; end: () => string[]; error: (error: Json) => string }
> = {
  chat: { text: (content) => chatChunk({ content }), end: () => chatEnd(), error: (error) => event({ error }) },
  responses: {
    text: (delta) => responsesEvent('response.output_text.delta', { delta }),
    end: () => [responsesEnd()],
    error: (error) => responsesEvent('error', { error }),
  },
};

/** An adapter for a server, without the rest of the product. */
export function adapterFor(
  api: Protocol,
  { variables }: { variables: Record<string, string> },
  more: Partial<AssistantEnv> = {},
): { adapter: ChatAdapter | ResponsesAdapter; status: AssistantStatus } {
  const assistant: AssistantEnv = {
    isSandbox: false,
    apiKey: variables.OPENAI_API_KEY ?? '',
    baseUrl: variables.OPENAI_BASE_URL,
    api,
    model: variables.OPENAI_MODEL ?? '',
    smallModel: variables.OPENAI_SMALL_MODEL ?? '',
    effort: 'low',
    smallEffort: 'none',
    contextTokens: 128_000,
    replyTokens: 4000,
    prices: new Map(),
    firstTokenMs: 5000,
    reasoningMs: 5000,
    stallMs: 5000,
    totalMs: 20_000,
    ...more,
  };
  const env = { assistant } as Env;
  const status = new AssistantStatus();
  return { adapter: api === 'chat' ? new ChatAdapter(env, status) : new ResponsesAdapter(env, status), status };
}

/** A request for a reply to one message. */
export function request(text: string, more: Partial<StreamRequest> = {}): StreamRequest {
  return {
    subject: { purpose: 'reply', ownerId: 'artist', messageId: null },
    prompt: { system: 'Be brief.', turns: [{ role: 'user', text }] },
    signal: new AbortController().signal,
    ...more,
  };
}

/** A stream that has been read to the end. */
export interface ReadStream {
  text: string;
  /** The kinds of items, in order; consecutive items of the same kind count once. */
  kinds: string[];
  calls: { name: string; arguments: unknown }[];
  ids: string[];
  end: StreamEnd | undefined;
}

export async function readAll(items: AsyncIterable<StreamItem>): Promise<ReadStream> {
  const read: ReadStream = { text: '', kinds: [], calls: [], ids: [], end: undefined };
  for await (const item of items) {
    const kind = typeof item === 'string' ? 'text' : item.type;
    if (read.kinds.at(-1) !== kind) read.kinds.push(kind);
    if (typeof item === 'string') {
      read.text += item;
    } else if (item.type === 'tool_call') {
      read.calls.push({ name: item.call.name, arguments: item.call.arguments });
      read.ids.push(item.call.id);
    } else if (item.type === 'end') read.end = item;
  }
  return read;
}

/** Compresses pieces so that each can be read before the next one arrives. */
export async function compressPieces(pieces: string[], encoding: 'gzip' | 'br' | 'deflate'): Promise<Buffer[]> {
  const stream = { gzip: createGzip, br: createBrotliCompress, deflate: createDeflate }[encoding]();
  const flag = encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const compressed: Buffer[] = [];
  for (const piece of pieces) {
    stream.write(piece);
    await new Promise<void>((resolve) => stream.flush(flag, resolve));
    compressed.push(Buffer.concat(chunks));
    chunks = [];
  }
  stream.end();
  await once(stream, 'end');
  return [...compressed, Buffer.concat(chunks)];
}
