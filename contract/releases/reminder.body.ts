import { IsBoolean } from 'class-validator';

/** PUT /api/reminders. */
export class ReminderBody {
  @IsBoolean()
  isOn: boolean;
}
