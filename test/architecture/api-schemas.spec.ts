import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../backend/src/config/project-root.js';

it('the response schemas match the handlers’ return types', async () => {
  const script = join(projectRoot, 'scripts/api-schemas.mjs');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, '--check']);
  expect(stdout + stderr).toBe('');
});
