import pg from 'pg';
import { Circuit } from '../common/outages/circuit.js';

/** How often to check waiting calls, and how long one waits before PostgreSQL is probed, in milliseconds. */
const checkEveryMs = 100;
const suspicionMs = 400;

/** Interval between probes while queries are slow, in milliseconds: PostgreSQL starts a process for each probe. */
const probeEveryMs = 1000;

/** Time limit of a probe, in milliseconds: signing in takes several round trips. */
const probeMs = 1000;

/** A call waiting for PostgreSQL. */
export interface Waiting {
  since: number;
  /** When it ends even if PostgreSQL answers others. */
  until: number;
  /** PostgreSQL's process for its connection. */
  processId?: number | undefined;
  /** Ends the wait with an error. */
  fail: () => void;
}

/**
 * Ends waits for a PostgreSQL that doesn't answer within two seconds: if a network drops packets, TCP itself only gives
 * up after many minutes. Slow queries may continue as long as PostgreSQL answers a probe and says that it is working on
 * them.
 */
export class Reachability {
  private readonly waiting = new Set<Waiting>();
  private readonly circuit: Circuit;
  private readonly timer: NodeJS.Timeout;
  private probedAt = 0;
  private answers = 0;
  /** Calls that PostgreSQL wasn't working on at the last probe. */
  private suspects = new Set<Waiting>();

  /** @param name of the server, for the log */
  constructor(
    private readonly databaseUrl: string,
    name = 'PostgreSQL',
  ) {
    this.circuit = new Circuit(
      name,
      (signal) => this.probe(signal),
      () => this.waiting.forEach(({ fail }) => fail()),
      { probeMs, countAnswers: () => this.answers },
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

  /** Called for each answer to a query. */
  noteAnswer(): void {
    this.answers += 1;
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
    const everyMs = this.suspects.size > 0 ? suspicionMs : probeEveryMs;
    if (!this.isLost && (longest < suspicionMs || now - this.probedAt < everyMs)) return;
    this.probedAt = now;
    this.circuit.probe();
  }

  private async probe(signal: AbortSignal): Promise<void> {
    const now = performance.now();
    const slow = [...this.waiting].filter(
      ({ since, processId }) => processId !== undefined && now - since > suspicionMs,
    );
    const active = await askForActive(
      this.databaseUrl,
      slow.map(({ processId }) => Number(processId)),
      signal,
    );
    const idle = slow.filter((waiting) => this.waiting.has(waiting) && !active.has(Number(waiting.processId)));
    // Only at the second time: the answer may have been on its way.
    for (const waiting of idle) if (this.suspects.has(waiting)) waiting.fail();
    this.suspects = new Set(idle);
  }
}

/**
 * Asks on a new connection, because one that the network has dropped says nothing about the server. It signs in, because
 * a pooler itself answers everything that comes before the first statement, even if PostgreSQL is gone.
 * @returns those of the processes that are executing a statement
 */
async function askForActive(databaseUrl: string, processIds: number[], signal: AbortSignal): Promise<Set<number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  const stop = (): void => void client.connection.stream.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await client.connect();
  } catch (error) {
    // A refusal is an answer, too: all connections are taken.
    if (error instanceof Error && 'code' in error && error.code === '53300') return new Set(processIds);
    throw error;
  }
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE pid = ANY($1) AND state NOT LIKE 'idle%' IS NOT FALSE`,
    [processIds],
  );
  signal.removeEventListener('abort', stop);
  client.end().catch(() => undefined);
  return new Set(rows.map(({ pid }) => pid));
}
