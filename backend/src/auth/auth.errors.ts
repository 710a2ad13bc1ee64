import { AppError } from '../common/app-error.js';

/** The same for an unknown address and a wrong password, so that it doesn't reveal who has an account. */
export class WrongCredentials extends AppError {
  readonly status = 401;
  readonly code = 'wrong_credentials';
  constructor() {
    super('Incorrect email or password');
  }
}

/** A second-step code that is wrong or already used. */
export class WrongCode extends AppError {
  readonly status = 401;
  readonly code = 'wrong_code';
  constructor() {
    super('This code is wrong or was already used.');
  }
}

/** The second step took too long, was already completed, or the account has changed since. */
export class SecondStepExpired extends AppError {
  readonly status = 401;
  readonly code = 'second_step_expired';
  constructor() {
    super('This sign-in has expired. Please log in again.');
  }
}

/** The session is too old for this call, and no password came with it. */
export class ReauthenticationRequired extends AppError {
  readonly status = 403;
  readonly code = 'reauthentication_required';
  constructor() {
    super('Enter your password, or log in again, to continue.');
  }
}

/** A reset link that is used, expired, superseded, or for another account. */
export class ResetTokenInvalid extends AppError {
  readonly status = 400;
  readonly code = 'reset_token_invalid';
  constructor() {
    super('This reset link is invalid or has expired. Please request a new one.');
  }
}

/** A confirmation link that is used, expired or superseded. */
export class ConfirmationInvalid extends AppError {
  readonly status = 400;
  readonly code = 'confirmation_invalid';
  constructor() {
    super('This link is invalid or has expired. Please ask for a new one.');
  }
}

/** A confirmation link opened outside a session of its account. It still works, with a new password. */
export class NewPasswordRequired extends AppError {
  readonly status = 409;
  readonly code = 'new_password_required';
  override readonly details: { email: string };

  /** @param email the address that the link confirms */
  constructor(email: string) {
    super('Choose a new password to confirm this address.');
    this.details = { email };
  }
}

/** The account was created by a social sign-in. A reset link can set a password. */
export class NoPassword extends AppError {
  readonly status = 409;
  readonly code = 'no_password';
  constructor() {
    super('Your account has no password yet. Set one first: “Set a password” under Account mails you a link for it.');
  }
}

/** A provider sign-in that failed: refused, forged, replayed, or the provider failed. `message` is for the log. */
export class SocialSignInFailed extends AppError {
  readonly status = 502;
  readonly code = 'auth_failed';
}

/**
 * The provider doesn't vouch for an address, so it can neither open an existing account nor create one. The sentence is
 * the same in both cases and doesn't reveal whether an account exists.
 */
export class EmailNotVouchedFor extends AppError {
  readonly status = 403;
  readonly code = 'email_not_vouched_for';

  /** @param provider display name */
  constructor(provider: string) {
    super(
      `${provider} has not confirmed an email address of yours. ` +
        'Please sign in with your email and password first, or sign up with them.',
    );
  }
}
