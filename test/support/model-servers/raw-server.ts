import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Data to send, a pause in milliseconds, or something to wait for. */
export type RawChunk = string | Buffer | { wait: number } | { until: Promise<unknown> };

export interface RawResponse {
  /** Milliseconds before the headers. */
  headersAfter?: number;
  status?: number;
  headers?: Record<string, string>;
  chunks?: Iterable<RawChunk>;
  /** Ends the response, resets the connection, or leaves it open. */
  then?: 'close' | 'destroy' | 'hang';
}

/** A received request. */
export interface RawExchange {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** Resolves when the connection closes: true if the client closed it before the response ended. */
  closed: Promise<boolean>;
}

/** A server with scripted raw responses, for compressed, broken, redirected and endless streams. */
export class RawServer {
  readonly heard: RawExchange[] = [];
  private readonly server = createServer((request, response) => void this.serve(request, response));

  private constructor(private readonly script: (exchange: RawExchange) => RawResponse) {}

  /** `script` is the response to every request, or a function of the request. */
  static async start(script: RawResponse | ((exchange: RawExchange) => RawResponse)): Promise<RawServer> {
    const fake = new RawServer(typeof script === 'function' ? script : () => script);
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  get variables(): Record<string, string> {
    return {
      OPENAI_API_KEY: 'test-key',
      OPENAI_BASE_URL: this.baseUrl,
      OPENAI_MODEL: 'raw',
      OPENAI_SMALL_MODEL: 'raw-small',
    };
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const closed = new Promise<boolean>((resolve) => {
      response.on('close', () => resolve(!response.writableFinished && !isCut));
    });
    let isCut = false;
    const { method = '', url: path = '', headers } = request;
    const body = await readAll(request).catch(() => undefined);
    if (body === undefined) return;
    const exchange = { method, path, headers, body, closed };
    this.heard.push(exchange);
    const { headersAfter = 0, status = 200, headers: sent = sse, chunks = [], then = 'close' } = this.script(exchange);
    if (headersAfter > 0) await setTimeout(headersAfter, undefined, { ref: false });
    if (response.destroyed) return;
    response.writeHead(status, sent).flushHeaders();
    for (const chunk of chunks) {
      if (response.destroyed) return;
      if (typeof chunk === 'object' && 'wait' in chunk) await setTimeout(chunk.wait);
      else if (typeof chunk === 'object' && 'until' in chunk) await Promise.race([chunk.until, closed]);
      else if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed]);
    }
    if (then === 'close') response.end();
    if (then === 'destroy') {
      isCut = true;
      response.destroy();
    }
  }
}

const sse = { 'content-type': 'text/event-stream' };

/** A chunk of a Chat Completions stream. */
export function chatEvent(content: string, finish: string | null = null): string {
  const choices = [{ index: 0, delta: { content }, logprobs: null, finish_reason: finish }];
  const chunk = { id: 'chatcmpl-raw', object: 'chat.completion.chunk', created: 0, model: 'raw', choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/** Chunks without text, such as a model sends during hidden reasoning. */
export function emptyEvents(count: number): string[] {
  return Array.from({ length: count }, () => chatEvent(''));
}

/** An endless stream, one chunk every `everyMs`. */
export function* endlessEvents(everyMs = 5): Iterable<RawChunk> {
  for (;;) {
    yield chatEvent('on and on ');
    yield { wait: everyMs };
  }
}

/** A compressed response. */
export function compressed(text: string, encoding: 'gzip' | 'br', type = 'text/event-stream'): RawResponse {
  const bytes = encoding === 'gzip' ? gzipSync(text) : brotliCompressSync(text);
  return { headers: { 'content-type': type, 'content-encoding': encoding }, chunks: [bytes] };
}

/** A redirect that preserves method and body. */
export function redirectTo(location: string): RawResponse {
  return { status: 307, headers: { location }, chunks: [] };
}

/** HTML with status 200, such as a proxy's sign-in page. */
export function htmlPage(): RawResponse {
  return { headers: { 'content-type': 'text/html' }, chunks: ['<!doctype html><title>Sign in</title>'] };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
