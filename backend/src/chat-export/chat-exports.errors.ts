import { AppError } from '../common/app-error.js';

export class DocumentNotMade extends AppError {
  readonly status = 503;
  readonly code = 'document_not_made';
  override readonly retryAfter = 10;
  constructor(options?: ErrorOptions) {
    super('The document could not be made right now. Please try again in a moment.', options);
  }
}
