import fc from 'fast-check';
import { Redis } from 'ioredis';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource, type QueryRunner } from 'typeorm';
import { Clock } from '../../../backend/src/common/clock.js';
import { RateLimits } from '../../../backend/src/http/rate-limits.js';
import { type Env, readEnv } from '../../../backend/src/config/env.js';
import { migrate } from '../../../backend/src/database/migrations.js';
import { AfterCommit } from '../../../backend/src/database/after-commit.js';
import type { Jobs } from '../../../backend/src/jobs/jobs.service.js';
import type { MailService } from '../../../backend/src/mail/mail.service.js';
import { OutboxRepository } from '../../../backend/src/mail/outbox.repository.js';
import { Outbox } from '../../../backend/src/mail/outbox.js';
import { PaymentProviderFailed, type Payments } from '../../../backend/src/providers/payments/payments.js';
import { Broadcaster } from '../../../backend/src/broadcast/broadcaster.js';
import { subscriptionColumns, type SubscriptionRow } from '../../../backend/src/subscription/subscription-row.js';
import { query } from '../../../backend/src/database/sql.js';
import { SubscriptionReconciler } from '../../../backend/src/subscription/subscription-reconciler.js';
import { SubscriptionRepository } from '../../../backend/src/subscription/subscription.repository.js';
import { SubscriptionService } from '../../../backend/src/subscription/subscription.service.js';
import { type Action, actions, type ModelCustomer, ModelPayments } from '../../support/models/model-payments.js';
import { buildCustomer } from '../../support/factories.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { readServices } from '../../support/services.js';

/** Number of sequences; `npm run test:sequences` runs 10,000. */
const sequences = Number(process.env['SUBSCRIPTION_SEQUENCES'] ?? 100);

/** Concurrent sequences, each with its own customer. */
const together = 20;

/** Faults of one delivery or call. */
interface Fault {
  /** The process crashes at its n-th statement, before or after the database has executed it; 0 for never. */
  crashAt: number;
  isAfter: boolean;
  isProviderDown: boolean;
  /** How long the provider's response takes, in milliseconds; it has the state at the time of the call. */
  latency: number;
}

type Step =
  | { kind: 'act'; action: Action }
  /**
   * Events, old, new and repeated, arrive concurrently; in the meantime something may happen whose event arrives too.
   */
  | { kind: 'deliver'; which: number[]; fault: Fault; meanwhile: { action: Action; afterMs: number } | null }
  | { kind: 'verify'; fault: Fault };

const noFault: Fault = { crashAt: 0, isAfter: false, isProviderDown: false, latency: 0 };

const fault: fc.Arbitrary<Fault> = fc.record({
  crashAt: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 8 })),
  isAfter: fc.boolean(),
  isProviderDown: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
  latency: fc.constantFrom(0, 0, 0, 4, 8),
});
const action = fc.constantFrom(...actions);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('act' as const), action }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      which: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 3 }),
      fault,
      meanwhile: fc.option(fc.record({ action, afterMs: fc.nat({ max: 4 }) })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('verify' as const), fault }) },
);
const sequence = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 14 }),
  /** The order in which the remaining events arrive at the end. */
  order: fc.infiniteStream(fc.nat({ max: 1000 })),
});
type Sequence = typeof sequence extends fc.Arbitrary<infer T> ? T : never;

class Crash extends Error {}

describe('a subscription', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let redis: Redis;
  let payments: ModelPayments;
  let service: SubscriptionService;
  let reconciler: SubscriptionReconciler;
  const dying = new AsyncLocalStorage<{ left: number; isAfter: boolean }>();

  beforeAll(async () => {
    database = await createDatabase();
    const env: Env = readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      REDIS_URL: readServices().redisUrl,
      // Its own prefix, like its database.
      REDIS_PREFIX: new URL(database.url).pathname.slice(1),
      SANDBOX_URL: readServices().sandboxUrl,
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_model',
      SESSION_SECRET: 'a secret of the tests that nobody else uses',
      // A quarter of them may wait for the provider: enough for several concurrent events of one customer.
      DATABASE_POOL_SIZE: '80',
    });
    dataSource = new DataSource({
      type: 'postgres',
      url: database.url,
      poolSize: env.databasePoolSize,
    });
    await migrate(database.url);
    await dataSource.initialize();
    dieWhereTold(dataSource);
    payments = new ModelPayments();
    const repository = new SubscriptionRepository(dataSource);
    redis = new Redis(env.redisUrl);
    const broadcaster = new Broadcaster(redis, env);
    // Handling events only needs these two calls of a provider.
    const provider = payments as unknown as Payments;
    // Emails are stored here but never sent.
    const jobs = { add: () => Promise.resolve('') } as unknown as Jobs;
    const emails = new OutboxRepository(dataSource);
    const outbox = new Outbox(emails, {} as MailService, jobs, new AfterCommit(dataSource));
    reconciler = new SubscriptionReconciler(repository, provider, broadcaster, outbox, new Clock(), env);
    service = new SubscriptionService(repository, reconciler, provider, new Clock(), new RateLimits(redis, env), env);
  });
  afterAll(async () => {
    redis.disconnect();
    await dataSource.destroy();
    await database.close();
  });

  it(
    `ends in the state of a plain model after every one of ${sequences} sequences of events`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(sequence, { minLength: together, maxLength: together }), async (drawn) => {
          const customers = await insertCustomers(drawn.length);
          await Promise.all(drawn.map((one, index) => play(one, customers[index] as ModelCustomer)));
        }),
        // Shrinking a failing example takes longer than reading it.
        { numRuns: Math.ceil(sequences / together), endOnFailure: true },
      );
    },
    60_000 + sequences * 200,
  );

  /** Plays a sequence; then delivers each event once without faults, and finally all of them again. */
  async function play({ steps, order }: Sequence, customer: ModelCustomer): Promise<void> {
    const waiting = new Set<string>();
    const act = (what: Action): string[] => {
      const told = customer.act(what);
      told.forEach((id) => waiting.add(id));
      return told;
    };
    const bring = async (event: string, what: Fault): Promise<boolean> => {
      const isDone = await survive(customer, what, () => deliver(customer, event));
      if (isDone) waiting.delete(event);
      return isDone;
    };
    for (const one of steps) {
      if (one.kind === 'act') {
        act(one.action);
      } else if (one.kind === 'verify') {
        const isDone = await survive(customer, one.fault, () => reconciler.reconcile(customer.id));
        if (isDone) await expectInStep(customer);
      } else if (customer.events.length > 0) {
        const events = one.which.map((which) => customer.events[which % customer.events.length] as string);
        const isNew = (await countStored(events)) === 0;
        const deliveries = events.map((event) => bring(event, one.fault));
        const told: Promise<boolean>[] = [];
        if (one.meanwhile) {
          await wait(one.meanwhile.afterMs);
          told.push(...act(one.meanwhile.action).map((event) => bring(event, noFault)));
        }
        const isDone = (await Promise.all(deliveries)).some(Boolean);
        // Once a tab is notified of the newest change, a read returns its result, and no earlier reader may still
        // write.
        const isTold = (await Promise.all(told)).some(Boolean);
        if (isTold || (isDone && isNew && !one.meanwhile)) await expectInStep(customer);
      }
    }
    const draw = order[Symbol.iterator]();
    for (const rest = [...waiting]; rest.length > 0;) {
      const [event] = rest.splice((draw.next().value as number) % rest.length, 1);
      await deliver(customer, event as string);
    }
    await expectInStep(customer);
    const before = await readRow(customer);
    await Promise.all(customer.events.slice(-3).map((event) => deliver(customer, event)));
    expect(await readRow(customer)).toEqual(before);
    const stored = await dataSource.query<{ id: string }[]>('SELECT id FROM payment_events WHERE id = ANY($1)', [
      customer.events,
    ]);
    expect(stored.map(({ id }) => id).sort()).toEqual(customer.events.toSorted());
  }

  const deliver = (customer: ModelCustomer, event: string): Promise<void> =>
    service.receiveEvent(Buffer.from(JSON.stringify({ id: event, customer: customer.id })), 'signed');

  /** Runs work that may crash; returns whether it survived. Other failures fail the test. */
  async function survive(customer: ModelCustomer, what: Fault, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await dying.run({ left: what.crashAt, isAfter: what.isAfter }, () =>
        payments.latency.run(what.latency, () =>
          what.isProviderDown ? payments.whileDown(customer.id, work) : work(),
        ),
      );
      return true;
    } catch (error) {
      if (error instanceof Crash || error instanceof PaymentProviderFailed) return false;
      throw error;
    }
  }

  async function readRow(customer: ModelCustomer): Promise<SubscriptionRow> {
    const [row] = await query<SubscriptionRow>(
      dataSource,
      `SELECT ${subscriptionColumns} FROM subscriptions WHERE customer_id = $1`,
      [customer.id],
    );
    if (!row) throw new Error(`There is no customer ${customer.id}`);
    return row;
  }

  async function expectInStep(customer: ModelCustomer): Promise<void> {
    const { status, priceId, cancelAtPeriodEnd, startDate, endDate } = await readRow(customer);
    expect({ status, priceId, cancelAtPeriodEnd, startDate, endDate }).toEqual(customer.expected());
  }

  async function countStored(events: string[]): Promise<number> {
    return (await dataSource.query<unknown[]>('SELECT FROM payment_events WHERE id = ANY($1)', [events])).length;
  }

  async function insertCustomers(count: number): Promise<ModelCustomer[]> {
    const customers = Array.from({ length: count }, () => payments.newCustomer());
    for (const { id: customerId } of customers) await buildCustomer(database, { customerId });
    return customers;
  }

  /** Makes the process crash at a statement: uncommitted work is lost and there is no response. */
  function dieWhereTold(source: DataSource): void {
    const createQueryRunner = source.createQueryRunner.bind(source);
    source.createQueryRunner = (...args): QueryRunner => {
      const runner = createQueryRunner(...args);
      const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
      runner.query = (async (...statement: unknown[]) => {
        const death = dying.getStore();
        const isDying = death !== undefined && statement[0] !== 'ROLLBACK' && (death.left -= 1) === 0;
        if (isDying && !death.isAfter) throw new Crash();
        const result = await query(...statement);
        if (isDying) throw new Crash();
        return result;
      }) as QueryRunner['query'];
      return runner;
    };
  }
});
