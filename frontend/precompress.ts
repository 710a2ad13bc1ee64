import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Not HTML: the server inserts its own address into pages and compresses them itself. */
const compressible = /\.(js|css|svg|json|webmanifest)$/;
const smallestWorthwhile = 1024;

/** Writes `.br` and `.gz` versions of each text file, so the server doesn't compress at request time. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async closeBundle() {
      for (const name of await readdir(outDir, { recursive: true })) {
        if (!compressible.test(name)) continue;
        const path = join(outDir, name);
        const content = await readFile(path);
        if (content.length < smallestWorthwhile) continue;
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotli));
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      }
    },
  };
}
