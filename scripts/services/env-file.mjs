/** The environment a command runs with: what the shell set, then what `.env` sets. */
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './paths.mjs';
import { readIfExists } from './files.mjs';

/**
 * The shell's variables over those of `.env`. An empty value counts as not set, so that a copy of `.env.example` works as
 * it is; in the shell it also hides the one of `.env`.
 * @param {NodeJS.ProcessEnv} shell
 * @returns {NodeJS.ProcessEnv}
 */
export function readEnv(shell) {
  const both = { ...parseEnv(readIfExists(path.join(root, '.env')) ?? ''), ...shell };
  return Object.fromEntries(Object.entries(both).filter(([, value]) => value));
}

/**
 * The shell's variables without any of the product's: tests choose theirs themselves. The browser is not theirs to choose.
 * @param {NodeJS.ProcessEnv} shell
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutProductVariables(shell) {
  const names = productVariables();
  return Object.fromEntries(Object.entries(shell).filter(([name]) => !names.includes(name)));
}

/**
 * The same, hiding those of `.env` too from a command that reads it.
 * @param {NodeJS.ProcessEnv} shell
 * @returns {NodeJS.ProcessEnv}
 */
export function hidingProductVariables(shell) {
  return { ...shell, ...Object.fromEntries(productVariables().map((name) => [name, ''])) };
}

/** The variables that `.env.example` documents, but for the browser's place. */
function productVariables() {
  const documented = readIfExists(path.join(root, '.env.example')) ?? '';
  return [...documented.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)]
    .map((match) => String(match[1]))
    .filter((name) => name !== 'PUPPETEER_EXECUTABLE_PATH');
}
