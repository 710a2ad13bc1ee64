import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];
type Range = readonly [first: number, last: number];

interface Face {
  /** The file name without extension. */
  name: string;
  source: string;
  family: string;
  style: 'normal' | 'italic';
  /** The `font-weight` descriptor. */
  weight: string;
  axes: Axes;
  ranges: readonly Range[];
}

/** ASCII and the punctuation of our own texts: all that the landing page loads. */
const basic: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2192, 0x2192],
];
const latin1: Range[] = [
  [0xa1, 0xb6],
  [0xb8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];
const latinExtended: Range[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x2ba],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
];
const vietnamese: Range[] = [
  [0x300, 0x301],
  [0x303, 0x304],
  [0x308, 0x309],
  [0x323, 0x323],
  [0x1ea0, 0x1ef1],
];

const display = (script: string, name: string, ranges: Range[]): Face => ({
  name: `display-${name}`,
  source: `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-standard-normal.woff2`,
  family: 'Bricolage Grotesque',
  style: 'normal',
  weight: '800',
  axes: { wght: 800, wdth: 75, opsz: 72 },
  ranges,
});

const text = (style: Face['style'], script: string, name: string, ranges: Range[]): Face => ({
  name: `text-${style === 'italic' ? 'italic-' : ''}${name}`,
  source: `@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-${script}-wght-${style}.woff2`,
  family: 'Schibsted Grotesk',
  style,
  weight: '400 700',
  axes: { wght: { min: 400, max: 700 } },
  ranges,
});

const faces: readonly Face[] = [
  display('latin', 'basic', basic),
  display('latin', 'latin1', latin1),
  display('latin-ext', 'extended', latinExtended),
  display('vietnamese', 'vietnamese', vietnamese),
  text('normal', 'latin', 'basic', basic),
  text('normal', 'latin', 'latin1', latin1),
  text('normal', 'latin-ext', 'extended', latinExtended),
  text('italic', 'latin', 'basic', basic),
  text('italic', 'latin', 'latin1', latin1),
  text('italic', 'latin-ext', 'extended', latinExtended),
];

/** Name records to keep: copyright, licence and licence URL, as the OFL requires. */
const licenceNames = [0, 13, 14];
const layoutFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];

/**
 * Subsets the two typefaces to the axes and characters that the product uses: woff2 files and a `fonts.css` in `folder`.
 * Browsers fetch a file only if a page uses one of its characters. Skipped if the folder is up to date.
 */
export async function buildFonts(folder: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const stampPath = join(folder, 'recipe');
  const versions = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/schibsted-grotesk'].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  );
  const stamp = createHash('sha256')
    .update(JSON.stringify([faces, layoutFeatures, versions]))
    .digest('hex');
  if ((await readFile(stampPath, 'utf8').catch(() => '')) === stamp) return;

  await mkdir(folder, { recursive: true });
  for (const face of faces) {
    const whole = await readFile(require.resolve(face.source));
    const part = await subsetFont(whole, characters(face.ranges), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: layoutFeatures,
      preserveNameIds: licenceNames,
      noHinting: true,
    });
    await writeFile(join(folder, `${face.name}.woff2`), part);
  }
  await writeFile(join(folder, 'fonts.css'), faces.map(fontFace).join('\n'));
  await writeFile(stampPath, stamp);
}

function characters(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join('');
}

function fontFace(face: Face): string {
  const ranges = face.ranges.map(([first, last]) =>
    first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
  );
  return `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url('@fonts/${face.name}.woff2') format('woff2');
  unicode-range: ${ranges.join(', ')};
}`;
}
