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

  /** The version that the edit is based on: 409 if there is a newer one. If absent, the last change wins. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version?: number;
}
