import { AppError } from '../common/app-error.js';

export class NothingToShare extends AppError {
  readonly status = 409;
  readonly code = 'nothing_to_share';
  constructor() {
    super('There is nothing in this conversation to share yet.');
  }
}
