import type { Express } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Express changes the prototype of each request and response as it arrives, so V8 treats no two of them alike and takes the
 * slow path for each of their properties: https://github.com/expressjs/express/issues/5998
 * @returns classes for Node's server to create them with, which already have Express's prototypes
 */
export function classesFor(app: Express): {
  IncomingMessage: typeof IncomingMessage;
  ServerResponse: typeof ServerResponse;
} {
  class Request extends IncomingMessage {}
  class Response<T extends IncomingMessage> extends ServerResponse<T> {}
  // Express still sets these on each request, which changes nothing if they are set already.
  app.request = Object.setPrototypeOf(Request.prototype, app.request) as Express['request'];
  app.response = Object.setPrototypeOf(Response.prototype, app.response) as Express['response'];
  return { IncomingMessage: Request, ServerResponse: Response };
}
