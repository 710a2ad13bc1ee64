import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidInput, MalformedRequest } from '../common/app-error.js';

/** Validates bodies and queries against the contract's request classes and drops unknown fields. */
export function requestValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    transformOptions: { enableImplicitConversion: false, exposeDefaultValues: true },
    stopAtFirstError: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors: ValidationError[]) => {
      // The body itself is not an object.
      if (errors.some(({ constraints }) => constraints?.['isObject']))
        return new MalformedRequest('Send a JSON object');
      return new InvalidInput(sentences(errors));
    },
  });
}

function sentences(errors: ValidationError[]): Record<string, string> {
  return Object.fromEntries(
    errors.map((error) => [error.property, Object.values(error.constraints ?? {})[0] ?? 'This field is not valid']),
  );
}
