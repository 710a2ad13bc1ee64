/** The environment of a command: the shell's variables and those in `.env`. */
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './paths.mjs';
import { readIfExists } from './files.mjs';

/**
 * Merges `.env` and the shell's variables, which win. Empty values count as unset, so a copy of `.env.example` works
 * unchanged; an empty value in the shell also hides the one in `.env`.
 * @param {NodeJS.ProcessEnv} shell
 * @returns {NodeJS.ProcessEnv}
 */
export function readEnv(shell) {
  const both = { ...parseEnv(readIfExists(path.join(root, '.env')) ?? ''), ...shell };
  return Object.fromEntries(Object.entries(both).filter(([, value]) => value));
}

/**
 * The shell's variables without the product's, since tests set their own. The browser's path is kept.
 * @param {NodeJS.ProcessEnv} shell
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutProductVariables(shell) {
  const names = productVariables();
  return Object.fromEntries(Object.entries(shell).filter(([name]) => !names.includes(name)));
}

/**
 * The same, but also hides the variables in `.env` from a command that reads it.
 * @param {NodeJS.ProcessEnv} shell
 * @returns {NodeJS.ProcessEnv}
 */
export function hidingProductVariables(shell) {
  return { ...shell, ...Object.fromEntries(productVariables().map((name) => [name, ''])) };
}

/** The variables in `.env.example`, except for the browser's path. */
function productVariables() {
  const documented = readIfExists(path.join(root, '.env.example')) ?? '';
  return [...documented.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)]
    .map((match) => String(match[1]))
    .filter((name) => name !== 'PUPPETEER_EXECUTABLE_PATH');
}
