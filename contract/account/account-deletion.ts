import type { SocialProvider } from '../config.js';
import type { Timestamp } from '../rules/scalars.js';

/** GET /api/account/sign-in: how the user signs in, which determines what deleting the account requires. */
export interface SignInMethods {
  hasPassword: boolean;
  /** Linked sign-in providers. */
  providers: SocialProvider[];
  /** Whether this session is recent enough to delete an account without a password. */
  isFresh: boolean;
}

/** An account without a password can be deleted only within this many minutes of signing in. */
export const freshSignInMinutes = 10;

/**
 * POST /api/account/delete, 200. Also the response to Facebook's data deletion callback, which defines the field names.
 */
export interface DeletionReceipt {
  /** The page that shows the deletion's progress. */
  url: string;
  confirmation_code: string;
}

/** GET /api/deletions/{code}, 200. Contains no personal data. */
export interface DeletionProgress {
  requestedAt: Timestamp;
  /** When everything was deleted; null until then. */
  finishedAt: Timestamp | null;
}

/** The path of a deletion's status page. */
export function deletionPath(code: string): string {
  return `/deletion?code=${code}`;
}

/** How many days the status page stays available after the deletion finishes. */
export const deletionRecordDays = 90;
