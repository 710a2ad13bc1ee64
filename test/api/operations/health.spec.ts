import { readFileSync } from 'node:fs';
import { describeApp } from '../../support/describe-app.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const commit = '0123456789abcdef0123456789abcdef01234567';

describe('the health of a server says which build it runs', () => {
  const { app } = describeApp({ env: { COMMIT: commit } });

  it.each(['/api/health', '/api/health/ready'])('%s', async (path) => {
    const { status, body } = await app.visitor().get(path);
    expect([status, body]).toEqual([200, expect.objectContaining({ version, commit })]);
  });
});

describe('a build whose commit is unknown', () => {
  const { app } = describeApp();

  it('has null in its place', async () => {
    expect((await app.visitor().get('/api/health')).body).toEqual({ status: 'ok', version, commit: null });
  });
});
