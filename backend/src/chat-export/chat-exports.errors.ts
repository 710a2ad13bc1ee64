import { AppError } from '../common/app-error.js';

export class DocumentNotMade extends AppError {
  readonly status = 503;
  readonly code = 'document_not_made';
  override readonly retryAfter = 10;
  constructor(options?: ErrorOptions) {
    super("We couldn't create the document right now. Please try again in a moment.", options);
  }
}

/** The export is still running; repeating the request joins it. */
export class ExportInProgress extends AppError {
  readonly status = 503;
  readonly code = 'export_in_progress';
  override readonly retryAfter = 1;
  /** Nothing failed. */
  override readonly isLogged = true;
  constructor() {
    super('This conversation is long and its file is still being created. Try again shortly to get it.');
  }
}
