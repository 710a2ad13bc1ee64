import type { DataSource } from 'typeorm';
import type { Transaction } from './transaction.js';

/**
 * What is serialised per account. The numbers are part of the locks' identity in PostgreSQL: servers of two releases
 * must agree on them while they run side by side, so never reuse one.
 */
const purposes = {
  media: 1,
  notes: 2,
  links: 3,
  'ways-in': 4,
  'two-factor': 5,
  documents: 6,
  releases: 7,
  contacts: 8,
  attachments: 9,
  facts: 10,
} as const;

export type AccountLockPurpose = keyof typeof purposes;

/**
 * Runs a transaction that doesn't overlap with others of the same account and purpose. Unlike a lock on the account's
 * row, it doesn't block anything else, such as a login or another purpose. Take only one per transaction, so that no
 * two wait for each other; `facts` alone may also be taken last.
 * @param database an open transaction joins that one
 */
export function withAccountLock<T>(
  database: DataSource | Transaction,
  purpose: AccountLockPurpose,
  accountId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    // Accounts whose ids have the same hash wait for each other, which is harmless.
    await transaction.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [purposes[purpose], accountId]);
    return work(transaction);
  });
}
