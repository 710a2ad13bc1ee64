import { execute } from '../../database/sql.js';
import type { Transaction } from '../../database/transaction.js';

/**
 * Ends the secret address of an account's calendar. Whoever was in the account may have kept or created it, and it
 * works without signing in.
 * @returns whether there was one
 */
export async function endCalendarFeed(transaction: Transaction, userId: string): Promise<boolean> {
  return (await execute(transaction, 'DELETE FROM calendar_feeds WHERE user_id = $1', [userId])) === 1;
}
