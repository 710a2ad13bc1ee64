import { connect } from 'node:net';
import pg from 'pg';
import { Circuit } from '../common/circuit.js';

/** How often to check waiting calls, and how long one waits before PostgreSQL is probed, in milliseconds. */
const checkEveryMs = 200;
const suspicionMs = 500;

/** Interval between probes while queries are slow, in milliseconds: PostgreSQL starts a process for each probe. */
const probeEveryMs = 1000;

/** A call waiting for PostgreSQL. */
export interface Waiting {
  since: number;
  /** When it ends even if PostgreSQL answers others. */
  until: number;
  /** Ends the wait with an error. */
  fail: () => void;
}

/**
 * Ends waits for a PostgreSQL that doesn't answer within two seconds: if a network drops packets, TCP itself only gives
 * up after many minutes. Slow queries may continue as long as PostgreSQL answers a probe.
 */
export class Reachability {
  private readonly waiting = new Set<Waiting>();
  private readonly circuit: Circuit;
  private readonly timer: NodeJS.Timeout;
  private probedAt = 0;

  constructor(databaseUrl: string) {
    this.circuit = new Circuit(
      'PostgreSQL',
      (signal) => requestTls(databaseUrl, signal),
      () => this.waiting.forEach(({ fail }) => fail()),
    );
    this.timer = setInterval(() => this.check(), checkEveryMs).unref();
  }

  /** Whether new calls should fail at once. */
  get isLost(): boolean {
    return this.circuit.isOpen;
  }

  add(waiting: Waiting): void {
    this.waiting.add(waiting);
  }

  remove(waiting: Waiting): void {
    this.waiting.delete(waiting);
  }

  close(): void {
    clearInterval(this.timer);
    this.circuit.close();
  }

  private check(): void {
    const now = performance.now();
    let longest = 0;
    for (const { since, until, fail } of this.waiting) {
      longest = Math.max(longest, now - since);
      if (now > until) fail();
    }
    if (!this.isLost && (longest < suspicionMs || now - this.probedAt < probeEveryMs)) return;
    this.probedAt = now;
    this.circuit.probe();
  }
}

/**
 * PostgreSQL and poolers answer this with one byte, before authentication:
 * www.postgresql.org/docs/current/protocol-flow.html
 */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);

/** Opens a new connection, because one that the network has dropped says nothing about the server. */
function requestTls(databaseUrl: string, signal: AbortSignal): Promise<void> {
  const { host, port } = new pg.Client({ connectionString: databaseUrl });
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  signal.addEventListener('abort', () => socket.destroy(), { once: true });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', () => resolve());
    socket.once('close', () => reject(new Error('the connection was closed')));
    socket.write(sslRequest);
  });
}
