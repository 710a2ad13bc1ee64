import { ValidateBy } from 'class-validator';
import { pictureIdIn } from '../account/picture.js';

/** Left out, empty, or the address of a picture as an upload answers it; whose picture it is, the server looks up. */
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
