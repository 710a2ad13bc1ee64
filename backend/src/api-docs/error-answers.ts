import type { ResponseObject, SchemaObject } from '@nestjs/swagger';
import { socialProviders } from '../../../contract/config.js';
import { answersPlainErrors, type ErrorBody } from '../../../contract/errors.js';

/** The contract's `ErrorBody`. */
export const errorBodySchema: SchemaObject = {
  type: 'object',
  required: ['error', 'message', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence for people' },
    message: { type: 'string', description: 'The same, or more' },
    code: { type: 'string', description: 'Stable, snake_case' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence per invalid field',
    },
    chatId: { type: 'string', format: 'uuid', description: 'Beside `empty_chat_exists`: the chat to use instead' },
    email: { type: 'string', description: 'Beside `new_password_required`: the address that the link confirms' },
  } satisfies Record<keyof ErrorBody, SchemaObject>,
};

/** What an error's status means where its call says no more of it. */
export const usualErrors = {
  400: { description: 'Something in the request is not valid' },
  401: { description: 'Nobody is signed in' },
  402: { description: 'There is no active subscription' },
  404: { description: 'There is no such thing, or it is somebody else’s' },
  429: {
    description: 'Too many tries',
    headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  },
  default: { description: 'Any other error' },
} satisfies Record<string, ResponseObject>;

/** How a call says what went wrong. */
export function errorContent(method: string, path: string): NonNullable<ResponseObject['content']> {
  // A path of the documentation stands for all of its kind.
  const called = path.replace('{provider}', socialProviders[0]);
  return answersPlainErrors(method, called)
    ? { 'text/plain': { schema: { type: 'string' } } }
    : { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
}
