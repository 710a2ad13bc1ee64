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

/** The notes of contacts that are to be merged don't fit into one. Nothing was merged. */
export class NotesTooLong extends AppError {
  readonly status = 409;
  readonly code = 'notes_too_long';
  constructor() {
    const most = limits.contactNoteMax.toLocaleString('en-US');
    super(`Together their notes would be longer than ${most} characters. Shorten one of them first.`);
  }
}

/** A file that isn't CSV, or is too large. Nothing was imported. */
export class CsvUnreadable extends AppError {
  readonly status = 400;
  readonly code = 'csv_unreadable';
}
