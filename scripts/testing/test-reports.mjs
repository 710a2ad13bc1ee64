/** Reads the test runners' reports: how many tests passed, and why the others failed. */
import { stripVTControlCharacters } from 'node:util';
import { readJson } from '../services/files.mjs';

/** @typedef {{ status: string, fullName: string, invocations?: number, failureMessages: string[] }} JestResult of one test */

/**
 * @typedef {object} Account of a stage's tests
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} repeated the names of tests that passed only on the second try
 * @property {string[]} reasons the name of each failed test and why it failed
 */

/**
 * Reads Jest's `--json` report; null if there is none.
 * @param {string} report
 * @returns {Account | null}
 */
export function accountOfJest(report) {
  const result = readJson(report);
  if (!result) return null;
  /** @type {{ name: string, message: string, assertionResults: JestResult[] }[]} */
  const files = result.testResults;
  return {
    passed: result.numPassedTests,
    // A file that failed to load has no tests to count: it is one failure.
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
    repeated: files.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => fullName),
    ),
    reasons: files.flatMap(({ name, message, assertionResults }) =>
      assertionResults.length === 0 && message
        ? [readable(name, message)]
        : assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => readable(fullName, ...failureMessages)),
    ),
  };
}

/**
 * Reads Playwright's JSON report; null if there is none.
 * @param {string} report
 * @returns {Account | null}
 */
export function accountOfPlaywright(report) {
  const result = readJson(report);
  if (!result) return null;
  const { expected, unexpected, flaky, skipped } = result.stats;
  const reasons = [
    ...specsIn(result, 'unexpected').map(({ name, spec }) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((each) => each.errors));
      return readable(name, ...errors.map(({ message = '' }) => message));
    }),
    ...result.errors.map((/** @type {{ message: string }} */ { message }) => readable(message)),
  ];
  return {
    passed: expected + flaky,
    failed: unexpected + (unexpected > 0 ? 0 : result.errors.length),
    skipped,
    repeated: specsIn(result, 'flaky').map(({ name }) => name),
    reasons,
  };
}

/**
 * @typedef {{ title: string, tests: { status: string, results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs: Spec[] }} Suite
 */

/**
 * Finds the specs with a test of this status, and names each after its suite.
 * @param {{ title?: string, suites?: Suite[], specs?: Spec[] }} suite
 * @param {'unexpected' | 'flaky'} status
 * @returns {{ name: string, spec: Spec }[]}
 */
function specsIn({ title = '', suites = [], specs = [] }, status) {
  const own = specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map((spec) => ({ name: `${title}: ${spec.title}`, spec }));
  return [...own, ...suites.flatMap((suite) => specsIn(suite, status))];
}

/**
 * Without colours and without stack frames in packages.
 * @param {string[]} parts
 */
function readable(...parts) {
  const lines = stripVTControlCharacters(parts.join('\n')).split('\n');
  return lines.filter((line) => !/^ +at .*(node_modules|node:)/.test(line)).join('\n');
}
