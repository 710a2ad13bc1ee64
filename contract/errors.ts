import type { Document } from './documents/document.js';
import type { Uuid } from './rules/scalars.js';

/** The body of an error response, except where the API documents `text/plain`. */
export interface ErrorBody {
  /** A sentence for people. */
  error: string;
  /** The same, or more. */
  message: string;
  /** Stable, snake_case. */
  code: string;
  /** A sentence per invalid field. */
  fields?: Record<string, string>;
  /** Beside `empty_chat_exists`: the chat to use instead. */
  chatId?: Uuid;
  /** Beside `document_changed`: the document as it is now. */
  document?: Document;
  /** Beside `new_password_required`: the address that the link confirms. */
  email?: string;
}

/** Failures that last until the operator acts or the budget renews. */
const lastingFailures: readonly (string | undefined)[] = [
  'assistant_misconfigured',
  'assistant_out_of_credit',
  'budget_spent',
  'payment_provider_refused',
];

/** Whether the same call may succeed when the user tries again, by the code of its failure. Unknown failures may. */
export function isWorthRetrying(code: string | undefined): boolean {
  return !lastingFailures.includes(code);
}
