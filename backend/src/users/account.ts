import type { User } from '../../../contract/account/user.js';
import { isEntitled } from '../subscription/entitlement.js';
import { planOfPrice, type PlanPrices } from '../subscription/plan-prices.js';

/** The columns of a `User`, for queries that join `users u` with `subscriptions s`. */
export const accountColumns = `
  u.id, u.name, u.email, u.email_verified_at, u.has_completed_onboarding, u.music_genre, u.location, u.website,
  u.spotify_url, u.instagram_url, u.twitter_url, u.profile_picture_url, u.song_title, u.song_link,
  s.status AS subscription_status, s.price_id, s.cancel_at_period_end, s.start_date, s.end_date, s.clock_ahead_seconds`;

/** The row of `accountColumns`; the last six are null for an account that has never gone to checkout. */
export interface AccountRow {
  id: string;
  name: string;
  email: string;
  email_verified_at: Date | null;
  has_completed_onboarding: boolean;
  music_genre: string;
  location: string;
  website: string;
  spotify_url: string;
  instagram_url: string;
  twitter_url: string;
  profile_picture_url: string;
  song_title: string;
  song_link: string;
  subscription_status: string | null;
  price_id: string | null;
  cancel_at_period_end: boolean | null;
  start_date: Date | null;
  end_date: Date | null;
  clock_ahead_seconds: number | null;
}

/** `prices` are the plans' price ids at the provider. */
export function toUser(row: AccountRow, now: Date, prices: PlanPrices): User {
  const status = row.subscription_status ?? '';
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    hasCompletedOnboarding: row.has_completed_onboarding,
    musicGenre: row.music_genre,
    location: row.location,
    website: row.website,
    spotifyUrl: row.spotify_url,
    instagramUrl: row.instagram_url,
    twitterUrl: row.twitter_url,
    profilePictureUrl: row.profile_picture_url,
    songTitle: row.song_title,
    songLink: row.song_link,
    hasActiveSubscription: isEntitled(
      { status, endDate: row.end_date, clockAheadSeconds: row.clock_ahead_seconds ?? 0 },
      now,
    ),
    subscriptionStatus: status,
    tier: planOfPrice(row.price_id, prices)?.id ?? null,
    cancelAtPeriodEnd: row.cancel_at_period_end ?? false,
    subscriptionStartDate: row.start_date?.toISOString() ?? null,
    subscriptionEndDate: row.end_date?.toISOString() ?? null,
  };
}
