/** `npm run test:node -- unit`: runs `npm test` on the other supported Node releases, from npm's `node` package. */
import { spawnSync } from 'node:child_process';

const releases = ['20', '22', '24'];
const [current = ''] = process.versions.node.split('.');

for (const release of releases.filter((one) => one !== current)) {
  console.log(`\nNode ${release}`);
  const args = ['--yes', `--package=node@${release}`, '--', 'npm', 'test', '--', ...process.argv.slice(2)];
  const { status } = spawnSync('npx', args, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
