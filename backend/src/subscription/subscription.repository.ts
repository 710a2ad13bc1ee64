import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { timeZoneNamed } from '../../../contract/rules/time-zone-rule.js';
import { Overloaded } from '../common/app-error.js';
import { execute, exists, query, queryOne, sqlState } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';
import type { PaymentEvent } from '../providers/payments/payments.js';
import { type SubscriptionRow, subscriptionColumns } from './subscription-row.js';

/** The provider's state of an account's subscription. */
export type ProviderState = Pick<
  SubscriptionRow,
  | 'subscriptionId'
  | 'priceId'
  | 'status'
  | 'cancelAtPeriodEnd'
  | 'startDate'
  | 'endDate'
  | 'clockAheadSeconds'
  | 'confirmedWith'
>;

/** An account's owner, as emails address them. */
export interface Reader {
  name: string;
  email: string;
  emailVerified: boolean;
  timeZone: string;
}

/** A locked subscription. */
export interface LockedSubscription {
  readonly row: SubscriptionRow;
  /** Whether `replace` or `forget` has changed what the account shows. */
  readonly isChanged: boolean;
  /** For emails about a change. */
  readonly transaction: Transaction;
  /** Records that an event was handled; false if it already was. */
  remember(event: Pick<PaymentEvent, 'id' | 'type'>): Promise<boolean>;
  /** Stores the provider's state. */
  replace(state: ProviderState): Promise<void>;
  /** The account's owner, as emails address them. */
  findReader(): Promise<Reader | null>;
  /** Removes a customer unknown to the provider, and with it all access. */
  forget(): Promise<void>;
  /** Records a visit to checkout: the sweep checks it if the artist doesn't come back. */
  recordCheckout(): Promise<void>;
}

/** Lock timeout of a customer, in milliseconds. */
const lockTimeout = 5000;

/** PostgreSQL's error code for a lock timeout. */
const lockNotAvailable = '55P03';

/** Tolerance when comparing clock offsets, in seconds: two readings of a test clock differ by the time between them. */
const clockTolerance = 60;

/** For how many days the sweep checks an abandoned checkout; by then it has long expired. */
const checkoutDays = 3;

/** The provider repeats an event for some days. After this many, its id is no longer needed. */
const eventDays = 90;

/** Subscriptions and the provider's events in PostgreSQL. */
@Injectable()
export class SubscriptionRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  findByUser(userId: string): Promise<SubscriptionRow | null> {
    return queryOne(this.database, `SELECT ${subscriptionColumns} FROM subscriptions WHERE user_id = $1`, [userId]);
  }

  /**
   * Stores a customer and the address the provider has, unless the account already has a customer. @returns the
   * account's customer, or null if the account is gone
   */
  async insertCustomer(userId: string, customerId: string, email: string): Promise<string | null> {
    await execute(
      this.database,
      `WITH made AS (
         INSERT INTO subscriptions (user_id, customer_id) SELECT id, $2::text FROM users WHERE id = $1 FOR KEY SHARE
         ON CONFLICT DO NOTHING RETURNING user_id
       )
       UPDATE users SET billed_email = $3 WHERE id = (SELECT user_id FROM made)`,
      [userId, customerId, email],
    );
    return (await this.findByUser(userId))?.customerId ?? null;
  }

  async lock(transaction: Transaction, userId: string): Promise<void> {
    await query(transaction, 'SELECT 1 FROM subscriptions WHERE user_id = $1 FOR UPDATE', [userId]);
  }

  /**
   * Runs `work` with a customer's subscription locked across all servers, in one transaction: committed when this
   * returns, rolled back if `work` throws.
   * @returns null, without running `work`, if the customer belongs to no account
   * @throws Overloaded if the lock timed out
   */
  async withCustomerLock<T>(customerId: string, work: (locked: LockedSubscription) => Promise<T>): Promise<T | null> {
    return this.database.transaction(async (manager) => {
      await execute(manager, `SET LOCAL lock_timeout = ${lockTimeout}`);
      // `work` may call the provider several times, and each call may be slow.
      await execute(manager, `SET LOCAL idle_in_transaction_session_timeout = '2min'`);
      const row = await lockRow(manager, customerId);
      return row && work(new LockedRow(manager, row));
    });
  }

  /**
   * Customers to check at the provider, by account id: their period is over and we don't know what followed, or they
   * went to checkout and haven't been heard of since.
   */
  findDue(after: string, limit: number): Promise<Pick<SubscriptionRow, 'userId' | 'customerId'>[]> {
    return query(
      this.database,
      `SELECT user_id AS "userId", customer_id AS "customerId" FROM subscriptions
       WHERE user_id > $1 AND (
         (status NOT IN ('', 'canceled', 'incomplete_expired')
           AND end_date <= now() + make_interval(secs => clock_ahead_seconds))
         OR (checkout_at > now() - make_interval(days => $2)
           AND status IN ('', 'canceled', 'incomplete', 'incomplete_expired'))
       )
       ORDER BY user_id LIMIT $3`,
      [after, checkoutDays, limit],
    );
  }

  /** Customers with access that wasn't confirmed with the secret key in use, by account id. */
  findUnconfirmed(
    keyId: string,
    after: string,
    limit: number,
  ): Promise<Pick<SubscriptionRow, 'userId' | 'customerId'>[]> {
    return query(
      this.database,
      `SELECT user_id AS "userId", customer_id AS "customerId" FROM subscriptions
       WHERE user_id > $1 AND confirmed_with IS DISTINCT FROM $2
         AND (status IN ('active', 'trialing', 'past_due') OR (status = 'canceled' AND end_date > now()))
       ORDER BY user_id LIMIT $3`,
      [after, keyId, limit],
    );
  }

  /** Customers whose address at the provider is unknown or differs from the account's. */
  findBilledElsewhere(limit: number): Promise<{ userId: string; customerId: string; email: string }[]> {
    return query(
      this.database,
      `SELECT u.id AS "userId", s.customer_id AS "customerId", u.email
       FROM users u JOIN subscriptions s ON s.user_id = u.id WHERE u.billed_email <> u.email LIMIT $1`,
      [limit],
    );
  }

  /** Records the address that was sent to the provider. */
  async recordBilledEmail(userId: string, email: string): Promise<void> {
    await execute(this.database, 'UPDATE users SET billed_email = $2 WHERE id = $1', [userId, email]);
  }

  /** Removes event ids that are too old to be repeated. @returns how many */
  removeOldEvents(): Promise<number> {
    return execute(this.database, 'DELETE FROM payment_events WHERE received_at < now() - make_interval(days => $1)', [
      eventDays,
    ]);
  }
}

async function lockRow(transaction: Transaction, customerId: string): Promise<SubscriptionRow | null> {
  try {
    // Lock the account first, as its deletion does. Updating a subscription checks that the account exists, which would
    // wait for a deletion that is itself waiting for the subscription.
    await query(
      transaction,
      'SELECT 1 FROM users WHERE id = (SELECT user_id FROM subscriptions WHERE customer_id = $1) FOR KEY SHARE',
      [customerId],
    );
    return await queryOne(
      transaction,
      `SELECT ${subscriptionColumns} FROM subscriptions WHERE customer_id = $1 FOR UPDATE`,
      [customerId],
    );
  } catch (error) {
    throw sqlState(error) === lockNotAvailable ? new Overloaded() : error;
  }
}

class LockedRow implements LockedSubscription {
  isChanged = false;

  constructor(
    readonly transaction: Transaction,
    readonly row: SubscriptionRow,
  ) {}

  remember(event: Pick<PaymentEvent, 'id' | 'type'>): Promise<boolean> {
    return exists(
      this.transaction,
      'INSERT INTO payment_events (id, type) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id',
      [event.id, event.type],
    );
  }

  async replace(state: ProviderState): Promise<void> {
    const isChanged = !isSame(this.row, state);
    if (!isChanged && this.row.confirmedWith === state.confirmedWith) return;
    await execute(
      this.transaction,
      `UPDATE subscriptions SET subscription_id = $2, price_id = $3, status = $4, cancel_at_period_end = $5, start_date = $6,
         end_date = $7, clock_ahead_seconds = $8, confirmed_with = $9, updated_at = now()
       WHERE user_id = $1`,
      [
        this.row.userId,
        state.subscriptionId,
        state.priceId,
        state.status,
        state.cancelAtPeriodEnd,
        state.startDate,
        state.endDate,
        state.clockAheadSeconds,
        state.confirmedWith,
      ],
    );
    Object.assign(this.row, state);
    this.isChanged ||= isChanged;
  }

  async forget(): Promise<void> {
    await execute(this.transaction, 'DELETE FROM subscriptions WHERE user_id = $1', [this.row.userId]);
    this.isChanged ||= this.row.status !== '';
  }

  async findReader(): Promise<Reader | null> {
    const reader = await queryOne<Reader>(
      this.transaction,
      `SELECT name, email, email_verified_at IS NOT NULL AS "emailVerified", time_zone AS "timeZone" FROM users
       WHERE id = $1`,
      [this.row.userId],
    );
    return reader && { ...reader, timeZone: timeZoneNamed(reader.timeZone) };
  }

  async recordCheckout(): Promise<void> {
    await execute(this.transaction, 'UPDATE subscriptions SET checkout_at = now() WHERE user_id = $1', [
      this.row.userId,
    ]);
  }
}

function isSame(row: ProviderState, state: ProviderState): boolean {
  return (
    row.subscriptionId === state.subscriptionId &&
    row.priceId === state.priceId &&
    row.status === state.status &&
    row.cancelAtPeriodEnd === state.cancelAtPeriodEnd &&
    Math.abs(row.clockAheadSeconds - state.clockAheadSeconds) < clockTolerance &&
    row.startDate?.getTime() === state.startDate?.getTime() &&
    row.endDate?.getTime() === state.endDate?.getTime()
  );
}
