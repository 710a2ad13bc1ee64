import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, type OperationObject, SwaggerModule } from '@nestjs/swagger';
import { appName } from '../../../contract/app.js';
import { sessionCookie } from '../auth/session-cookie.js';
import { guestCookie } from '../guest/guest-cookie.js';
import { declaredRoutes } from './declared-routes.js';
import { errorBodySchema } from './error-answers.js';
import { completeOperation } from './operations.js';
import { schemaOf } from './request-schemas.js';
import { sheetContentSchema, sheetDesignSchema } from './sheet-schemas.js';

/** OpenAPI of every call at /api/docs and /api/docs-json, made when it is first asked for. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/docs-json' });
}

function describeApi(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle(`${appName} API`)
    .setDescription(
      'Types of answers, live events and limits stand in the folder `contract`. Lengths of texts are in UTF-16 units.',
    )
    .setVersion('1')
    .addCookieAuth(sessionCookie, undefined, 'session')
    .addCookieAuth(guestCookie, undefined, 'guest')
    .build();
  const document = SwaggerModule.createDocument(app, options);
  const routes = declaredRoutes(app);
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods as Record<string, OperationObject>)) {
      const route = routes.get(operation.operationId ?? '');
      if (route) completeOperation(operation, route, method.toUpperCase(), path);
    }
  }
  const bodies = [...routes.values()].flatMap(({ body }) => body ?? []);
  const schemas = {
    ErrorBody: errorBodySchema,
    SheetContent: sheetContentSchema,
    SheetDesign: sheetDesignSchema,
    ...Object.fromEntries(bodies.map((body) => [body.name, schemaOf(body)])),
  };
  return { ...document, components: { ...document.components, schemas } };
}
