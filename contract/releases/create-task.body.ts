import { IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Day } from '../rules/day-rule.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/releases/{id}/tasks: a task of the artist's own. */
export class CreateTaskBody {
  /** The new task's id, so that a repeated call creates nothing twice. */
  @IsOptional()
  @IsUUID()
  id?: string;

  @Text({ label: 'Task', min: 1, max: limits.taskTitleMax })
  title: string;

  @IsOptional()
  @Day()
  due?: string;
}
