/** The stages of `npm test`: what each runs and how its results are read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../services/paths.mjs';
import { writeSpecGroups } from './spec-groups.mjs';
import { accountOfJest, accountOfPlaywright } from './test-reports.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {'check' | 'tests'} kind a check is a script in package.json and counts as one test
 * @property {'servers' | 'product'} [needs] PostgreSQL, Redis and a sandbox, or everything `npm start` starts. Stages that need
 *   nothing run in parallel
 * @property {boolean} [isLong] whether `npm test` leaves it out unless it is named, or `all` or a pattern is given
 * @property {(pattern: string[], report: string) => string} command for a shell with `node_modules/.bin` on its PATH; `report` is
 *   the file for the runner's own report
 * @property {(report: string) => import('./test-reports.mjs').Account | null} account reads the report; null if there is none
 */

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
 * @param {boolean} [options.isLong]
 * @param {number} [options.workers] files that run in parallel: more than the number of cores, because they often wait
 * @param {{ folders: string[], count: number }} [options.groups] the folders of its files, and the number of groups when all run
 * @returns {Stage}
 */
const jest = (name, { needs, workers = 2, groups, isLong } = {}) => ({
  name,
  kind: 'tests',
  needs,
  isLong,
  command: (pattern, report) => {
    const isGathered = groups !== undefined && pattern.length === 0;
    if (isGathered) writeSpecGroups(groups.folders, `.data/spec-groups/${name}`, groups.count);
    const project = isGathered ? `${name}-groups` : name;
    return (
      words('jest', '--selectProjects', project, `--maxWorkers=${workers}`) +
      words('', '--json', `--outputFile=${report}`) +
      (pattern.length > 0 ? words('', '--passWithNoTests', '--testPathPatterns', ...pattern) : '')
    );
  },
  account: accountOfJest,
});

const playwright = 'playwright test --config test/browser/playwright.config.ts';

/** @type {Stage} */
const journeys = {
  name: 'journeys',
  kind: 'tests',
  needs: 'product',
  command: (pattern) =>
    playwright +
    words('', '--project', 'journeys', ...(pattern.length > 0 ? ['--pass-with-no-tests', ...pattern] : [])),
  account: accountOfPlaywright,
};

/** @type {Stage} */
const browser = {
  name: 'browser',
  kind: 'tests',
  needs: 'product',
  isLong: true,
  command: (pattern) => {
    const chosen = words('', '--project', 'in line', '--project', 'all else');
    // If patterns are given, tests that move the payments clock still run before the others they match.
    const movesClock = pattern.some((part) =>
      new RegExp(part).test('test/browser/subscription/subscription-clock.spec.ts'),
    );
    const some = words('', '--pass-with-no-tests', ...(movesClock ? [] : ['--no-deps']), ...pattern);
    return playwright + chosen + (pattern.length > 0 ? some : '');
  },
  account: accountOfPlaywright,
};

/** In the order in which they start. */
export const stages = [
  check('build'),
  // Includes type errors.
  check('lint'),
  check('format', 'format:check'),
  check('imports'),
  check('unused'),
  jest('unit', { groups: { folders: ['backend', 'contract', 'frontend', 'test/architecture'], count: 3 } }),
  // A worker waits more than half of its time, so five keep two cores busy; with more, calls time out while all of them import the
  // application. One group for each, since importing it takes six seconds.
  jest('api', { needs: 'servers', workers: 5, groups: { folders: ['test/api'], count: 5 } }),
  // API tests that take so long that CI alone runs them: everything fuzzed, limits, attacks, a model's faults, indexes,
  // backups, certificates, a replica.
  jest('slow', { needs: 'servers', workers: 3, isLong: true }),
  // After all of those: these tests have no second try, and beside the checks a start took longer than its minute.
  jest('faults', { needs: 'servers', workers: 3, isLong: true }),
  journeys,
  browser,
];

/** @param {string[]} parts quoted for the shell, joined by spaces */
function words(...parts) {
  return parts.map((part) => (/^[\w./=:-]*$/.test(part) ? part : `'${part.replaceAll("'", `'\\''`)}'`)).join(' ');
}
