import type { PlanId } from '../subscription/plans.js';
import type { Timestamp, Uuid } from '../rules/scalars.js';

/** The signed-in artist, as GET /api/user answers. Dates are ISO 8601 in UTC; absent texts are `""`, absent dates `null`. */
export interface User {
  id: Uuid;
  name: string;
  email: string;
  /** Whether somebody opened a link that was mailed to it, or a sign-in provider vouched for it. */
  emailVerified: boolean;
  hasCompletedOnboarding: boolean;
  musicGenre: string;
  location: string;
  website: string;
  spotifyUrl: string;
  instagramUrl: string;
  twitterUrl: string;
  /** Answers to this user alone; see `pictureUrl`. */
  profilePictureUrl: string;
  songTitle: string;
  songLink: string;
  /** Computed when asked, from the three fields below and the server's clock. */
  hasActiveSubscription: boolean;
  /** The provider's word (`active`, `trialing`, `past_due`, `canceled`, …), or `""` for none. */
  subscriptionStatus: string;
  /** The plan that was paid for last, or null; it says nothing about access. */
  tier: PlanId | null;
  cancelAtPeriodEnd: boolean;
  subscriptionStartDate: Timestamp | null;
  subscriptionEndDate: Timestamp | null;
}
