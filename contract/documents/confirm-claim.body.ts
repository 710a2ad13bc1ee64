import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/documents/{id}/confirm: the artist confirms an unproven claim. */
export class ConfirmClaimBody {
  /** The finding's text. */
  @Text({ label: 'Text', min: 1, max: limits.confirmedMax })
  text: string;
}
