import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { type FactStatus, factStatuses } from './fact.js';

/** GET /api/facts: what is known, newest first; without a status all but what was refused. */
export class FactsQuery {
  /** `next` of the page before. */
  @IsOptional()
  @IsUUID()
  cursor?: string;

  @IsOptional()
  @IsIn(factStatuses)
  status?: FactStatus;

  /** Only those about this release or tour. */
  @IsOptional()
  @IsUUID()
  releaseId?: string;

  /** Only those about the artist, and about no release or tour. */
  @IsOptional()
  @IsIn(['true'])
  isGeneral?: string;
}
