import { freshSignInMinutes } from '../../../contract/account/account-deletion.js';
import { AppError } from '../common/app-error.js';

/** The account has no password, and the session is too old to be trusted without one. */
export class FreshSignInNeeded extends AppError {
  readonly status = 403;
  readonly code = 'fresh_sign_in_needed';
  constructor() {
    super(`Please sign in again, then delete your account within ${freshSignInMinutes} minutes.`);
  }
}

/** The account's credentials changed while its deletion was being requested. */
export class AccountChanged extends AppError {
  readonly status = 409;
  readonly code = 'account_changed';
  constructor() {
    super('The way you sign in was changed just now. Nothing was deleted. Please try again.');
  }
}

/** A request that isn't from Facebook, or is too old. */
export class UnprovenRequest extends AppError {
  readonly status = 400;
  readonly code = 'unproven_request';
  constructor() {
    super('The signature of this request is not valid');
  }
}
