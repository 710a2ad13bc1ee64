import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { appName } from '../../../contract/app.js';

/** OpenAPI of every call at /api/docs and /api/docs-json; the bodies' schemas come from the contract's request classes. */
export function serveApiDocs(app: INestApplication): void {
  const options = new DocumentBuilder()
    .setTitle(`${appName} API`)
    .setDescription(
      'Errors, live events and limits stand in the folder `contract`. Calls are authenticated by the session cookie.',
    )
    .setVersion('1')
    .addCookieAuth('fanfare_session')
    .build();
  SwaggerModule.setup('api/docs', app, () => describe(app, options), { jsonDocumentUrl: 'api/docs-json' });
}

function describe(app: INestApplication, options: Omit<OpenAPIObject, 'paths'>): OpenAPIObject {
  const document = SwaggerModule.createDocument(app, options);
  const schemas = validationMetadatasToSchemas({
    classValidatorMetadataStorage: getMetadataStorage(),
    additionalConverters: { customValidation: () => ({ type: 'string' }) },
  });
  const components = { ...document.components, schemas: { ...document.components?.schemas, ...schemas } };
  return { ...document, components } as OpenAPIObject;
}
