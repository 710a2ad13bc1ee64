import { ValidateBy } from 'class-validator';
import { pictureIdIn } from '../account/picture.js';

/** Absent, empty, or a URL from a picture upload. The server checks its owner. */
export function OwnPicture(): PropertyDecorator {
  return ValidateBy({
    name: 'ownPicture',
    validator: {
      validate: (value) =>
        value === undefined || value === '' || (typeof value === 'string' && pictureIdIn(value) !== undefined),
      defaultMessage: () => 'Please upload the picture first',
    },
  });
}
