import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { type FactStatus, factStatuses } from './fact.js';

/** GET /api/facts: the known facts, newest first. Without a status, all except refused ones. */
export class FactsQuery {
  /** `next` of the previous page. */
  @IsOptional()
  @IsUUID()
  cursor?: string;

  @IsOptional()
  @IsIn(factStatuses)
  status?: FactStatus;

  /** Only facts about this release or tour. */
  @IsOptional()
  @IsUUID()
  releaseId?: string;

  /** Only facts about the artist that aren't about a release or tour. */
  @IsOptional()
  @IsIn(['true'])
  isGeneral?: string;
}
