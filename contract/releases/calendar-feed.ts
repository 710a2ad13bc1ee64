import type { Timestamp } from '../rules/scalars.js';

/** GET /api/calendar: since when the account has a feed; null without one. */
export interface CalendarFeed {
  createdAt: Timestamp | null;
}

/** POST /api/calendar: a feed at a new address, which is shown this once. */
export interface NewCalendarFeed {
  /** Secret: it opens the plan without signing in. */
  url: string;
  createdAt: Timestamp;
}
