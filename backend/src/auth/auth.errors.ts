import { AppError } from '../common/app-error.js';

/** The same for an unknown address and a wrong password, so that neither tells who has an account. */
export class WrongCredentials extends AppError {
  readonly status = 401;
  readonly code = 'wrong_credentials';
  constructor() {
    super('Incorrect email or password');
  }
}
