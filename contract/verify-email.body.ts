import { MailedPart } from './mailed-token-rule.js';

/** POST /api/verify-email: what a mailed link carries. */
export class VerifyEmailBody {
  @MailedPart('Missing token')
  token: string;
}
