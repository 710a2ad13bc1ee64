import type { SocialProvider } from '../config.js';
import type { Timestamp } from '../rules/scalars.js';

/** GET /api/account/sign-in: what opens the account, and what its deletion asks for. */
export interface SignInMethods {
  hasPassword: boolean;
  /** The providers at which an account opens this one. */
  providers: SocialProvider[];
  /** Whether this session is young enough to delete an account that has no password. */
  isFresh: boolean;
}

/** For an account without a password: how long after signing in it can be deleted, in minutes. */
export const freshSignInMinutes = 10;

/** POST /api/account/delete, 200; and what Facebook is answered, whose names these are. */
export interface DeletionReceipt {
  /** The page that tells how far it is. */
  url: string;
  confirmation_code: string;
}

/** GET /api/deletions/{code}, 200. Times are ISO 8601, UTC. It names nobody. */
export interface DeletionProgress {
  requestedAt: Timestamp;
  /** When the last of it was gone; null until then. */
  finishedAt: Timestamp | null;
}

/** Where the page of a deletion is, from the product's address. */
export function deletionPath(code: string): string {
  return `/deletion?code=${code}`;
}

/** How long the page of a deletion can be asked after its end, in days. */
export const deletionRecordDays = 90;
