import { IsIn, IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Day } from '../rules/day-rule.js';
import { OptionalLink } from '../rules/link-rule.js';
import { Text } from '../rules/text-rule.js';
import { TimeZone } from '../rules/time-zone-rule.js';
import { type ReleaseFormat, releaseFormats, type ReleaseKind, releaseKinds } from './release.js';
import { type ShowInput, Shows } from './shows-rule.js';

const isSent = (_: unknown, value: unknown): boolean => value !== undefined;

/** PATCH /api/releases/{id}: omitted fields stay unchanged. */
export class ChangeReleaseBody {
  /** Another kind has another plan; tasks that were done or moved by hand stay. Only tours have shows. */
  @ValidateIf(isSent)
  @IsIn(releaseKinds)
  kind?: ReleaseKind;

  @ValidateIf(isSent)
  @Text({ label: 'Title', min: 1, max: limits.releaseTitleMax })
  title?: string;

  /** Null removes the date. */
  @IsOptional()
  @Day()
  date?: string | null;

  @ValidateIf(isSent)
  @TimeZone()
  timeZone?: string;

  @ValidateIf(isSent)
  @IsIn(releaseFormats)
  format?: ReleaseFormat;

  @ValidateIf(isSent)
  @Shows()
  shows?: ShowInput[];

  /** How much time the artist has for PR. The plan is refilled to fit; tasks that were done or moved by hand stay. */
  @ValidateIf(isSent)
  @IsInt()
  @Min(1)
  @Max(limits.hoursPerWeekMax)
  hoursPerWeek?: number;

  @IsOptional()
  @IsUUID()
  coverId?: string | null;

  @IsOptional()
  @IsUUID()
  photoId?: string | null;

  @ValidateIf(isSent)
  @Text({ label: 'Photo credit', max: limits.nameMax })
  photoCredit?: string;

  @ValidateIf(isSent)
  @OptionalLink()
  listenLink?: string;

  /** The version that the edit is based on: 409 if there is a newer one. If absent, the last change wins. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version?: number;
}
