import { limits } from '../../../contract/limits.js';
import { AppError } from '../common/app-error.js';

export class TooManyContacts extends AppError {
  readonly status = 409;
  readonly code = 'too_many_contacts';
  constructor() {
    super(
      `You can have ${limits.contactsMax.toLocaleString('en-US')} contacts, and this would be more. Delete some you no longer need first.`,
    );
  }
}

/** A file that isn't CSV, or is too large. Nothing was imported. */
export class CsvUnreadable extends AppError {
  readonly status = 400;
  readonly code = 'csv_unreadable';
}
