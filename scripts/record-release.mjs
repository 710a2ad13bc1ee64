/**
 * `npm run record-release`: records what this release does with the database, so the next one's migrations can be
 * tested against it. Run it after each release. Arguments after `--` select API tests; without any, all run.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataDirOf, root } from './services/paths.mjs';
import { Failure, say, sayFailure } from './services/report.mjs';
import { runShell } from './services/run-command.mjs';

const folder = path.join(dataDirOf(process.env), 'record-release');
const target = path.join(root, 'test', 'previous-release', 'release.json');

try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const words = process.argv.slice(2).map((word) => JSON.stringify(word));
  const { output } = await runShell(['node scripts/test.mjs api', ...words].join(' '), {
    cwd: root,
    signal: AbortSignal.timeout(60 * 60_000),
    niceness: 0,
    env: { ...process.env, RECORD_RELEASE: folder },
  });
  say(output.trim());
  const lines = readFileSync(path.join(folder, 'statements.jsonl'), 'utf8').trim().split('\n');
  const statements = [...new Set(lines.map((line) => /** @type {string} */ (JSON.parse(line))))].sort();
  if (statements.length < 100) throw new Failure('The tests ran too few statements: see the output above.');
  const schema = JSON.parse(readFileSync(path.join(folder, 'schema.json'), 'utf8'));
  writeFileSync(target, `${JSON.stringify({ ...schema, statements }, null, 2)}\n`);
  say(`${statements.length} statements are in ${path.relative(root, target)}`);
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
