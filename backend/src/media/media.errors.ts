import {
  libraryFull,
  mediaFilesMax,
  mediaTooLarge,
  type UploadedType,
  wrongMediaType,
} from '../../../contract/media/media.js';
import type { DocumentedError } from '../http/api-errors.decorator.js';
import { AppError } from '../common/app-error.js';

/** The bytes aren't of an accepted type, whatever the file's name. */
export class WrongMediaType extends AppError {
  readonly status = 415;
  readonly code = 'wrong_media_type';
  constructor(wanted?: UploadedType, options?: ErrorOptions) {
    const { title, description } = wrongMediaType(wanted);
    super(`${title}. ${description}`, options);
  }
}

export class MediaTooLarge extends AppError {
  readonly status = 413;
  readonly code = 'media_too_large';
  constructor(type: UploadedType, maxBytes: number) {
    const { title, description } = mediaTooLarge(type, maxBytes);
    super(`${title}. ${description}`);
  }
}

export class MediaTooManyPixels extends AppError {
  readonly status = 413;
  readonly code = 'too_many_pixels';
  constructor() {
    super('File too large. Please upload an image of at most 50 megapixels.');
  }
}

export class LibraryFull extends AppError {
  readonly status = 413;
  readonly code = 'library_full';
  constructor(totalBytes: number) {
    super(libraryFull(totalBytes).description);
  }
}

export class TooManyFiles extends AppError {
  readonly status = 409;
  readonly code = 'too_many_files';
  constructor() {
    super(`A library can have up to ${mediaFilesMax.toLocaleString('en-US')} files. Delete some you no longer need.`);
  }
}

export class TooManyUploads extends AppError {
  readonly status = 429;
  readonly code = 'too_many_uploads';
  override readonly retryAfter = 5;
  constructor() {
    super('You already have several uploads in progress. Wait for one to finish.');
  }
}

export class TooManyDownloads extends AppError {
  readonly status = 429;
  readonly code = 'too_many_downloads';
  override readonly retryAfter = 5;
  constructor() {
    super('You already have several downloads in progress. Wait for one to finish.');
  }
}

/** The upload sent no heartbeat until its reservation expired. */
export class UploadLost extends AppError {
  readonly status = 408;
  readonly code = 'upload_lost';
  constructor() {
    super('The upload took too long. Please try again.');
  }
}

/** Reasons why a library refuses a file. */
export const libraryErrors: DocumentedError[] = [
  TooManyFiles,
  new MediaTooLarge('image', 20 * 1024 ** 2),
  MediaTooManyPixels,
  new LibraryFull(1024 ** 3),
  WrongMediaType,
  TooManyUploads,
];
