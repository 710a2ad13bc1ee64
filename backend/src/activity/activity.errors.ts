import { AppError } from '../common/app-error.js';

export class OnlyYearly extends AppError {
  readonly status = 403;
  readonly code = 'only_yearly';
  constructor() {
    super('Your figures come with the Yearly Plan');
  }
}
