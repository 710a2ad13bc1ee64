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

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && isTypeScript(context.parentURL)) {
    for (const ending of ['.ts', '.tsx']) {
      const source = new URL(specifier.replace(/\.js$/, ending), context.parentURL);
      if (existsSync(source)) return { url: source.href, shortCircuit: true };
    }
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), { sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}

/** @param {string | undefined} url */
function isTypeScript(url) {
  return /\.tsx?$/.test(url ?? '');
}
