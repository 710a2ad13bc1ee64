import type { OperationObject, ParameterObject, ResponseObject } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import type { DeclaredRoute } from './declared-routes.js';
import { errorResponses } from './error-responses.js';
import { impliedErrors } from './implied-errors.js';
import { schemaOf } from './request-schemas.js';
import { comments, returnedSchemas } from './response-schemas.js';

type Responses = Record<string, ResponseObject>;

/**
 * Completes an operation that Swagger has built from its own decorators: adds parameters, security and responses,
 * derived from the route's access, pipes, request classes, named errors and return type.
 */
export function completeOperation(
  operation: OperationObject,
  route: DeclaredRoute,
  method: string,
  path: string,
): void {
  const id = operation.operationId ?? '';
  Object.assign(operation, summaryIn(comments[id] ?? ''));
  operation.parameters = [...ownParameters(operation, route), ...queryParameters(route)];
  if (route.body && operation.requestBody && !('$ref' in operation.requestBody))
    operation.requestBody.required = schemaOf(route.body).required !== undefined;
  // Swagger already lists the guest cookie for routes that accept one.
  const [cookies] = operation.security ?? [];
  if (route.access === 'public') operation.security ??= [];
  else operation.security = [{ session: [], ...cookies }];
  // The last one wins: a call's own example of an error is more specific than the implied one.
  const errors = [...impliedErrors(route, method, path), ...route.errors];
  operation.responses = {
    ...errorResponses(errors, route.rules.errors === 'text'),
    431: { description: 'The address and the headers are longer than 16 KiB' },
    ...(method === 'GET' && { 304: { description: 'The caller’s copy, named by `If-None-Match`, is current' } }),
    ...declaredResponses(operation.responses as Responses, route.status, returnedSchemas[id]),
  };
}

/** A comment's first sentence as the summary; the whole comment as the description if there is more. */
function summaryIn(comment: string): Pick<OperationObject, 'summary' | 'description'> {
  const [, first = comment] = /^(.+?)[.:;](?:\s|$)/.exec(comment) ?? [];
  return { summary: first, ...(comment.length > first.length + 1 && { description: comment }) };
}

function ownParameters(operation: OperationObject, { ids }: DeclaredRoute): ParameterObject[] {
  return ((operation.parameters ?? []) as ParameterObject[])
    .filter((parameter) => parameter.in !== 'query')
    .map((parameter) =>
      ids.includes(parameter.name) ? { ...parameter, schema: { type: 'string', format: 'uuid' } } : parameter,
    );
}

function queryParameters({ query }: DeclaredRoute): ParameterObject[] {
  if (!query) return [];
  const { properties, required = [] } = schemaOf(query, { isText: true });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/**
 * The responses from decorators, plus the default success if they have none; those without content get the returned
 * schema.
 */
function declaredResponses(declared: Responses, status: number, returned: object | undefined): Responses {
  const hasSuccess = Object.keys(declared).some((each) => Number(each) < 400);
  const responses = hasSuccess ? declared : { ...declared, [status]: { description: '' } };
  return Object.fromEntries(
    Object.entries(responses)
      .filter(([each]) => each !== 'default')
      .map(([each, response]) => {
        const isReturned = returned !== undefined && Number(each) < 300 && Number(each) !== 204;
        const content = response.content ?? (isReturned ? { 'application/json': { schema: returned } } : undefined);
        const description = response.description || (STATUS_CODES[each] ?? '');
        return [each, { ...response, description, ...(content && { content }) }];
      }),
  );
}
