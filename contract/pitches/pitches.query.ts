import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../rules/page.query.js';
import { type PitchStatus, pitchStatuses } from './pitch.js';

/** GET /api/pitches: the newest pitches, or those after a cursor. */
export class PitchesQuery extends PageQuery {
  @IsOptional()
  @IsUUID()
  releaseId?: string;

  @IsOptional()
  @IsUUID()
  contactId?: string;

  @IsOptional()
  @IsUUID()
  documentId?: string;

  @IsOptional()
  @IsIn(pitchStatuses)
  status?: PitchStatus;

  /** Only pitches whose follow-up is due. */
  @IsOptional()
  @IsIn(['true'])
  isDue?: string;
}
