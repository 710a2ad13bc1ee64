/** `npm start` and `npm test` run this first: the right Node, the right packages. Quiet when there is nothing to do. */
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Fanfare needs Node 20.19 or newer and this is ${process.version}: install a current one from nodejs.org.`,
  );
  process.exit(1);
}

// Loaded only now: an older Node could not even read them.
const { installPackages } = await import('./services/packages.mjs');
const { sayFailure } = await import('./services/report.mjs');
try {
  await installPackages();
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
