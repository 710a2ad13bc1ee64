import { IsInt, IsOptional, IsPositive } from 'class-validator';
import { Email } from '../rules/email-rule.js';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/register. `anonId` and `guestUserId` come from the browser's guest trial. */
export class RegisterBody {
  @Text({ label: 'Name', min: limits.nameMin, tooShort: 'Name must be at least 2 characters', max: limits.nameMax })
  name: string;

  @Email()
  email: string;

  @Text({
    label: 'Password',
    min: limits.passwordMin,
    tooShort: 'Password must be at least 6 characters',
    max: limits.passwordMax,
    keepSpaces: true,
  })
  password: string;

  /** Ignored: the guest's cookie is the only proof. */
  @IsOptional()
  @Text({ label: 'anonId', max: 120 })
  anonId?: string;

  @IsOptional()
  @IsInt()
  @IsPositive()
  guestUserId?: number;
}
