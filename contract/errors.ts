import type { Document } from './documents/document.js';
import type { Release } from './releases/release.js';
import type { Task } from './releases/task.js';
import type { Uuid } from './rules/scalars.js';

/** The body of an error response, except where the API documents `text/plain`. */
export interface ErrorBody {
  /** A sentence for people. */
  error: string;
  /** The same as `error`, or more detailed. */
  message: string;
  /** Stable, snake_case. */
  code: string;
  /** One sentence per invalid field. */
  fields?: Record<string, string>;
  /** With `empty_chat_exists`: the chat to use instead. */
  chatId?: Uuid;
  /** With `document_changed`: the current document. */
  document?: Document;
  /** With `release_changed`: the current release. */
  release?: Release;
  /** With `task_changed`: the current task. */
  task?: Task;
  /** With `new_password_required`: the address that the link confirms. */
  email?: string;
}

/** Failures that last until the operator acts or the budget resets. */
const lastingFailures: readonly (string | undefined)[] = [
  'assistant_misconfigured',
  'assistant_out_of_credit',
  'budget_spent',
  'payment_provider_refused',
];

/** Whether a retry may succeed, by error code. True for unknown failures. */
export function isWorthRetrying(code: string | undefined): boolean {
  return !lastingFailures.includes(code);
}
