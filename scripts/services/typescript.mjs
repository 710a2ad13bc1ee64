/**
 * Lets Node run the project's TypeScript without building: `node --import ./scripts/services/typescript.mjs file.ts`.
 */
import { transformFile } from '@swc/core';
import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// Node loads this file again in its hooks thread.
if (isMainThread) register(import.meta.url);

/**
 * As in the frontend's tsconfig.json.
 * @type {Record<string, string>}
 */
const aliases = { '@contract/': 'contract/', '@/': 'frontend/src/' };

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const wanted = isTypeScript(context.parentURL) && locate(specifier, context.parentURL);
  for (const ending of wanted ? ['.ts', '.tsx'] : []) {
    const source = new URL(`${wanted}${ending}`);
    if (existsSync(source)) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), { sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}

/**
 * The URL of one of our files imported without an extension, as the frontend does; undefined for packages.
 * @param {string} specifier
 * @param {string | undefined} parent
 */
function locate(specifier, parent) {
  const bare = specifier.replace(/\.js$/, '');
  const alias = Object.keys(aliases).find((name) => bare.startsWith(name));
  if (alias) return new URL(`../../${aliases[alias]}${bare.slice(alias.length)}`, import.meta.url).href;
  return bare.startsWith('.') ? new URL(bare, parent).href : undefined;
}

/** @param {string | undefined} url */
function isTypeScript(url) {
  return /\.tsx?$/.test(url ?? '');
}
