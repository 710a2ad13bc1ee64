/** A Japanese font for browsers on machines without one: the product's own web font, which comes in parts. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../services/paths.mjs';

const source = path.join(root, 'node_modules', '@fontsource-variable', 'noto-sans-jp');

/**
 * Writes the font to a folder, together with a configuration for `FONTCONFIG_FILE` that adds it to the browser's fonts.
 * @param {string} folder
 * @param {import('../services/chromium.mjs').Chromium} browser
 * @returns {Promise<string>} the configuration's path
 */
export async function withJapaneseFont(folder, { env }) {
  const { FONTCONFIG_FILE: base = '/etc/fonts/fonts.conf' } = env;
  mkdirSync(folder, { recursive: true });
  /** @type {Record<string, string>} */
  const ranges = JSON.parse(readFileSync(path.join(source, 'unicode.json'), 'utf8'));
  const files = readdirSync(path.join(source, 'files'));
  await Promise.all(
    Object.entries(ranges).map(async ([part, range]) => {
      const file = files.find((name) => name === `noto-sans-jp-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`);
      if (!file) return;
      const woff2 = readFileSync(path.join(source, 'files', file));
      const font = await subsetFont(woff2, textOf(range), { targetFormat: 'sfnt' });
      writeFileSync(path.join(folder, file.replace('.woff2', '.ttf')), font);
    }),
  );
  const config = path.join(folder, 'fonts.conf');
  writeFileSync(
    config,
    `<?xml version="1.0"?>\n<fontconfig><include ignore_missing="yes">${base}</include><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`,
  );
  return config;
}

/**
 * All characters of a CSS `unicode-range`.
 * @param {string} range
 */
function textOf(range) {
  return range
    .split(',')
    .map((part) => {
      const [first = '0', last = first] = part.trim().slice(2).split('-');
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index)).join('');
    })
    .join('');
}
