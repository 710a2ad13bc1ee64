import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQuery } from '../rules/page.query.js';
import { type PitchStatus, pitchStatuses } from './pitch.js';

/** GET /api/pitches: the newest, or those after a page. */
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

  /** Only those whose follow-up is due. */
  @IsOptional()
  @IsIn(['true'])
  isDue?: string;
}
