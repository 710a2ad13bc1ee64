import type { HeadersObject, ResponseObject, SchemaObject } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import type { DocumentedError } from '../http/api-errors.decorator.js';
import type { AppError } from '../common/app-error.js';

const retryAfter: HeadersObject = {
  'Retry-After': { description: 'Seconds to wait before trying again', schema: { type: 'integer', minimum: 0 } },
};

/** Documents a call's errors as OpenAPI responses, by status. */
export function errorResponses(errors: readonly DocumentedError[], isPlain: boolean): Record<string, ResponseObject> {
  const byStatus = new Map<number, Map<string, AppError>>();
  for (const error of errors.map(exampleOf)) {
    const some = byStatus.get(error.status) ?? new Map<string, AppError>();
    byStatus.set(error.status, some.set(error.code, error));
  }
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [status, errorResponse([...some.values()], isPlain)]),
  );
}

function errorResponse(errors: AppError[], plain: boolean): ResponseObject {
  const sentences = errors.map(({ code, message }) => (plain ? `- ${message}` : `- \`${code}\`: ${message}`));
  return {
    description: [STATUS_CODES[errors[0]?.status ?? 0] ?? '', '', ...sentences].join('\n'),
    ...(errors.some((error) => error.retryAfter !== undefined) && { headers: retryAfter }),
    content: plain
      ? { 'text/plain': { schema: { type: 'string' } } }
      : { 'application/json': { schema: bodySchema(errors.map(({ code }) => code)) } },
  };
}

/** The contract's `ErrorBody`, limited to these codes. */
function bodySchema(codes: string[]): SchemaObject {
  return {
    allOf: [
      { $ref: '#/components/schemas/ErrorBody' },
      { type: 'object', required: ['code'], properties: { code: { type: 'string', enum: codes } } },
    ],
  };
}

function exampleOf(error: DocumentedError): AppError {
  return typeof error === 'function' ? new error() : error;
}
