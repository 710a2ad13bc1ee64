import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describeApp } from '../../support/describe-app.js';

const rules = {
  // Social sign-in only redirects. api-docs.spec.ts checks that every operation has a 2xx or 3xx response.
  'operation-2xx-response': 'off',
} as const;

describe('an OpenAPI linter', () => {
  const { app } = describeApp();

  it('reports nothing for our API documentation', async () => {
    const { text } = await app.visitor().get('/api/docs-json');
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: text, absoluteRef: 'docs.json', config });
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`),
    ).toEqual([]);
  });

  it('reports a duplicate operation id', async () => {
    const { text } = await app.visitor().get('/api/docs-json');
    const broken = text.replace('"operationId":"ChatsController_create"', '"operationId":"ChatsController_list"');
    const config = await createConfig({ extends: ['recommended'], rules });
    const problems = await lintFromString({ source: broken, absoluteRef: 'docs.json', config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique');
  });
});
