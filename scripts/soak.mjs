/**
 * `npm run soak`: half an hour of replies while servers, worker, PostgreSQL, Redis and connections break at random. `SOAK_MINUTES` shortens
 * it; `SOAK_SEED` repeats the faults of an earlier run.
 */
import { build } from './services/build.mjs';
import { withoutProductVariables } from './services/env-file.mjs';
import { root } from './services/paths.mjs';
import { sayFailure, surviveClosedOutput } from './services/report.mjs';
import { run } from './services/run-command.mjs';

surviveClosedOutput();
const stopping = new AbortController();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => stopping.abort());
try {
  await build(stopping.signal);
  const { SOAK_MINUTES = '', SOAK_SEED = '' } = process.env;
  const { code } = await run(process.execPath, ['--import', './scripts/services/typescript.mjs', 'test/soak/run.ts'], {
    cwd: root,
    signal: stopping.signal,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...withoutProductVariables(process.env), SOAK_MINUTES, SOAK_SEED },
  });
  process.exitCode = code ?? 1;
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
