type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface ErrorMembers {
  code?: string;
  decline_code?: string;
  param?: string;
}

/** An error response of Stripe's API. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly type: ErrorType,
    message: string,
    readonly members: ErrorMembers = {},
  ) {
    super(message);
  }

  body(requestId: string) {
    const { code } = this.members;
    return {
      error: {
        ...(code ? { code, doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` } : {}),
        ...this.members,
        message: this.message,
        request_log_url: `https://dashboard.stripe.com/test/workbench/logs?object=${requestId}`,
        type: this.type,
      },
    };
  }
}

export function invalidParam(param: string, message: string, code?: string): StripeError {
  return new StripeError(400, 'invalid_request_error', message, { ...(code ? { code } : {}), param });
}

export function missingParam(param: string): StripeError {
  return invalidParam(param, `Missing required param: ${param}.`, 'parameter_missing');
}

export function invalidRequest(message: string, code?: string): StripeError {
  return new StripeError(400, 'invalid_request_error', message, code ? { code } : {});
}

/** `what` is Stripe's name of the object type: `customer`, `checkout.session`. */
export function noSuch(what: string, id: string, param = 'id', status = 404): StripeError {
  return new StripeError(status, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
}
