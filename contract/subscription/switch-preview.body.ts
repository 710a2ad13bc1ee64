import { IsIn } from 'class-validator';
import type { PlanId } from './plans.js';

/** POST /api/subscription/switch/preview. */
export class SwitchPreviewBody {
  @IsIn(['monthly', 'yearly'], { message: 'Choose the monthly or the yearly plan' })
  planId: PlanId;
}
