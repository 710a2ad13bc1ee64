import { ValidateBy } from 'class-validator';
import { limits } from '../limits.js';

/** A page size, as a query string value: 1 to 200. */
export function PageLimit(): PropertyDecorator {
  return ValidateBy({
    name: 'pageLimit',
    constraints: [limits.messagePageMax],
    validator: {
      validate: (value) =>
        typeof value === 'string' && /^[1-9]\d{0,2}$/.test(value) && Number(value) <= limits.messagePageMax,
      defaultMessage: () => `limit must be a whole number from 1 to ${limits.messagePageMax}`,
    },
  });
}
