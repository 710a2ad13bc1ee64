import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { createParser } from 'eventsource-parser';
import { APIError } from 'openai';
import type { StreamItem } from './assistant.js';

/** Limit on one event, in characters. */
const longestEvent = 8 * 1024 * 1024;

/** How many events may wait for their reader before the connection is paused. */
const waitingMax = 1000;

/**
 * The parsed events of a streamed response, in one list per chunk from the network. The client's own decoder passes
 * each event through three async iterators, which took a quarter of the processor time of a server that relays replies.
 *
 * Events without data, which some proxies send to keep a connection open, are dropped. Anything after `[DONE]` is read
 * and dropped, so that the connection can be reused. A last event counts even without a blank line after it.
 *
 * @typeParam T what a well-behaved server sends; nothing is checked
 */
export class ModelEvents<T> implements AsyncIterable<(T | null)[]> {
  private waiting: (T | null)[] = [];
  private wake: (() => void) | undefined;
  private failure: Error | undefined;
  private isOver = false;
  private isDone = false;
  private readonly decoder = new StringDecoder('utf8');
  private readonly parser = createParser({
    onEvent: ({ data }) => this.take(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded')
        this.fail(new Error(`An event is longer than ${longestEvent} characters`));
    },
    maxBufferSize: longestEvent,
  });

  private constructor(
    private readonly body: Readable,
    private readonly headers: Headers,
  ) {
    body.on('data', (chunk: Buffer) => this.feed(this.decoder.write(chunk)));
    body.on('error', (error: Error) => this.fail(error));
    body.on('end', () => {
      this.feed(`${this.decoder.end()}\n\n`);
      this.end();
    });
    body.on('close', () => this.end());
  }

  /** The events of a response from `streamingFetch`. */
  static of<T>(response: Response): ModelEvents<T> {
    const { body, headers } = response as { body: unknown; headers: Headers };
    // A response that isn't declared as a stream has already been read completely.
    return new ModelEvents(body instanceof Readable ? body : Readable.fromWeb(response.body as never), headers);
  }

  /** Ends the stream here, as if the server had closed it. */
  close(): void {
    this.end();
    this.body.destroy();
  }

  /**
   * @throws APIError for an error that the server sent as an event
   * @throws Error if the connection broke or an event isn't JSON. Events before that come first.
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<(T | null)[], void, undefined> {
    try {
      for (;;) {
        if (this.waiting.length > 0) {
          const events = this.waiting;
          this.waiting = [];
          yield events;
          this.body.resume();
        } else if (this.failure) {
          throw this.failure;
        } else if (this.isOver) {
          return;
        } else {
          await new Promise<void>((resolve) => (this.wake = resolve));
        }
      }
    } finally {
      this.body.destroy();
    }
  }

  private feed(text: string): void {
    if (this.failure) return;
    this.parser.feed(text);
    if (this.waiting.length > 0) this.notify();
    if (this.waiting.length > waitingMax) this.body.pause();
  }

  private take(data: string): void {
    if (this.isDone || this.failure || data === '') return;
    if (data.startsWith('[DONE]')) {
      this.isDone = true;
      return;
    }
    const event = parse(data);
    // Don't quote the data in the error: it may be the artist's words.
    if (event === undefined) return this.fail(new Error('An event of the stream is not JSON'));
    if (event?.error) return this.fail(new APIError(undefined, event.error, undefined, this.headers));
    this.waiting.push(event as T | null);
  }

  private fail(error: Error): void {
    // Closing the stream ourselves also causes an error.
    if (!this.isOver) this.failure ??= error;
    this.notify();
  }

  private end(): void {
    this.isOver = true;
    this.notify();
  }

  private notify(): void {
    this.wake?.();
    this.wake = undefined;
  }
}

/** Adds text to one chunk's items, joined with any text just before it. */
export function addText(items: StreamItem[], text: string): void {
  if (text === '') return;
  const last = items.at(-1);
  if (typeof last === 'string') items[items.length - 1] = last + text;
  else items.push(text);
}

function parse(data: string): { error?: object } | null | undefined {
  try {
    return JSON.parse(data) as { error?: object } | null;
  } catch {
    return undefined;
  }
}
