/**
 * Base of all named errors. Each module declares its own; the error filter renders them. `message` is a sentence for people:
 * what happened and what to do.
 */
export abstract class AppError extends Error {
  abstract readonly status: number;
  /** Stable, snake_case: identifies the error on the wire. */
  abstract readonly code: string;
  /** Value of the response's `error` field, if that is shorter than the sentence. */
  readonly title?: string;
  /** Additional fields of the response. */
  readonly details?: Record<string, unknown>;
  /** Seconds until trying again makes sense. */
  readonly retryAfter?: number;
  /** Already logged where it was found, so the error filter must not log it again. */
  readonly isLogged?: boolean;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

export class InvalidInput extends AppError {
  readonly status = 400;
  readonly code = 'invalid_input';
  override readonly details: { fields: Record<string, string> };

  /** @param fields a sentence per invalid field */
  constructor(fields: Record<string, string>) {
    super(Object.values(fields)[0] ?? 'The request is not valid');
    this.details = { fields };
  }
}

export class MalformedRequest extends AppError {
  readonly status = 400;
  readonly code = 'malformed_request';
}

export class NotSignedIn extends AppError {
  readonly status = 401;
  readonly code = 'not_signed_in';
  constructor() {
    super('Please log in to continue');
  }
}

export class SubscriptionRequired extends AppError {
  readonly status = 402;
  readonly code = 'subscription_required';
  constructor() {
    super('This needs an active subscription. Please choose a plan to continue.');
  }
}

export class Forbidden extends AppError {
  readonly status = 403;
  readonly code = 'forbidden';
}

export class NotFound extends AppError {
  readonly status = 404;
  readonly code = 'not_found';
  constructor(message = "We couldn't find that.") {
    super(message);
  }
}

export class TooLarge extends AppError {
  readonly status = 413;
  readonly code = 'too_large';
}

export class UnsupportedType extends AppError {
  readonly status = 415;
  readonly code = 'unsupported_type';
}

export class TooManyTries extends AppError {
  readonly status = 429;
  readonly code = 'too_many_tries';
  override readonly retryAfter: number;

  /** @param seconds until the next attempt is allowed */
  constructor(seconds: number) {
    const wait =
      seconds < 60 ? `${seconds} seconds` : seconds < 120 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
    super(`Too many attempts. Please wait ${seconds === 1 ? 'a second' : wait} and try again.`);
    this.retryAfter = seconds;
  }
}

export class Overloaded extends AppError {
  readonly status = 503;
  readonly code = 'overloaded';
  override readonly retryAfter = 2;
  constructor(message = "We're very busy right now. Please try again in a moment.") {
    super(message);
  }
}

export class DependencyDown extends AppError {
  readonly status = 503;
  readonly code = 'dependency_down';
  override readonly retryAfter = 5;
  /** @param reason what is down, for the log */
  constructor(reason?: string) {
    const options = reason === undefined ? {} : { cause: new Error(reason) };
    super('Part of the service is unavailable right now. Please try again in a moment.', options);
  }
}

/** A bug. The cause is only in the log. */
export class Unexpected extends AppError {
  readonly status = 500;
  readonly code = 'unexpected';
  constructor() {
    super('Something went wrong on our side. Please try again.');
  }
}

/** The client disconnected before the file was ready. No one reads this response; it is logged like other refusals. */
export class CallerGone extends AppError {
  readonly status = 499;
  readonly code = 'caller_gone';
  constructor() {
    super('The caller has gone.');
  }
}
