/** What is counted of an artist's doings. */
export const activityKinds = [
  'message_sent',
  'draft_made',
  'one_sheet_made',
  'one_sheet_downloaded',
  'share_link_opened',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** For how many weeks what artists did is kept: some longer than it is shown. */
export const keptWeeks = 16;

/** GET /api/analytics: the artist's own figures of the last 12 weeks, oldest first; the last week is the current one. */
export interface Analytics {
  weeks: AnalyticsWeek[];
}

export interface AnalyticsWeek {
  /** The week's Monday, `2026-11-16`, in the time zone that was asked for. */
  start: string;
  counts: Record<ActivityKind, number>;
}
