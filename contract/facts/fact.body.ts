import { IsIn, IsISO8601, IsOptional, IsUUID, Matches } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';
import { type FactKind, factKinds } from './fact.js';

/** POST /api/facts: a fact that the artist types in. It is kept. */
export class FactBody {
  @IsIn(factKinds)
  kind: FactKind;

  @Text({ label: 'Fact', min: 1, max: limits.factMax })
  value: string;

  /** The release's title or the person's name, if there may be several. */
  @IsOptional()
  @Text({ label: 'Subject', max: limits.factSubjectMax })
  subject?: string;

  /** The release or tour it is about. */
  @IsOptional()
  @IsUUID()
  releaseId?: string;

  /** The day since which it is true: `2026-11-24`. Today if absent. */
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'asOf must be a day: 2026-11-24' })
  @IsISO8601({ strict: true }, { message: 'asOf must be a day: 2026-11-24' })
  asOf?: string;
}
