import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, type OperationObject, SwaggerModule } from '@nestjs/swagger';
import { appName } from '../../../contract/app.js';
import { sessionCookie } from '../auth/sessions/session-cookie.js';
import { guestCookie } from '../guest/guest-cookie.js';
import { declaredRoutes } from './declared-routes.js';
import { completeOperation } from './operations.js';
import { authenticationCredentialSchema, registrationCredentialSchema } from './passkey-schemas.js';
import { schemaOf } from './request-schemas.js';
import { namedSchemas } from './response-schemas.js';
import { sheetContentSchema, sheetDesignSchema } from './sheet-schemas.js';

const description = `
The whole HTTP API of the product. Text lengths are in UTF-16 units; times are ISO 8601, UTC.

Callers authenticate with cookies: \`${sessionCookie}\` from signing in, \`${guestCookie}\` from opening the free trial.
Requests that change something are refused (403) when they come from another site. Bodies are JSON unless stated otherwise.

Errors are an \`ErrorBody\` with a stable \`code\`; operations that document \`text/plain\` return only the message. Every response
has an \`X-Request-Id\` that identifies its line in the server's log. Live events (Socket.IO) are in \`contract/events.ts\`.
`.trim();

/** `identifier` is an SPDX expression (OpenAPI 3.1); Swagger's types lack it. */
const license = { name: 'All rights reserved', identifier: 'LicenseRef-Fanfare' };

/** Serves the document at /api/docs and /api/docs-json. It is built on the first request. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/docs-json' });
}

/** Builds the OpenAPI document of all calls. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`${appName} API`)
    .setDescription(description)
    .setVersion('1')
    .addServer('/', 'This installation')
    .addCookieAuth(sessionCookie, undefined, 'session')
    .addCookieAuth(guestCookie, undefined, 'guest')
    .build();
  options.info.license = license;
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
    ...namedSchemas,
    NewSheetContent: sheetContentSchema,
    NewSheetDesign: sheetDesignSchema,
    RegistrationCredential: registrationCredentialSchema,
    AuthenticationCredential: authenticationCredentialSchema,
    ...Object.fromEntries(bodies.map((body) => [body.name, schemaOf(body)])),
  };
  return { ...document, components: { ...document.components, schemas } };
}
