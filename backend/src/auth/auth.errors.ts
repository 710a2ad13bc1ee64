import { AppError } from '../common/app-error.js';

/** The same for an unknown address and a wrong password, so that neither tells who has an account. */
export class WrongCredentials extends AppError {
  readonly status = 401;
  readonly code = 'wrong_credentials';
  constructor() {
    super('Incorrect email or password');
  }
}

/** A code of the second step that is wrong or was used before. */
export class WrongCode extends AppError {
  readonly status = 401;
  readonly code = 'wrong_code';
  constructor() {
    super('This code is wrong or was already used.');
  }
}

/** The second step of a sign-in that took too long, is done already, or whose account changed since. */
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

/** A reset link that is spent, older than its life, superseded by a newer one, or somebody else's. */
export class ResetTokenInvalid extends AppError {
  readonly status = 400;
  readonly code = 'reset_token_invalid';
  constructor() {
    super('This reset link is invalid or has expired. Please request a new one.');
  }
}

/** A confirmation link that is spent, too old, or superseded by a newer one. */
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

/** The account was made by a social sign-in. A reset link gives it a password. */
export class NoPassword extends AppError {
  readonly status = 409;
  readonly code = 'no_password';
  constructor() {
    super('Your account has no password yet. Set one first: “Set a password” under Account mails you a link for it.');
  }
}

/** A sign-in at a provider that came to nothing: refused, forged, replayed, or the provider failed. `message` is for the log. */
export class SocialSignInFailed extends AppError {
  readonly status = 502;
  readonly code = 'auth_failed';
}

/**
 * The provider vouches for no address, so that it opens no account, neither an existing nor a new one. The sentence is the
 * same for both, and does not tell whether there is one.
 */
export class EmailNotVouchedFor extends AppError {
  readonly status = 403;
  readonly code = 'email_not_vouched_for';

  /** @param provider its name for people */
  constructor(provider: string) {
    super(
      `${provider} has not confirmed an email address of yours. ` +
        'Please sign in with your email and password first, or sign up with them.',
    );
  }
}
