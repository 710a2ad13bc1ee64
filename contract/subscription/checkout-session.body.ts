import { Allow } from 'class-validator';
import { Text } from '../rules/text-rule.js';

/** POST /api/subscription/create-checkout-session. */
export class CheckoutSessionBody {
  @Text({ label: 'Price', min: 1, max: 255 })
  priceId: string;

  /** Ignored: the plan sets the trial days. */
  @Allow()
  trialDays?: unknown;
}
