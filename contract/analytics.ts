/** The activities that are counted. */
export const activityKinds = [
  'message_sent',
  'draft_made',
  'one_sheet_made',
  'one_sheet_downloaded',
  'share_link_opened',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** How many weeks of activity are stored: a few more than are shown. */
export const keptWeeks = 16;

/** GET /api/analytics: the artist's activity in the last 12 weeks, oldest first; the last week is the current one. */
export interface Analytics {
  weeks: AnalyticsWeek[];
}

export interface AnalyticsWeek {
  /** The week's Monday, such as `2026-11-16`, in the requested time zone. */
  start: string;
  counts: Record<ActivityKind, number>;
}
