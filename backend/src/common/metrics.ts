import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds, from a cached read to the first piece of a slow model. */
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics of this process for Prometheus. `docs/HOSTING.md` lists them, `hosting/` has a dashboard and alerts. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly calls = new Histogram({
    name: 'fanfare_http_request_seconds',
    help: 'Calls by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [this.registry],
  });

  readonly sends = this.counter('fanfare_sends_total', 'Messages sent, by result', ['result']);

  readonly firstPiece = new Histogram({
    name: 'fanfare_first_piece_seconds',
    help: 'From a message to the first piece of its reply',
    buckets: seconds,
    registers: [this.registry],
  });

  readonly replies = this.counter('fanfare_replies_total', 'Replies ended here, by outcome', ['outcome']);
  readonly shed = this.counter('fanfare_shed_total', 'Calls refused because this server was overloaded');
  readonly swept = this.counter('fanfare_swept_replies_total', "Other servers' replies ended here, by outcome", [
    'outcome',
  ]);
  readonly lostMail = this.counter('fanfare_mail_given_up_total', 'Emails that are not tried again');
  readonly modelCost = this.counter('fanfare_model_cost_dollars_total', 'Cost of model calls', ['model', 'purpose']);

  /** Reports a value that is read whenever Prometheus asks. If reading fails, the value is left out. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        try {
          gauge.set(await read());
        } catch {
          gauge.set(NaN);
        }
      },
    });
  }

  /** Reports a value for each of several labels. */
  watchEach(name: string, help: string, label: string, read: () => Promise<Map<string, number>>): void {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        const values = await read().catch(() => new Map<string, number>());
        for (const [value, number] of values) gauge.set({ [label]: value }, number);
      },
    });
  }

  private counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
