import { type INestApplication, RequestMethod } from '@nestjs/common';
import { HTTP_CODE_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { Reflector } from '@nestjs/core';
import type { Access } from '../../../contract/auth/access.js';
import { ACCESS } from '../http/access.decorator.js';
import { API_ERRORS, type DocumentedError } from '../http/api-errors.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { type RegisteredHandler, registeredHandlers } from '../http/rules/handlers.js';
import { type RouteRules, rulesOfHandler } from '../http/rules/route-rules.js';
import type { RequestClass } from './request-schemas.js';

/** What a route's decorators declare. */
export interface DeclaredRoute {
  access: Access | undefined;
  body: RequestClass | undefined;
  query: RequestClass | undefined;
  /** Names of the path parameters that are ids. */
  ids: string[];
  /** Status of a successful response. */
  status: number;
  /** From `@ApiErrors` on the handler and its controller. */
  errors: DocumentedError[];
  rules: RouteRules;
}

/** A handler's argument in Nest's metadata, where its key begins with the kind of the argument. */
interface RouteArgument {
  index: number;
  data?: unknown;
  pipes?: unknown[];
}

/** All routes of the application by the operation ids in the documentation, such as `ChatsController_list`. */
export function declaredRoutes(app: INestApplication): Map<string, DeclaredRoute> {
  return new Map(
    registeredHandlers(app).map((registered) => [
      `${registered.controller.name}_${registered.name}`,
      declaredRoute(registered),
    ]),
  );
}

function declaredRoute({ controller, name, handler, method }: RegisteredHandler): DeclaredRoute {
  const noted = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, RouteArgument>;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, name) as RequestClass[];
  const ofKind = (kind: RouteParamtypes): RouteArgument[] =>
    Object.entries(noted)
      .filter(([key]) => key.startsWith(`${kind}:`))
      .map(([, argument]) => argument);
  const [body] = ofKind(RouteParamtypes.BODY);
  const [query] = ofKind(RouteParamtypes.QUERY);
  return {
    access: new Reflector().getAllAndOverride<Access | undefined>(ACCESS, [handler, controller]),
    body: body && types[body.index],
    query: query && types[query.index],
    ids: ofKind(RouteParamtypes.PARAM)
      .filter(({ pipes }) => pipes?.includes(IdPipe))
      .map(({ data }) => String(data)),
    status:
      (Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined) ??
      (method === RequestMethod.POST ? 201 : 200),
    errors: [handler, controller].flatMap(
      (target) => (Reflect.getMetadata(API_ERRORS, target) ?? []) as DocumentedError[],
    ),
    rules: rulesOfHandler(controller, handler),
  };
}
