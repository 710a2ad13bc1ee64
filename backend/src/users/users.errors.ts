import { pictureTooLarge, wrongPictureType } from '../../../contract/account/picture.js';
import { AppError } from '../common/app-error.js';

export class EmailTaken extends AppError {
  readonly status = 409;
  readonly code = 'email_taken';
  constructor(advice = 'Please log in instead.') {
    super(`An account with this email already exists. ${advice}`);
  }
}

export class NotAPicture extends AppError {
  readonly status = 415;
  readonly code = 'not_a_picture';
  constructor(options?: ErrorOptions) {
    super(`${wrongPictureType.title}. ${wrongPictureType.description}`, options);
  }
}

export class PictureTooLarge extends AppError {
  readonly status = 413;
  readonly code = 'picture_too_large';
  constructor() {
    super(`${pictureTooLarge.title}. ${pictureTooLarge.description}`);
  }
}

export class TooManyPixels extends AppError {
  readonly status = 413;
  readonly code = 'too_many_pixels';
  constructor() {
    super(`${pictureTooLarge.title}. Please upload an image of at most 50 megapixels`);
  }
}

export class UploadUnderWay extends AppError {
  readonly status = 409;
  readonly code = 'upload_under_way';
  constructor() {
    super("You're already uploading a picture. Wait for it to finish.");
  }
}
