import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './project-root.js';

/** The release that is running, from `package.json`. */
export const { version } = createRequire(import.meta.url)(join(projectRoot, 'package.json')) as { version: string };
