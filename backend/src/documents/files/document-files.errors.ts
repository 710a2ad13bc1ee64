import { AppError } from '../../common/app-error.js';

export class DocumentNotPrinted extends AppError {
  readonly status = 503;
  readonly code = 'document_not_printed';
  override readonly retryAfter = 5;
  constructor(options?: ErrorOptions) {
    super('The PDF could not be made right now. Please try again in a moment.', options);
  }
}
