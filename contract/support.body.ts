import { limits } from './limits.js';
import { Text } from './rules/text-rule.js';

/** POST /api/support: a question to the operator. The account says who asks. */
export class SupportBody {
  @Text({ label: 'Message', min: 1, max: limits.supportMax })
  message: string;
}
