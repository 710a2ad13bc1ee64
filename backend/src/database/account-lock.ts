import type { DataSource } from 'typeorm';
import type { Transaction } from './transaction.js';

/**
 * What one account does one at a time. Numbers are part of the locks' identity in PostgreSQL: servers of two releases must
 * agree on them while they run side by side, so never reuse one.
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
} as const;

export type AccountLockPurpose = keyof typeof purposes;

/**
 * Runs a transaction that no other one of the same account and purpose overlaps. Unlike a lock of the account's row, it
 * keeps nothing else waiting: not a login, nor another purpose. Take one per transaction, so that no two wait for each other.
 */
export function withAccountLock<T>(
  database: DataSource,
  purpose: AccountLockPurpose,
  accountId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    // Accounts whose ids hash to the same number wait for each other, which harms no one.
    await transaction.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [purposes[purpose], accountId]);
    return work(transaction);
  });
}
