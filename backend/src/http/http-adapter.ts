import express, { type Express } from 'express';
import { ExpressAdapter } from '@nestjs/platform-express';
import { Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { parse } from 'node:querystring';
import { classesFor } from '../patches/express-prototypes.js';

/**
 * How long an idle connection is kept open, in milliseconds. Browsers poll the account every 30 seconds. Proxies must
 * not reuse a connection that we have closed: nginx and most load balancers keep theirs for 60 seconds.
 */
const keepAliveMs = 65_000;

/**
 * How long a connection with a running call may be silent, in milliseconds, so that a client that never reads its
 * response can’t occupy it forever. Longer than the longest silent call, a one-sheet, which takes 75 seconds. Sockets
 * are exempt: they have heartbeats.
 */
const idleMs = 180_000;

/** The maximum number of parsed query parameters. No call has nearly as many. */
const maxKeys = 50;

/** During shutdown: how often idle connections are closed, in milliseconds. */
const endIdleEveryMs = 100;

/** During shutdown: the minimum time running calls get to finish, in milliseconds. */
const answerMs = 1000;

/**
 * On close, waits for running calls up to their time limit and closes idle connections. Not done in a Nest hook,
 * because Socket.IO closes the server first.
 */
class DrainingServer extends Server {
  private readonly sockets = new Set<Socket>();

  /** @param msLeft how long running calls may take after closing, in milliseconds */
  constructor(
    options: ServerOptions,
    app: Express,
    private readonly msLeft: () => number,
  ) {
    super(options, app);
    this.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
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

  /**
   * Closes none while any is still sending: Node counts a connection as idle as soon as its response has ended, and
   * would cut a download whose reader is slow. Node also calls this on close.
   */
  override closeIdleConnections(): void {
    for (const { writableLength } of this.sockets) if (writableLength > 0) return;
    super.closeIdleConnections();
  }
}

/**
 * Nest on Express. Ignores Nest's server options: TLS is the proxy's job, and this adapter closes the server itself.
 */
export class HttpAdapter extends ExpressAdapter {
  /** @param msLeft how long running calls may take after the server closes, in milliseconds */
  constructor(private readonly msLeft: () => number) {
    // Rules match paths as written, so `/API/…` must not reach a handler. Set before Nest adds the first handler, which
    // creates the router.
    const app = express().set('case sensitive routing', true);
    super(app.set('query parser', (query: string | null) => parse(query ?? '', '&', '=', { maxKeys })));
  }

  override initHttpServer(): void {
    const app = this.getInstance<Express>();
    const server = new DrainingServer(classesFor(app), app, this.msLeft);
    server.keepAliveTimeout = keepAliveMs;
    server.timeout = idleMs;
    this.setHttpServer(server);
  }
}
