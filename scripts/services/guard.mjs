/** Runs when `npm start` or `npm test` was ended without a chance to tidy up: stops what it had started. */
import { stopLeftovers } from './run-record.mjs';

await stopLeftovers(/** @type {string} */ (process.argv[2]));
