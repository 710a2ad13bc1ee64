import Stripe from 'stripe';
import type { AppError } from '../../common/app-error.js';
import {
  PaymentDeclined,
  PaymentProviderFailed,
  PaymentProviderRefused,
  UnknownCustomer,
  UnknownPrice,
} from './payments.js';

const { errors } = Stripe;

/** Errors that a retry can't change. https://docs.stripe.com/error-handling */
const refusals = [
  errors.StripeInvalidRequestError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
  errors.StripeIdempotencyError,
];

/** Maps a Stripe error to ours. Anything that isn't clearly a refusal counts as an outage, which is worth a retry. */
export function toPaymentError(error: Stripe.errors.StripeError): AppError {
  const options = { cause: error };
  if (error instanceof errors.StripeCardError) return new PaymentDeclined(options);
  // 409 and 429 are about timing: another call with the same key or on the same object is in progress.
  const isRefused = refusals.some((refusal) => error instanceof refusal) && error.statusCode !== 409;
  if (!isRefused) return new PaymentProviderFailed(options);
  // https://docs.stripe.com/error-codes#resource-missing: the parameter says what is missing.
  if (error.code === 'resource_missing' && error.param === 'customer') return new UnknownCustomer(undefined, options);
  if (error.code === 'resource_missing' && error.param?.endsWith('[price]')) return new UnknownPrice(options);
  return new PaymentProviderRefused(undefined, options);
}
