import { AppError } from '../common/app-error.js';

/** The same for an unknown address and a wrong password, so that neither tells who has an account. */
export class WrongCredentials extends AppError {
  readonly status = 401;
  readonly code = 'wrong_credentials';
  constructor() {
    super('Incorrect email or password');
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
