import { AppError } from '../common/app-error.js';

export class InvalidPlan extends AppError {
  readonly status = 400;
  readonly code = 'invalid_plan';
  constructor() {
    super('Invalid plan selected');
  }
}

export class AlreadySubscribed extends AppError {
  readonly status = 409;
  readonly code = 'already_subscribed';
  constructor() {
    super('You already have an active subscription');
  }
}

/** The payment provider failed while somebody was on the way to checkout. */
export class CheckoutFailed extends AppError {
  readonly status = 502;
  readonly code = 'payment_provider_failed';
  override readonly title = 'Failed to create checkout session';
  constructor(options?: ErrorOptions) {
    super('The payment provider could not be reached and nothing was charged. Please try again in a moment.', options);
  }
}
