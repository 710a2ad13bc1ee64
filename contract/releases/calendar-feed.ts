import type { Timestamp } from '../rules/scalars.js';

/** GET /api/calendar: when the account's feed was created; null if it has none. */
export interface CalendarFeed {
  createdAt: Timestamp | null;
}

/** POST /api/calendar: a feed at a new address, which is only shown this once. */
export interface NewCalendarFeed {
  /** Secret: it opens the plan without signing in. */
  url: string;
  createdAt: Timestamp;
}
