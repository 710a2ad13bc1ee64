import { IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Day } from '../rules/day-rule.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/releases/{id}/tasks: one of the artist's own tasks. */
export class CreateTaskBody {
  /** The new task's id. Makes a repeated call idempotent. */
  @IsOptional()
  @IsUUID()
  id?: string;

  @Text({ label: 'Task', min: 1, max: limits.taskTitleMax })
  title: string;

  @IsOptional()
  @Day()
  due?: string;
}
