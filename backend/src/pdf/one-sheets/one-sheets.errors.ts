import { AppError } from '../../common/app-error.js';

export class SheetNotMade extends AppError {
  readonly status = 503;
  readonly code = 'sheet_not_made';
  override readonly retryAfter = 5;
  constructor(options?: ErrorOptions) {
    super('Failed to generate One Sheet PDF. Please try again.', options);
  }
}

export class NewerVersionExists extends AppError {
  readonly status = 409;
  readonly code = 'newer_version_exists';
  constructor() {
    super('This one-sheet was changed elsewhere. Please look at the newest version first.');
  }
}

export class PreviewReplaced extends AppError {
  readonly status = 409;
  readonly code = 'preview_replaced';
  constructor() {
    super('A newer preview of this one-sheet was requested.');
  }
}
