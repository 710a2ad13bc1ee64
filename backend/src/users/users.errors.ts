import { AppError } from '../common/app-error.js';

export class EmailTaken extends AppError {
  readonly status = 409;
  readonly code = 'email_taken';
  constructor() {
    super('An account with this email already exists. Please log in instead.');
  }
}
