import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { asRecord, cutToLimit, simplestValue } from './answers.js';
import type { Answer, Json, RequestKind, Said, Script, Turn } from './turn.js';

export interface HeardRequest {
  path: string;
  body: Json;
  headers: IncomingHttpHeaders;
}

/** An error response. A string body is sent as plain text. */
export class Rejection extends Error {
  constructor(
    readonly status: number,
    readonly body: Json | string,
  ) {
    super(typeof body === 'string' ? body : JSON.stringify(body));
  }
}

/**
 * Fake of one vendor's API on a free loopback port. It rejects the same requests as the vendor, with the same status and
 * body, and streams answers in the same format. Every rule cites a public source.
 */
export abstract class ModelServer {
  readonly heard: HeardRequest[] = [];
  readonly key: string = 'test-key';
  /** The main and the small model. Requests for any other are rejected. */
  protected abstract readonly models: readonly [string, string];
  protected readonly root: string = '/v1';
  private readonly answers = new Map<RequestKind, Answer | Script>();
  private readonly server = createServer((request, response) => void this.serve(request, response));
  private lastId = 0;

  static async start<Options extends unknown[], Server extends ModelServer>(
    this: new (...options: Options) => Server,
    ...options: Options
  ): Promise<Server> {
    const fake = new this(...options);
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.root}`;
  }

  /** The environment that points the product at this server. */
  get variables(): Record<string, string> {
    const [model, small] = this.models;
    return {
      OPENAI_API_KEY: this.key,
      OPENAI_BASE_URL: this.baseUrl,
      OPENAI_MODEL: model,
      OPENAI_SMALL_MODEL: small,
    };
  }

  /** Sets the answer to all later requests of a kind; `undefined` restores the default. */
  say(answer: Answer | Script | undefined, to: RequestKind = 'reply'): void {
    if (answer === undefined) this.answers.delete(to);
    else this.answers.set(to, answer);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  /** Handles a POST request. Throws a `Rejection` if the vendor would reject it. */
  protected abstract answer(request: HeardRequest, response: ServerResponse): Promise<void>;

  protected abstract unknownModel(model: string): Rejection;

  /** The answer to a turn, truncated at the token limit. */
  protected compose(turn: Turn, reasoning: string, maxTokens: number | undefined): Said {
    const given = this.answers.get(turn.kind) ?? this.defaultAnswer(turn);
    const answer = typeof given === 'function' ? given(turn) : given;
    if (typeof answer === 'string') return cutToLimit({ reasoning, text: answer, finish: 'stop' }, maxTokens);
    if ('finish' in answer) return cutToLimit({ reasoning, ...answer }, maxTokens);
    // The model can only call tools from the request.
    if (!turn.tools.includes(answer.name))
      return cutToLimit({ reasoning, text: replyTo(turn), finish: 'stop' }, maxTokens);
    return cutToLimit({ reasoning, text: answer.text ?? '', call: answer, finish: 'tool_calls' }, maxTokens);
  }

  protected newId(prefix: string): string {
    this.lastId += 1;
    return `${prefix}${this.lastId.toString(16).padStart(8, '0')}`;
  }

  /** A model as listed by `GET /models`. */
  protected describeModel(id: string): Json {
    return { id, object: 'model', created: 1_700_000_000, owned_by: 'vendor' };
  }

  protected assertModel(body: Json): void {
    if (!this.models.includes(String(body.model))) throw this.unknownModel(String(body.model));
  }

  /** Writes each event separately, so that clients receive them one by one. */
  protected async stream(response: ServerResponse, events: Iterable<string>): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    for (const event of events) {
      if (response.destroyed) return;
      response.write(event);
      await setImmediate();
    }
    response.end();
  }

  protected sendJson(response: ServerResponse, status: number, body: Json | string): void {
    const type = typeof body === 'string' ? 'text/plain' : 'application/json';
    response.writeHead(status, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  private defaultAnswer({ kind, lastUserText, tools, schema }: Turn): Answer {
    if (kind === 'form') return JSON.stringify(simplestValue(schema));
    if (kind === 'note') return 'A short text';
    if (tools.includes('make_one_sheet') && /make my one-sheet/i.test(lastUserText))
      return { name: 'make_one_sheet', arguments: '{"kind":null,"paper":null}' };
    return replyTo({ lastUserText });
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const path = new URL(request.url ?? '', 'http://server').pathname;
      const heard = { path, body: text ? asRecord(JSON.parse(text)) : {}, headers: request.headers };
      this.heard.push(heard);
      if (request.method === 'GET') this.listModels(path, response);
      else await this.answer(heard, response);
    } catch (error) {
      if (response.destroyed) return;
      if (error instanceof Rejection) this.sendJson(response, error.status, error.body);
      else this.sendJson(response, 500, `The fake failed: ${String(error)}`);
    }
  }

  private listModels(path: string, response: ServerResponse): void {
    const list = `${this.root}/models`;
    const id = decodeURIComponent(path.slice(list.length + 1));
    if (path === list)
      this.sendJson(response, 200, { object: 'list', data: this.models.map((model) => this.describeModel(model)) });
    else if (!path.startsWith(`${list}/`)) throw new Rejection(404, '404 page not found');
    else if (this.models.includes(id)) this.sendJson(response, 200, this.describeModel(id));
    else throw this.unknownModel(id);
  }
}

function replyTo({ lastUserText }: Pick<Turn, 'lastUserText'>): string {
  return `Reply to: ${lastUserText.slice(0, 200)}`;
}
