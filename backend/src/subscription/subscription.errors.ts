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

export class NoActiveSubscription extends AppError {
  readonly status = 402;
  readonly code = 'no_active_subscription';
  constructor() {
    super('You have no active subscription');
  }
}

/** A renewal failed and the provider is retrying it. Until that is settled, nothing can be bought or changed. */
export class PaymentDue extends AppError {
  readonly status = 409;
  readonly code = 'payment_due';
  constructor() {
    super(
      'Your last payment did not go through. On the billing pages you can update your card, and your plan continues once it is paid, or you can cancel it.',
    );
  }
}

export class SamePlan extends AppError {
  readonly status = 409;
  readonly code = 'same_plan';
  constructor() {
    super('You are on this plan already');
  }
}

export class SetToEnd extends AppError {
  readonly status = 409;
  readonly code = 'set_to_end';
  constructor() {
    super('Your subscription is set to end. Resume it first, then switch.');
  }
}

/** The price shown in the preview is no longer what would be charged. */
export class PreviewExpired extends AppError {
  readonly status = 409;
  readonly code = 'preview_expired';
  constructor() {
    super('This price is out of date. Please check it again before you switch.');
  }
}

/** The payment provider failed while opening checkout. */
export class CheckoutFailed extends AppError {
  readonly status = 502;
  readonly code = 'payment_provider_failed';
  override readonly title = 'Failed to create checkout session';
  constructor(options?: ErrorOptions) {
    super('The payment provider could not be reached and nothing was charged. Please try again in a moment.', options);
  }
}

/** The payment provider refused to open checkout for a reason only the operator can resolve. */
export class CheckoutRefused extends AppError {
  readonly status = 502;
  readonly code = 'payment_provider_refused';
  override readonly title = 'Failed to create checkout session';
  constructor(options?: ErrorOptions) {
    super(
      'The payment provider refused to open the checkout, and nothing was charged. Please contact support.',
      options,
    );
  }
}

/** The payment provider does not know the plan's price. */
export class PlanNotOnSale extends AppError {
  readonly status = 502;
  readonly code = 'plan_not_on_sale';
  override readonly title = 'Failed to create checkout session';
  constructor(options?: ErrorOptions) {
    super('This plan is not on sale right now. Please choose the other one or contact support.', options);
  }
}
