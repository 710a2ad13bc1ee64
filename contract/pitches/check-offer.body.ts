import { Text } from '../rules/text-rule.js';
import { limits } from '../limits.js';

/** POST /api/offers/check. */
export class CheckOfferBody {
  @Text({ label: 'Offer', min: 1, max: limits.messageMax })
  text: string;
}
