/**
 * Runs before `npm start` and `npm test`: checks the Node version and installs packages. Silent if there is nothing to
 * do.
 */
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Fanfare needs Node 20.19 or newer and this is ${process.version}: install a current one from nodejs.org.`,
  );
  process.exit(1);
}

// Imported late: an older Node couldn't parse it.
const { installPackages } = await import('./services/packages.mjs');
const { sayFailure } = await import('./services/report.mjs');
try {
  await installPackages();
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
