import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ServerEvents } from '../../../contract/events.js';

/** Longer than any reply takes on a busy machine. */
const timeoutMs = 60_000;

const agent = new Agent({ keepAlive: true });

/** A reply as received by a reader. Times are `performance.now()`. */
export interface Heard {
  askedAt: number;
  /** For each piece: its start, in UTF-16 units, and when it arrived. */
  pieces: { offset: number; at: number }[];
  text: string;
  /** The complete text in the end event; undefined if ends carry no text. */
  whole: string | undefined;
  /** How many pieces did not start where the previous one ended. */
  gaps: number;
  repeats: number;
  /** How often the server shed the request. */
  refusals: number;
}

/** A reader of one conversation, at the product or at the baseline; both send the same events. */
export class Reader {
  private constructor(
    private readonly socket: Socket<ServerEvents>,
    private readonly postUrl: string,
    private readonly headers: Record<string, string>,
  ) {}

  /** @param postUrl the server that receives messages, if not the one the socket is connected to */
  static async connect(url: string, headers: Record<string, string>, postUrl = url): Promise<Reader> {
    const socket: Socket<ServerEvents> = io(url, { forceNew: true, transports: ['websocket'], extraHeaders: headers });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return new Reader(socket, postUrl, headers);
  }

  /**
   * Sends a message in a chat and listens until the reply has ended. Repeats requests that the server shed.
   * @throws Error if it hasn't ended within `timeoutMs`, or the connection was lost
   */
  async ask(path: string, body: Record<string, string>): Promise<Heard> {
    const heard: Heard = { askedAt: 0, pieces: [], text: '', whole: undefined, gaps: 0, repeats: 0, refusals: 0 };
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new Error(`A reply had not ended after ${timeoutMs} ms`)), timeoutMs);
    this.socket.on('disconnect', (reason) => giveUp.abort(new Error(`A connection was lost: ${reason}`)));
    const ended = this.listen(heard, giveUp.signal);
    try {
      await Promise.all([ended, this.post(path, body, heard, giveUp.signal)]);
      return heard;
    } finally {
      clearTimeout(timer);
      this.socket.removeAllListeners();
    }
  }

  close(): void {
    this.socket.disconnect();
  }

  private listen(heard: Heard, signal: AbortSignal): Promise<void> {
    this.socket.on('reply:delta', ({ offset, text }) => {
      heard.pieces.push({ offset, at: performance.now() });
      if (offset > heard.text.length) heard.gaps += 1;
      if (offset < heard.text.length) heard.repeats += 1;
      heard.text += text;
    });
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      this.socket.on('reply:end', ({ message }) => {
        heard.whole = message.content;
        resolve();
      });
    });
  }

  private async post(path: string, body: Record<string, string>, heard: Heard, signal: AbortSignal): Promise<void> {
    for (;;) {
      heard.askedAt = performance.now();
      const status = await this.postOnce(path, body);
      if (status === 201 || signal.aborted) return;
      if (status !== 503) throw new Error(`Asking answered ${status}`);
      heard.refusals += 1;
      await wait(500);
    }
  }

  private postOnce(path: string, body: Record<string, string>): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request(
        this.postUrl + path,
        {
          method: 'POST',
          agent,
          headers: { 'content-type': 'application/json', ...this.headers, origin: this.postUrl },
        },
        (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)),
      );
      call.on('error', (error: NodeJS.ErrnoException) => {
        // The server had just closed an idle connection and never got the request.
        if (call.reusedSocket && error.code === 'ECONNRESET') resolve(this.postOnce(path, body));
        else reject(error);
      });
      call.end(JSON.stringify(body));
    });
  }
}
