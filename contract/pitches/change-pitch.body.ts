import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { OptionalLink } from '../rules/link-rule.js';
import { Text } from '../rules/text-rule.js';
import { type PitchStatus, pitchStatuses } from './pitch.js';

/** PATCH /api/pitches/{id}: omitted fields stay unchanged. */
export class ChangePitchBody {
  @ValidateIf((_, value) => value !== undefined)
  @IsIn(pitchStatuses)
  status?: PitchStatus;

  /** A link to where it was placed. */
  @IsOptional()
  @OptionalLink()
  link?: string;

  @IsOptional()
  @Text({ label: 'First line', max: limits.firstLineMax })
  firstLine?: string;
}
