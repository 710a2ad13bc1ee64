/**
 * `npm run api-schemas`: generates the JSON Schemas of API responses from the handlers' return types. `--check` only
 * reports whether they are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { displayPath } from './services/paths.mjs';
import { Failure, sayFailure } from './services/report.mjs';
import { responseSchemas, schemasFile } from './services/response-schemas.mjs';

try {
  const text = await responseSchemas();
  if (!process.argv.includes('--check')) writeFileSync(schemasFile, text);
  else if (readFileSync(schemasFile, 'utf8') !== text) {
    throw new Failure(`${displayPath(schemasFile)} is out of date: run \`npm run api-schemas\` and commit the result.`);
  }
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
