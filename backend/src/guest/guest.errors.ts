import { ReplyInFlight } from '../chats/chats.errors.js';
import type { DocumentedError } from '../http/api-errors.decorator.js';
import { AppError, Overloaded } from '../common/app-error.js';
import { BudgetSpent } from '../model-calls/budget.errors.js';
import { assistantErrors } from '../providers/assistant/assistant.errors.js';

export class AddressLimitReached extends AppError {
  readonly status = 429;
  readonly code = 'address_limit_reached';
  /** @param retryAfter seconds until the next day begins */
  constructor(override readonly retryAfter: number) {
    super("Your network has reached today's limit of free messages. Sign up to continue, or come back tomorrow.");
  }
}

export class TrialBudgetSpent extends AppError {
  readonly status = 429;
  readonly code = 'trial_budget_spent';
  /** @param retryAfter seconds until the next day begins */
  constructor(override readonly retryAfter: number) {
    super("Today's free messages are used up. Sign up to continue, or come back tomorrow.");
  }
}

export class NotYourGuest extends AppError {
  readonly status = 403;
  readonly code = 'not_your_guest';
  constructor() {
    super('This guest chat was not started in this browser');
  }
}

export class CarriedOverElsewhere extends AppError {
  readonly status = 409;
  readonly code = 'carried_over_elsewhere';
  constructor() {
    super('This guest chat was moved to another account');
  }
}

/** Errors of every endpoint that starts a reply to a guest. */
export const guestReplyErrors: DocumentedError[] = [
  ReplyInFlight,
  new AddressLimitReached(3600),
  new TrialBudgetSpent(3600),
  new BudgetSpent('guests', new Date()),
  ...assistantErrors,
  Overloaded,
];
