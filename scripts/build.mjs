/** `npm run build`: what `npm start` does before it starts anything. */
import { build } from './services/build.mjs';
import { sayFailure } from './services/report.mjs';

try {
  await build(new AbortController().signal);
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
