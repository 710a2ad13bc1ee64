import type { PlanId } from '../subscription/plans.js';
import type { Timestamp, Uuid } from '../rules/scalars.js';

/** The signed-in artist, as returned by GET /api/user. Absent texts are `""`, absent dates `null`. */
export interface User {
  id: Uuid;
  name: string;
  email: string;
  /** Whether an emailed link was opened or a sign-in provider confirmed the address. */
  emailVerified: boolean;
  hasCompletedOnboarding: boolean;
  musicGenre: string;
  location: string;
  website: string;
  spotifyUrl: string;
  instagramUrl: string;
  twitterUrl: string;
  /** Only served to this user; see `pictureUrl`. */
  profilePictureUrl: string;
  songTitle: string;
  songLink: string;
  /** Computed on each request from the three fields below and the server's clock. */
  hasActiveSubscription: boolean;
  /** The payment provider's status (`active`, `trialing`, `past_due`, `canceled`, …), or `""` for none. */
  subscriptionStatus: string;
  /** The plan last paid for, or null. Does not imply access. */
  tier: PlanId | null;
  cancelAtPeriodEnd: boolean;
  subscriptionStartDate: Timestamp | null;
  subscriptionEndDate: Timestamp | null;
}
