/** The environment a command runs with: what the shell set, then what `.env` sets. */
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './paths.mjs';
import { readIfThere } from './small-file.mjs';

/**
 * The shell's variables over those of `.env`. An empty value counts as not set, so that a copy of `.env.example` works
 * as it is.
 * @param {NodeJS.ProcessEnv} shell
 * @returns {NodeJS.ProcessEnv}
 */
export function readEnv(shell) {
  return { ...withoutEmpty(parseEnv(readIfThere(path.join(root, '.env')) ?? '')), ...withoutEmpty(shell) };
}

/**
 * The environment without any of the product's variables, whoever set them: tests choose theirs themselves.
 * @param {NodeJS.ProcessEnv} shell
 * @returns {NodeJS.ProcessEnv}
 */
export function withoutProductVariables(shell) {
  const documented = readIfThere(path.join(root, '.env.example')) ?? '';
  const names = new Set([...documented.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]));
  return Object.fromEntries(Object.entries(shell).filter(([name]) => !names.has(name)));
}

/** @param {NodeJS.Dict<string>} env */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
}
