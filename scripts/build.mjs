/** `npm run build`: the build step of `npm start`. */
import { build } from './services/build.mjs';
import { sayFailure } from './services/report.mjs';

try {
  await build(new AbortController().signal);
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
