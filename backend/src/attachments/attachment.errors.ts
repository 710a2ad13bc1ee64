import { limits } from '../../../contract/limits.js';
import { AppError } from '../common/app-error.js';

export class AttachmentTooLarge extends AppError {
  readonly status = 413;
  readonly code = 'attachment_too_large';
  constructor() {
    super(
      `This file is larger than ${limits.attachmentMaxBytes / 1024 / 1024} MB. Attach a smaller one, or paste the part that matters.`,
    );
  }
}

/** The bytes aren't of a type we read, whatever the file's name. */
export class WrongAttachmentType extends AppError {
  readonly status = 415;
  readonly code = 'wrong_attachment_type';
  constructor() {
    super('We can read PDF, Word (.docx) and text files, JPEG and PNG pictures, and MP3 and WAV songs.');
  }
}

/** The file is damaged, locked, or exceeds the limits for reading. */
export class UnreadableAttachment extends AppError {
  readonly status = 400;
  readonly code = 'unreadable_attachment';
  constructor(options?: ErrorOptions) {
    super('We couldn’t read this file: it is damaged, locked or too complex. Paste its text instead.', options);
  }
}

/** The file contains no text, such as a scan. */
export class NoTextInAttachment extends AppError {
  readonly status = 400;
  readonly code = 'no_text_in_attachment';
  constructor() {
    super('There is no text in this file. If it is a scan, attach a picture of the page instead.');
  }
}

export class TooManyAttachments extends AppError {
  readonly status = 409;
  readonly code = 'too_many_attachments';
  constructor() {
    super(
      `You have ${limits.attachmentsMax.toLocaleString('en-US')} attachments, which is the most we keep. Delete conversations you no longer need to make room.`,
    );
  }
}

/** A message refers to an attachment that doesn't exist or belongs to another account. */
export class AttachmentGone extends AppError {
  readonly status = 409;
  readonly code = 'attachment_gone';
  constructor() {
    super('An attachment is no longer there. Remove it and attach it again.');
  }
}
