import { IsOptional } from 'class-validator';
import { TimeZone } from './rules/time-zone-rule.js';

/** GET /api/analytics. */
export class AnalyticsQuery {
  /** The artist's time zone, such as `Europe/London`, in which weeks start. UTC if absent or unknown. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
