import { IsBoolean, IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { Day } from '../rules/day-rule.js';

/** PATCH /api/releases/{id}/tasks/{taskId}: omitted fields stay unchanged. */
export class ChangeTaskBody {
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean()
  done?: boolean;

  @ValidateIf((_, value) => value !== undefined)
  @Day()
  due?: string;

  /** The version that was changed: 409 if there is a newer one. Without it, the last change wins. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version?: number;
}
