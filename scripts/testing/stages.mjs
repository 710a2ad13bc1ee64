/** The stages of `npm test`: what each runs, and who reads its results. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../services/paths.mjs';
import { writeSpecGroups } from './spec-groups.mjs';
import { accountOfJest, accountOfPlaywright } from './test-reports.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {'check' | 'tests'} kind a check is a script of package.json that counts as one
 * @property {'servers' | 'product'} [needs] a PostgreSQL, a Redis and a sandbox; or all that `npm start` starts. What needs
 *   nothing may run beside another
 * @property {(pattern: string[], report: string) => string} command as the shell takes it, with the packages' commands on
 *   its PATH; `report` is the file for what its runner has to say of the tests
 * @property {(report: string) => import('./test-reports.mjs').Account | null} account what that file says; null when there
 *   is none
 */

// Ends a test that hangs; one that waits for the machine, which others keep busy, goes on.
const TEST_LIMIT_MS = 60_000;

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/**
 * @param {string} name
 * @param {string} script of package.json
 * @returns {Stage}
 */
const check = (name, script = name) => ({ name, kind: 'check', command: () => scripts[script], account: () => null });

/**
 * @param {string} name of a project in jest.config.mjs
 * @param {object} [options]
 * @param {Stage['needs']} [options.needs]
 * @param {number} [options.workers] how many of its files run at once: more than there are cores where they often wait
 * @param {number} [options.groups] into how many files its own are gathered when all of them run
 * @returns {Stage}
 */
const jest = (name, { needs, workers = 2, groups } = {}) => ({
  name,
  kind: 'tests',
  needs,
  command: (pattern, report) => {
    const isGathered = groups !== undefined && pattern.length === 0;
    if (isGathered) writeSpecGroups(path.join(root, 'test', name), path.join(root, '.data/spec-groups'), groups);
    const project = isGathered ? `${name}-groups` : name;
    return (
      words('jest', '--selectProjects', project, `--maxWorkers=${workers}`, `--testTimeout=${TEST_LIMIT_MS}`) +
      words('', '--json', `--outputFile=${report}`) +
      (pattern.length > 0 ? words('', '--passWithNoTests', '--testPathPatterns', ...pattern) : '')
    );
  },
  account: accountOfJest,
});

/** @type {Stage} */
const browser = {
  name: 'browser',
  kind: 'tests',
  needs: 'product',
  command: (pattern) =>
    words('playwright', 'test', '--config', 'test/browser/playwright.config.ts') +
    (pattern.length > 0 ? words('', '--pass-with-no-tests', '--no-deps', ...pattern) : ''),
  account: accountOfPlaywright,
};

/** In the order in which they begin. */
export const stages = [
  check('build'),
  // Type errors are among what it tells.
  check('lint'),
  check('format', 'format:check'),
  check('imports'),
  check('unused'),
  jest('unit'),
  // Twelve: the four workers end about together, and little is imported often.
  jest('api', { needs: 'servers', workers: 4, groups: 12 }),
  jest('faults', { needs: 'servers', workers: 3 }),
  browser,
];

/** @param {string[]} parts quoted for the shell, joined by spaces */
function words(...parts) {
  return parts.map((part) => (/^[\w./=:-]*$/.test(part) ? part : `'${part.replaceAll("'", `'\\''`)}'`)).join(' ');
}
