import { IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/pitches. */
export class CreatePitchBody {
  @IsUUID()
  contactId: string;

  @IsUUID()
  documentId: string;

  /** A first line that only this person reads. */
  @IsOptional()
  @Text({ label: 'First line', max: limits.firstLineMax })
  firstLine?: string;
}
