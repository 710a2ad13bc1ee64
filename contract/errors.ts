import type { Document } from './documents/document.js';
import type { Uuid } from './rules/scalars.js';

/** The body of an error answer, but for the calls that `answersPlainErrors` names. */
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

/** The calls whose errors carry no code: the plain sentence stands in `error`. */
const plainErrorCalls: readonly [method: string, path: RegExp][] = [
  ['GET', /^\/api\/user$/],
  ['POST', /^\/api\/(login|register|logout|forgot-password|reset-password|upload-profile-picture)$/],
  ['GET', /^\/api\/verify-reset-token$/],
  ['GET', /^\/api\/auth\/(google|facebook)$/],
  ['GET', /^\/api\/media$/],
  ['POST', /^\/api\/generate-pdf$/],
  ['GET', /^\/api\/subscription\/details$/],
  ['POST', /^\/api\/subscription\/verify-status$/],
  ['GET', /^\/api\/chats$/],
  ['DELETE', /^\/api\/chats\/[^/]+$/],
  ['GET', /^\/api\/chats\/[^/]+\/messages$/],
  ['GET', /^\/api\/guest\/message-limit\/[^/]+$/],
  ['POST', /^\/api\/guest\/chat$/],
  ['GET', /^\/api\/guest\/messages\/[^/]+$/],
  ['POST', /^\/api\/transfer-guest-chats$/],
];

/**
 * Whether a call's errors are `text/plain` (true) or an `ErrorBody` (false). `path` has no query. HEAD is answered as GET
 * is, and a path with a slash behind it as the one without.
 */
export function answersPlainErrors(method: string, path: string): boolean {
  const called = method === 'HEAD' ? 'GET' : method;
  const bare = path.replace(/\/$/, '');
  return plainErrorCalls.some(([verb, pattern]) => verb === called && pattern.test(bare));
}
