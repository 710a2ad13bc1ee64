import type { Express } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Express changes the prototype of each request and response as it arrives. V8 then treats each one as a class of its
 * own and takes the slow path for all of their properties: https://github.com/expressjs/express/issues/5998
 * @returns classes that Node's server can create instead, which already have Express's prototypes
 */
export function classesFor(app: Express): {
  IncomingMessage: typeof IncomingMessage;
  ServerResponse: typeof ServerResponse;
} {
  class Request extends IncomingMessage {}
  class Response<T extends IncomingMessage> extends ServerResponse<T> {}
  // Express still sets these on each request, which has no effect if they are already set.
  app.request = Object.setPrototypeOf(Request.prototype, app.request) as Express['request'];
  app.response = Object.setPrototypeOf(Response.prototype, app.response) as Express['response'];
  return { IncomingMessage: Request, ServerResponse: Response };
}
