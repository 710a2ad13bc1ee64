import pg from 'pg';
import { noteSpan } from '../tracing/spans.js';
import { PreparingClient } from '../patches/prepared-statements.js';
import type { Reachability, Waiting } from './reachability.js';
import { setSessionLimits } from './session-limits.js';

/**
 * How long a query may wait for its answer, in milliseconds. Longer than `statement_timeout`, after which PostgreSQL
 * ends the query; if there is still no answer, the network has lost the connection.
 */
const queryTimeoutMs = 20_000;

/** How long a call may wait for a connection of the pool, in milliseconds. */
export const connectionTimeoutMs = 5000;

/** How long a connection may be idle before TCP checks that the network still keeps it, in milliseconds. */
const keepAliveMs = 10_000;

/** Traces a statement. Its text contains no values: those are parameters. */
function noteQuery(text: unknown, tookMs: number, hasFailed: boolean): void {
  if (typeof text !== 'string') return;
  const verb = /^\s*(\w+)/.exec(text)?.[1] ?? 'statement';
  noteSpan(`sql ${verb}`, tookMs, { 'db.system.name': 'postgresql', 'db.query.text': text }, hasFailed);
}

/** Results in a 503, like any lost connection. */
class DatabaseUnreachable extends Error {
  /** PostgreSQL's code for "connection failure". */
  readonly code = '08006';
  constructor() {
    super('PostgreSQL does not answer');
  }
}

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>;

/**
 * The `pg` package, also for TypeORM, with pools whose connections limit their statements and notice when PostgreSQL has
 * become unreachable.
 */
export function watchedDriver(reachability: Reachability): typeof pg {
  class WatchedClient extends PreparingClient {
    private waiting: Waiting | undefined;
    private pending = 0;
    /** Whether it is in a transaction that has raised `statement_timeout`. */
    private isPatient = false;
    private processId: number | undefined;

    constructor(config?: pg.ClientConfig) {
      super(config);
      // The query that waits fails, too; without a listener, the error would end the process.
      this.on('error', () => undefined);
      const send = this.query as (...args: unknown[]) => unknown;
      this.query = ((...args: unknown[]): unknown => {
        const sent = send(...args);
        if (sent instanceof Promise) this.watch(sent, args[0]);
        return sent;
      }) as pg.Client['query'];
    }

    async setUp(): Promise<void> {
      this.processId = await setSessionLimits(this);
    }

    private watch(sent: Promise<unknown>, text: unknown): void {
      if (typeof text === 'string') {
        if (text.startsWith('SET LOCAL statement_timeout')) this.isPatient = true;
        else if (text === 'COMMIT' || text === 'ROLLBACK') this.isPatient = false;
      }
      this.pending += 1;
      this.waiting ??= this.startWaiting();
      const sentAt = performance.now();
      const done = (hasFailed: boolean): void => {
        noteQuery(text, performance.now() - sentAt, hasFailed);
        this.pending -= 1;
        if (this.waiting) reachability.remove(this.waiting);
        this.waiting = this.pending > 0 ? this.startWaiting() : undefined;
      };
      sent.then(
        () => {
          reachability.noteAnswer();
          done(false);
        },
        () => done(true),
      );
    }

    private startWaiting(): Waiting {
      const since = performance.now();
      const until = this.isPatient ? Infinity : since + queryTimeoutMs;
      // Waiting queries fail, and the pool replaces the connection.
      const { processId } = this;
      const waiting = { since, until, processId, fail: () => this.connection.stream.destroy() };
      reachability.add(waiting);
      return waiting;
    }
  }

  // The pool waits for it, which its types don't say.
  const setUp = { onConnect: (client: pg.ClientBase): Promise<void> => (client as WatchedClient).setUp() };

  class WatchedPool extends pg.Pool {
    constructor(config: pg.PoolConfig) {
      super({
        connectionTimeoutMillis: connectionTimeoutMs,
        keepAlive: true,
        keepAliveInitialDelayMillis: keepAliveMs,
        ...config,
        Client: WatchedClient,
        ...setUp,
      });
    }

    override connect(): Promise<pg.PoolClient>;
    override connect(done: (...connected: Connected) => void): void;
    override connect(done?: (...connected: Connected) => void): Promise<pg.PoolClient> | undefined {
      if (!done) {
        return new Promise((resolve, reject) => {
          this.connect((error, client) => (client ? resolve(client) : reject(error ?? new DatabaseUnreachable())));
        });
      }
      const refuse = (): void => done(new DatabaseUnreachable(), undefined, () => undefined);
      if (reachability.isLost) {
        process.nextTick(refuse);
        return undefined;
      }
      let isRefused = false;
      const since = performance.now();
      const waiting: Waiting = {
        since,
        until: Infinity,
        fail: () => {
          if (isRefused) return;
          isRefused = true;
          reachability.remove(waiting);
          refuse();
        },
      };
      reachability.add(waiting);
      super.connect((error, client, release) => {
        reachability.remove(waiting);
        if (!isRefused) done(error, client, release);
        // Once it has timed out in the pool's queue, there is nothing to release.
        else if (client) release();
      });
      return undefined;
    }
  }

  return { ...pg, Pool: WatchedPool };
}
