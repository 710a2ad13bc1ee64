/** Reads the test runners' reports: how many tests passed, and why the others failed. */
import { stripVTControlCharacters } from 'node:util';
import { readJson } from '../services/files.mjs';

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} JestResult of one test */

/**
 * @typedef {object} Account of a stage's tests
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} repeated tests that passed only on the second try
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
    repeated: 0,
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
    ...result.suites.flatMap(reasonsIn),
    ...result.errors.map((/** @type {{ message: string }} */ { message }) => readable(message)),
  ];
  return {
    passed: expected + flaky,
    failed: unexpected + (unexpected > 0 ? 0 : result.errors.length),
    skipped,
    repeated: flaky,
    reasons,
  };
}

/**
 * @typedef {{ title: string, tests: { status: string, results: { errors: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ title: string, suites?: Suite[], specs: Spec[] }} Suite
 */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function reasonsIn({ title, suites = [], specs }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((each) => each.errors));
      return readable(`${title}: ${spec.title}`, ...errors.map(({ message = '' }) => message));
    });
  return [...own, ...suites.flatMap(reasonsIn)];
}

/**
 * Without colours and without stack frames in packages.
 * @param {string[]} parts
 */
function readable(...parts) {
  const lines = stripVTControlCharacters(parts.join('\n')).split('\n');
  return lines.filter((line) => !/^ +at .*(node_modules|node:)/.test(line)).join('\n');
}
