import { AppError } from '../common/app-error.js';

/** Two-step verification and passkeys require a verified address: otherwise a stranger could lock out its owner. */
export class EmailNotVerified extends AppError {
  readonly status = 403;
  readonly code = 'email_not_verified';
  constructor() {
    super('Please confirm your email address first.');
  }
}

export class TwoFactorIsOn extends AppError {
  readonly status = 409;
  readonly code = 'two_factor_is_on';
  constructor() {
    super('Two-step verification is already on.');
  }
}

export class TwoFactorIsOff extends AppError {
  readonly status = 409;
  readonly code = 'two_factor_is_off';
  constructor() {
    super('Two-step verification is off.');
  }
}

/** There is no setup to confirm, or it started too long ago. */
export class SetupExpired extends AppError {
  readonly status = 409;
  readonly code = 'setup_expired';
  constructor() {
    super('This setup has expired. Please start again.');
  }
}
