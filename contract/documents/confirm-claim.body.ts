import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/documents/{id}/confirm: the artist says that something unproven is true. */
export class ConfirmClaimBody {
  /** The words of the finding. */
  @Text({ label: 'Text', min: 1, max: limits.confirmedMax })
  text: string;
}
