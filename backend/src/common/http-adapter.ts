import type { Express } from 'express';
import { ExpressAdapter } from '@nestjs/platform-express';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';

/**
 * Nest on Express, whose requests and answers are Express's own from the moment Node makes them. Express would otherwise
 * give each of them another prototype as it comes. V8 then takes no two requests for things of one kind, and looks up and
 * stores every property of theirs the slow way (https://github.com/expressjs/express/issues/5998).
 */
export class HttpAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    const app = this.getInstance<Express>();
    class Request extends IncomingMessage {}
    class Response<T extends IncomingMessage> extends ServerResponse<T> {}
    // Express sets these on what comes, which changes nothing where they are set already.
    app.request = Object.setPrototypeOf(Request.prototype, app.request) as Express['request'];
    app.response = Object.setPrototypeOf(Response.prototype, app.response) as Express['response'];
    this.setHttpServer(createServer({ IncomingMessage: Request, ServerResponse: Response }, app));
  }
}
