import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { limits } from '../limits.js';
import { Day } from '../rules/day-rule.js';
import { Text } from '../rules/text-rule.js';
import { TimeZone } from '../rules/time-zone-rule.js';
import { type ReleaseFormat, releaseFormats, type ReleaseKind, releaseKinds } from './release.js';
import { type ShowInput, Shows } from './shows-rule.js';

/** POST /api/releases. */
export class CreateReleaseBody {
  /** The new release's id. Makes a repeated call idempotent. */
  @IsOptional()
  @IsUUID()
  id?: string;

  @IsIn(releaseKinds)
  kind: ReleaseKind;

  @Text({ label: 'Title', min: 1, max: limits.releaseTitleMax })
  title: string;

  /** `2027-01-29`. */
  @IsOptional()
  @Day()
  date?: string;

  /** Defaults to the artist's time zone. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;

  @IsOptional()
  @IsIn(releaseFormats)
  format?: ReleaseFormat;

  @IsOptional()
  @Shows()
  shows?: ShowInput[];

  /** How much time the artist has for PR. Defaults to that of their newest release. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(limits.hoursPerWeekMax)
  hoursPerWeek?: number;
}
