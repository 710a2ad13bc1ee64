import { IsIn, ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** PATCH /api/facts/{id}: omitted fields stay unchanged. A value that the artist edits counts as their own words. */
export class ChangeFactBody {
  @ValidateIf((body: ChangeFactBody) => body.status !== undefined)
  @IsIn(['kept', 'refused'])
  status?: 'kept' | 'refused';

  @ValidateIf((body: ChangeFactBody) => body.value !== undefined)
  @Text({ label: 'Fact', min: 1, max: limits.factMax })
  value?: string;
}
