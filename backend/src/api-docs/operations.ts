import type { OperationObject, ParameterObject, ResponseObject } from '@nestjs/swagger';
import type { DeclaredRoute } from './declared-routes.js';
import { errorContent, usualErrors } from './error-answers.js';
import { schemaOf } from './request-schemas.js';

type Answers = Record<string, ResponseObject>;

/**
 * Puts into an operation, as Swagger read it from the decorators it knows, what the route's access, pipes and request classes
 * say: its parameters, who may call it, and what it answers.
 */
export function completeOperation(
  operation: OperationObject,
  route: DeclaredRoute,
  method: string,
  path: string,
): void {
  operation.parameters = [...pathParameters(operation, route), ...queryParameters(route)];
  if (route.body && operation.requestBody && !('$ref' in operation.requestBody))
    operation.requestBody.required = schemaOf(route.body).required !== undefined;
  const [cookies] = operation.security ?? [];
  if (route.access !== 'public') operation.security = [{ session: [], ...cookies }];
  const declared = operation.responses as Answers;
  operation.responses = {
    ...successes(declared, route.status),
    ...withContent({ ...usualErrorsOf(operation, route), ...errorsIn(declared) }, errorContent(method, path)),
  };
}

function pathParameters(operation: OperationObject, { ids }: DeclaredRoute): ParameterObject[] {
  return ((operation.parameters ?? []) as ParameterObject[]).map((parameter) =>
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

function successes(declared: Answers, status: number): Answers {
  const successful = Object.entries(declared).filter(([each]) => Number(each) < 400);
  if (successful.length === 0) return { [status]: { description: '' } };
  // The description of what is answered as JSON begins with its type in the contract.
  return Object.fromEntries(
    successful.map(([each, answer]) => [
      each,
      answer.description.startsWith('`') ? { ...answer, content: { 'application/json': {} } } : answer,
    ]),
  );
}

function errorsIn(declared: Answers): Answers {
  return Object.fromEntries(Object.entries(declared).filter(([status]) => Number(status) >= 400));
}

function usualErrorsOf({ requestBody }: OperationObject, { access, query, ids }: DeclaredRoute): Answers {
  return {
    ...((requestBody ?? query) && { 400: usualErrors[400] }),
    ...(access !== 'public' && { 401: usualErrors[401] }),
    ...(access === 'subscriber' && { 402: usualErrors[402] }),
    ...(ids.length > 0 && { 404: usualErrors[404] }),
    default: usualErrors.default,
  };
}

/** Errors with a body, and with the usual description where they have none of their own. */
function withContent(errors: Answers, content: NonNullable<ResponseObject['content']>): Answers {
  return Object.fromEntries(
    Object.entries(errors).map(([status, answer]) => {
      const usual = (usualErrors as Answers)[status];
      return [status, { content, ...usual, ...answer, description: answer.description || (usual?.description ?? '') }];
    }),
  );
}
