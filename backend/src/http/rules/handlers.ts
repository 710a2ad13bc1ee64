import { type INestApplicationContext, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';

/** A controller method that handles a route. */
export interface RegisteredHandler {
  controller: Type<object>;
  name: string;
  handler: () => unknown;
  method: RequestMethod;
  /** With parameters as `:id`, without the global prefix. */
  paths: string[];
}

/** All handlers of the application, in the order Nest registers them. */
export function registeredHandlers(app: INestApplicationContext): RegisteredHandler[] {
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => handlersOf(metatype as Type<object>));
}

function handlersOf(controller: Type<object>): RegisteredHandler[] {
  const prototype = controller.prototype as Record<string, () => unknown>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name];
    const method = handler && (Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined);
    if (!handler || method === undefined) return [];
    const paths = pathsOf(controller).flatMap((base) => pathsOf(handler).map((path) => joined(base, path)));
    return [{ controller, name, handler, method, paths }];
  });
}

function pathsOf(target: object): string[] {
  return [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();
}

function joined(...parts: string[]): string {
  return parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('');
}
