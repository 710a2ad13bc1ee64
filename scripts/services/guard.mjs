/** Runs when `npm start` or `npm test` was killed: stops the processes it left behind. */
import { stopLeftovers } from './run-record.mjs';

await stopLeftovers(/** @type {string} */ (process.argv[2]));
