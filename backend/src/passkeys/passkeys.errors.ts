import { mostPasskeys } from '../../../contract/auth/passkey.js';
import { AppError } from '../common/app-error.js';

/** The response doesn't match our challenge: expired, already used, from another site, or wrongly signed. */
export class PasskeyInvalid extends AppError {
  readonly status = 400;
  readonly code = 'passkey_invalid';
  constructor(options?: ErrorOptions) {
    super("We couldn't add this passkey. Please try again.", options);
  }
}

/** The same for every cause, so that it doesn't reveal which passkeys exist. */
export class PasskeyRefused extends AppError {
  readonly status = 401;
  readonly code = 'passkey_refused';
  constructor(options?: ErrorOptions) {
    super("This passkey didn't work. Please try again, or log in another way.", options);
  }
}

/** This installation has no domain name with HTTPS, so browsers don't allow passkeys. */
export class PasskeysUnavailable extends AppError {
  readonly status = 409;
  readonly code = 'passkeys_unavailable';
  constructor() {
    super('Passkeys are not available at this address: they need a domain name with HTTPS.');
  }
}

export class PasskeyExists extends AppError {
  readonly status = 409;
  readonly code = 'passkey_exists';
  constructor() {
    super('This passkey was added before.');
  }
}

export class TooManyPasskeys extends AppError {
  readonly status = 409;
  readonly code = 'too_many_passkeys';
  constructor() {
    super(`You already have ${mostPasskeys} passkeys. Remove one first.`);
  }
}
