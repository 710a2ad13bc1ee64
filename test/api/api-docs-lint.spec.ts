import { createConfig, lintFromString } from '@redocly/openapi-core';
import { startApp, type TestApp } from '../support/app.js';

const rules = {
  // Social sign-in only redirects. That every call has a 2xx or 3xx response is checked in api-docs.spec.ts.
  'operation-2xx-response': 'off',
} as const;

describe('a linter of OpenAPI', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('finds nothing wrong with the documentation of the API', async () => {
    const { text } = await app.visitor().get('/api/docs-json');
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: text, absoluteRef: 'docs.json', config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`),
    ).toEqual([]);
  });

  it('would find what is wrong', async () => {
    const { text } = await app.visitor().get('/api/docs-json');
    const broken = text.replace('"operationId":"ChatsController_create"', '"operationId":"ChatsController_list"');
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: broken, absoluteRef: 'docs.json', config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique');
  });
});
