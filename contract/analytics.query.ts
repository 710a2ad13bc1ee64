import { IsOptional } from 'class-validator';
import { TimeZone } from './rules/time-zone-rule.js';

/** GET /api/analytics. */
export class AnalyticsQuery {
  /** The artist's time zone, such as `Europe/London`; weeks start in it. UTC if absent or unknown. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
