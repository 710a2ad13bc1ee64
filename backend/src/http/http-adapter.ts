import express, { type Express } from 'express';
import { ExpressAdapter } from '@nestjs/platform-express';
import { Server, type ServerOptions } from 'node:http';
import { parse } from 'node:querystring';
import { classesFor } from '../patches/express-prototypes.js';

/**
 * How long a connection is kept for the next call, in milliseconds: browsers ask for the account every 30 seconds, and a
 * proxy must not find a connection closed that it means to use (nginx and most load balancers keep theirs for 60 seconds).
 */
const keepAliveMs = 65_000;

/**
 * How long nothing may move on a connection with a call under way, in milliseconds: who does not read an answer must not have
 * it kept for ever. Longer than anything takes that says nothing meanwhile, a one-sheet with its 75 seconds among them. Live
 * connections are none of these: they answer for themselves, by their heartbeat.
 */
const idleMs = 180_000;

/** No call has so many parameters in its query: what comes after them is not read. */
const maxKeys = 50;

/** While the server closes: how often connections without a call are ended, in milliseconds. */
const endIdleEveryMs = 100;

/** What calls have at least to be answered, in milliseconds: those that waited for what has just been ended are told so. */
const answerMs = 1000;

/**
 * Waits for the calls that are under way when it closes, for as long as they may take, and for no connection that is merely
 * kept, or on which nothing was ever asked. It knows this by itself, because not only Nest closes it: Socket.IO does so before.
 */
class EndingServer extends Server {
  /** @param msLeft says how long calls may still take once it closes, in milliseconds */
  constructor(
    options: ServerOptions,
    app: Express,
    private readonly msLeft: () => number,
  ) {
    super(options, app);
  }

  override close(done?: (error?: Error) => void): this {
    if (this.listening) {
      const idle = setInterval(() => this.closeIdleConnections(), endIdleEveryMs);
      const late = setTimeout(() => this.closeAllConnections(), Math.max(answerMs, this.msLeft()));
      this.once('close', () => {
        clearInterval(idle);
        clearTimeout(late);
      });
    }
    return super.close(done);
  }
}

/** Nest on Express. It knows none of Nest's options for the server: TLS is a proxy's job, and closing is its own. */
export class HttpAdapter extends ExpressAdapter {
  /** @param msLeft says how long calls may still take once the server closes, in milliseconds */
  constructor(private readonly msLeft: () => number) {
    // What we go by paths for, bodies and headers, goes by them as they are written: `/API/…` must be no call. Said before
    // Nest adds the first handler, with which the router is made.
    const app = express().set('case sensitive routing', true);
    super(app.set('query parser', (query: string | null) => parse(query ?? '', '&', '=', { maxKeys })));
  }

  override initHttpServer(): void {
    const app = this.getInstance<Express>();
    const server = new EndingServer(classesFor(app), app, this.msLeft);
    server.keepAliveTimeout = keepAliveMs;
    server.timeout = idleMs;
    this.setHttpServer(server);
  }
}
