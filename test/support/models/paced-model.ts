import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a question asks the model to write. */
export interface Wish {
  tokens: number;
  perSecond: number;
  /** Milliseconds before the first token. */
  after?: number;
  /** The seed of the words; also makes questions unique. */
  seed: number;
}

/** The model's output for one question. Times are `performance.now()` of the model's process. */
export interface Generation {
  tokens: readonly string[];
  /** How many tokens were sent. */
  count: number;
  askedAt: number;
  /** When each token was sent. */
  sentAt: number[];
  ending: 'whole' | 'aborted' | undefined;
}

/** Questions from other conversations, which a prompt quotes. */
const recalled = /<(earlier|draft)>.*?<\/\1>/gs;

const wish = /Say \d+ tokens at \d+ a second after \d+ ms, words \d+/g;

/** A message that makes the model write this. */
export function ask({ tokens, perSecond, after = 0, seed }: Wish): string {
  return `Say ${tokens} tokens at ${perSecond} a second after ${after} ms, words ${seed}`;
}

/**
 * A language model that speaks OpenAI's protocol at an exact pace and remembers what it said, and when. Token n leaves
 * n intervals after the first, so that a late timer delays one token and not all that follow.
 */
export class PacedModel {
  /** By question. */
  readonly generations = new Map<string, Generation>();
  /** Its response to requests for structured output. */
  fillForm: () => unknown = () => ({});
  private readonly hurrying = new Map<string, () => void>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  private constructor(private readonly toTokens: (wish: Wish) => string[]) {
    this.server.keepAliveTimeout = 65_000;
  }

  /** Listens on a free port. `toTokens` makes the words. */
  static async start(toTokens: (wish: Wish) => string[]): Promise<PacedModel> {
    const model = new PacedModel(toTokens);
    await new Promise<void>((resolve) => model.server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  /** The value for `OPENAI_BASE_URL`. */
  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** The output for a question. */
  saidTo(question: string): Generation {
    const generation = this.generations.get(question);
    if (!generation) throw new Error(`The model wasn’t asked: ${question}`);
    return generation;
  }

  /** Sends the rest of an answer at once. */
  hurry(question: string): void {
    this.hurrying.get(question)?.();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const askedAt = performance.now();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'GET') {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no list of models"}}');
      return;
    }
    const { stream, messages, response_format } = JSON.parse(Buffer.concat(chunks).toString()) as {
      stream?: boolean;
      messages: { content: string }[];
      response_format?: object;
    };
    // Facts about the artist may come after the question; an unanswered question is in the same message as the next.
    const asked = messages.map(({ content }) => String(content).replace(recalled, ''));
    const question = asked.flatMap((text) => text.match(wish) ?? []).at(-1);
    if (!stream) {
      const isCheck = messages[0]?.content.startsWith('You are being tested.');
      const form = isCheck ? { ready: true } : await (response_format ? this.fillForm() : undefined);
      const content = form === undefined ? 'A title' : JSON.stringify(form);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }));
      return;
    }
    if (question === undefined) {
      // At startup the server checks the model's abilities.
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`${toEvent({ content: 'OK' })}${toEvent({}, 'stop')}data: [DONE]\n\n`);
      return;
    }
    const wished = readWish(question);
    const tokens = this.toTokens(wished);
    const generation: Generation = { tokens, count: 0, askedAt, sentAt: [], ending: undefined };
    this.generations.set(question, generation);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    this.hurrying.set(question, speak(response, wished, generation));
  }
}

/** Returns a function that sends the rest at once. */
function speak(response: ServerResponse, { perSecond, after = 0 }: Wish, generation: Generation): () => void {
  const { tokens, sentAt } = generation;
  let interval = 1000 / perSecond;
  let began = 0;
  let timer: NodeJS.Timeout;
  const sayWhatIsDue = (): void => {
    const now = performance.now();
    began ||= now;
    let text = '';
    for (; generation.count < tokens.length && began + generation.count * interval <= now; generation.count += 1) {
      text += toEvent({ content: tokens[generation.count] });
      sentAt.push(now);
    }
    if (generation.count === tokens.length) {
      generation.ending = 'whole';
      response.end(`${text}${toEvent({}, 'stop')}data: [DONE]\n\n`);
      return;
    }
    if (text) response.write(text);
    timer = setTimeout(sayWhatIsDue, began + generation.count * interval - performance.now());
  };
  timer = setTimeout(sayWhatIsDue, after);
  response.on('close', () => {
    clearTimeout(timer);
    generation.ending ??= 'aborted';
  });
  return () => {
    interval = 0;
    clearTimeout(timer);
    if (!generation.ending) sayWhatIsDue();
  };
}

function toEvent(delta: { content?: string | undefined }, finish: 'stop' | null = null): string {
  const choices = [{ index: 0, delta, logprobs: null, finish_reason: finish }];
  const chunk = { id: 'chatcmpl-paced', object: 'chat.completion.chunk', created: 0, model: 'paced', choices };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

function readWish(question: string): Wish {
  const [tokens = 0, perSecond = 0, after = 0, seed = 0] = (question.match(/\d+/g) ?? []).map(Number);
  return { tokens, perSecond, after, seed };
}
