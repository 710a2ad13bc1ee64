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

export class ContactInUse extends AppError {
  readonly status = 409;
  readonly code = 'contact_in_use';
  constructor() {
    super('You have worked with this contact since. If you no longer need it, delete it under People.');
  }
}

/** A file that isn't CSV, or is too large. Nothing was imported. */
export class CsvUnreadable extends AppError {
  readonly status = 400;
  readonly code = 'csv_unreadable';
}
