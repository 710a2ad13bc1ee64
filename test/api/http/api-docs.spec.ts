import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OpenAPIObject, OperationObject, ParameterObject, ResponseObject, SchemaObject } from '@nestjs/swagger';
import { startApp } from '../../support/app.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';

/** A layer of Express's router. */
interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** The smallest value that the documentation allows for a field. */
function sampleOf({ type, format, minLength = 0, minimum, enum: words }: SchemaObject): unknown {
  if (words) return words[0] as unknown;
  if (type === 'integer') return minimum ?? 0;
  if (format === 'email') return 'mara@artist.test';
  if (format === 'uri') return 'https://maraquill.example';
  return 'x'.repeat(minLength);
}

/** The calls whose errors are plain sentences in SPEC.md. */
const plainErrorCalls = [
  'DELETE /api/chats/{id}',
  'GET /api/auth/{provider}',
  'GET /api/chats',
  'GET /api/chats/{id}/messages',
  'GET /api/guest/message-limit/{anonId}',
  'GET /api/guest/messages/{chatId}',
  'GET /api/media',
  'GET /api/subscription/details',
  'GET /api/user',
  'GET /api/verify-reset-token',
  'POST /api/forgot-password',
  'POST /api/generate-pdf',
  'POST /api/guest/chat',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/register',
  'POST /api/reset-password',
  'POST /api/subscription/verify-status',
  'POST /api/transfer-guest-chats',
  'POST /api/upload-profile-picture',
];

describe('the API documentation', () => {
  let artist: Client;
  let document: OpenAPIObject;
  let operations: [call: string, operation: OperationObject][];

  const { app } = describeApp();

  beforeAll(async () => {
    artist = app.visitor();
    await artist.subscribe();
    document = (await artist.get<OpenAPIObject>('/api/docs-json')).body;
    operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, OperationObject>).map(
        ([method, operation]): [string, OperationObject] => [`${method.toUpperCase()} ${path}`, operation],
      ),
    );
  });

  const operationOf = (call: string): OperationObject => {
    const operation = operations.find(([each]) => each === call)?.[1];
    if (!operation) throw new Error(`${call} is not documented`);
    return operation;
  };

  const schemaOf = (call: string): SchemaObject => {
    const { requestBody } = operationOf(call);
    const { $ref } = (requestBody as { content: Record<string, { schema: { $ref: string } }> }).content[
      'application/json'
    ]!.schema;
    return document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] as SchemaObject;
  };

  it('has every route of the running application, and no other', () => {
    const { router } = app.nest.getHttpAdapter().getInstance() as unknown as { router: { stack: Layer[] } };
    const routes = router.stack
      .flatMap(({ route }) => (route ? [route] : []))
      .filter(({ path }) => path.startsWith('/api/') && !/^\/api\/docs\b/.test(path))
      .flatMap(({ path, methods }) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}`),
      );
    expect(operations.map(([call]) => call).sort()).toEqual(routes.sort());
  });

  it('documents plain-sentence errors for the calls that have them, and an ErrorBody for all others', () => {
    const typesOf = ({ responses }: OperationObject): string[] =>
      Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([, response]) => Object.keys((response as ResponseObject).content ?? {}));
    const plain = operations.filter(([, operation]) => typesOf(operation).includes('text/plain')).map(([call]) => call);
    expect(plain.sort()).toEqual(plainErrorCalls);
    for (const [call, operation] of operations) {
      const type = plainErrorCalls.includes(call) ? 'text/plain' : 'application/json';
      expect([call, new Set(typesOf(operation))]).toEqual([call, new Set([type])]);
    }
  });

  it('is OpenAPI 3.1 with complete path parameters, responses and names', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
    for (const [call, { parameters = [], responses, security = [] }] of operations) {
      const documented = (parameters as ParameterObject[]).filter((parameter) => parameter.in === 'path');
      const named = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect([call, documented.map(({ name }) => name)]).toEqual([call, named]);
      for (const parameter of parameters as ParameterObject[]) {
        expect([call, parameter]).toEqual([call, expect.objectContaining({ schema: expect.anything() as object })]);
        if (parameter.in === 'path') expect([call, parameter.required]).toEqual([call, true]);
      }
      expect([call, Object.keys(responses).some((status) => /^[23]\d\d$/.test(status))]).toEqual([call, true]);
      for (const answer of Object.values(responses))
        expect((answer as ResponseObject).description).toEqual(expect.any(String));
      for (const scheme of security.flatMap((each) => Object.keys(each)))
        expect(Object.keys(document.components?.securitySchemes ?? {})).toContain(scheme);
    }
  });

  it('has schemas whose references resolve', () => {
    const ajv = new Ajv2020({ validateFormats: false, strictTypes: false });
    ajv.addKeyword('components');
    ajv.addSchema({ $id: 'api', components: document.components });
    const referred = [...JSON.stringify(document).matchAll(/"#(\/components\/schemas\/\w+)"/g)].map(([, at]) => at);
    expect(referred.length).toBeGreaterThan(30);
    for (const at of new Set(referred)) expect(() => ajv.compile({ $ref: `api#${at}` })).not.toThrow();
  });

  it.each([
    ['GET /api/search', { q: true }],
    ['GET /api/chats/{id}/messages', { before: false, after: false, around: false, limit: false }],
    ['GET /api/chats/{id}/export', { format: true, timeZone: false }],
    ['GET /api/verify-reset-token', { email: true, token: true }],
    ['GET /api/pictures/{id}', { size: false }],
    ['GET /api/media/{id}/file', { download: false }],
    ['PUT /api/media/{id}/thumbnail', { duration: false, width: false, height: false }],
  ])('%s: path and query parameters, and which are required', (call, expected) => {
    const parameters = (operationOf(call).parameters as ParameterObject[]).filter((each) => each.in === 'query');
    expect(Object.fromEntries(parameters.map(({ name, required }) => [name, required]))).toEqual(expected);
  });

  it.each([
    ['GET /api/chats/{id}/messages', 'id', { type: 'string', format: 'uuid' }],
    ['GET /api/chats/{id}/messages', 'limit', { type: 'integer', minimum: 1, maximum: 200 }],
    ['GET /api/auth/{provider}', 'provider', { type: 'string', enum: ['google', 'facebook'] }],
    ['GET /api/search', 'q', { type: 'string', minLength: 1, maxLength: 200 }],
  ])('%s: the values of %s', (call, name, expected) => {
    const parameters = operationOf(call).parameters as ParameterObject[];
    expect(parameters.find((each) => each.name === name)?.schema).toEqual(expected);
  });

  it.each(['PUT /api/onboarding', 'PUT /api/songs', 'POST /api/facts', 'POST /api/support', 'POST /api/chats'])(
    '%s accepts the documented minimum, and nothing less',
    async (call) => {
      const [method = '', path = ''] = call.split(' ');
      const { properties = {}, required = [] } = schemaOf(call);
      const least = Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] as SchemaObject)]));
      // A fact for a profile field must be as long as the profile requires; for this kind, one character is enough.
      if (call === 'POST /api/facts') least['kind'] = 'preference';
      for (const name of required) {
        const { status, body } = await artist.call(method, path, { ...least, [name]: undefined });
        expect([status, body]).toEqual([
          400,
          expect.objectContaining({ fields: { [name]: expect.any(String) as string } }),
        ]);
      }
      expect((await artist.call(method, path, least)).status).toBeLessThan(300);
    },
  );

  it('a guest’s send needs only the message', async () => {
    expect(schemaOf('POST /api/guest/messages/{chatId}').required).toEqual(['message']);
    const guest = app.visitor();
    const { id } = await guest.tryOut();
    expect((await guest.post(`/api/guest/messages/${id}`, { message: 'Hello' })).status).toBe(201);
  });

  it.each<[string, object[]]>([
    ['GET /api/user', [{ session: [] }]],
    ['POST /api/transfer-guest-chats', [{ session: [], guest: [] }]],
    ['POST /api/guest/messages/{chatId}', [{ guest: [] }]],
    ['POST /api/guest/chat', [{ guest: [] }, {}]],
    ['POST /api/login', []],
  ])('%s: its authentication cookies', (call, expected) => {
    expect(new Set(operationOf(call).security)).toEqual(new Set(expected));
  });

  it('describes each success: a schema, a file, or nothing', () => {
    for (const [call, { responses }] of operations) {
      for (const [status, response] of Object.entries(responses)) {
        const { content = {}, headers = {} } = response as ResponseObject;
        const schemas = Object.values(content).map(({ schema }) => schema);
        const isBodiless = ['202', '204', '302', '304', '416', '431'].includes(status) && schemas.length === 0;
        const problem =
          schemas.length === 0 && !isBodiless
            ? `${call} documents no body for ${status}. Give its handler a return type and run \`npm run api-schemas\`, or answer 204.`
            : schemas.some((schema) => schema === undefined)
              ? `${call} documents a body without a schema for ${status}.`
              : undefined;
        expect(problem).toBeUndefined();
        if (status === '302')
          expect([call, Object.keys(headers)]).toEqual([call, expect.arrayContaining(['Location'])]);
      }
    }
  });

  it('lists the codes of each error that has one', () => {
    const codesOf = (call: string, status: string): unknown => {
      const { content } = operationOf(call).responses[status] as ResponseObject;
      const { allOf = [] } = (content?.['application/json']?.schema ?? {}) as SchemaObject;
      return (allOf[1] as SchemaObject | undefined)?.properties?.['code'];
    };
    expect(codesOf('POST /api/chats', '409')).toEqual({ type: 'string', enum: ['empty_chat_exists'] });
    expect(codesOf('POST /api/facts', '402')).toEqual({ type: 'string', enum: ['subscription_required'] });
    expect(codesOf('POST /api/chats/{id}/messages', '429')).toEqual({
      type: 'string',
      enum: ['too_many_messages', 'budget_spent'],
    });
    expect(codesOf('POST /api/facts', '400')).toEqual({
      type: 'string',
      enum: ['malformed_request', 'invalid_input'],
    });
  });

  it('documents the headers that callers need', () => {
    const headersIn = (call: string, status: string) =>
      Object.keys((operationOf(call).responses[status] as ResponseObject).headers ?? {});
    expect(headersIn('POST /api/login', '429')).toEqual(['Retry-After']);
    expect(headersIn('GET /api/chats/{id}/messages', '200')).toEqual(['Link']);
    expect(headersIn('POST /api/generate-pdf', '200')).toEqual(expect.arrayContaining(['X-Media-Id', 'X-Sheet-Id']));
    expect(headersIn('GET /api/media/{id}/file', '206')).toEqual(expect.arrayContaining(['ETag', 'Content-Range']));
    expect(headersIn('GET /api/chats', '401')).toEqual([]);
  });

  it('documents each call’s error format', () => {
    const contentOf = (call: string, status: string) =>
      Object.keys((operationOf(call).responses[status] as ResponseObject).content ?? {});
    expect(contentOf('POST /api/login', '401')).toEqual(['text/plain']);
    expect(contentOf('GET /api/auth/{provider}', '404')).toEqual(['text/plain']);
    expect(contentOf('POST /api/chats', '409')).toEqual(['application/json']);
    expect(contentOf('GET /api/media/{id}/file', '404')).toEqual(['application/json']);
  });

  it.each([
    ['GET /api/pictures/{id}', '200', ['image/webp']],
    ['POST /api/generate-pdf', '200', ['application/pdf']],
    ['GET /api/account/export/{id}/file', '200', ['application/zip']],
    ['GET /api/chats', '200', ['application/json']],
    ['PUT /api/chats/{id}/branch', '204', []],
    ['POST /api/transfer-guest-chats', '204', []],
  ])('%s returns %s as %j', (call, status, types) => {
    const answer = operationOf(call).responses[status] as ResponseObject;
    expect(Object.keys(answer.content ?? {})).toEqual(types);
  });
});

it.each([
  ['true', 200],
  ['false', 404],
])('with API_DOCS=%s the reference returns %i', async (API_DOCS, expected) => {
  const app = await startApp({ API_DOCS });
  const answers = await Promise.all(['/api/docs', '/api/docs-json'].map((path) => app.visitor().get(path)));
  await app.close();
  expect(answers.map(({ status }) => status)).toEqual([expected, expected]);
});
