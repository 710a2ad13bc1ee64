import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import subsetFont from 'subset-font';
import { signsIn } from './font-code-points.js';

const require = createRequire(import.meta.url);

/** A font family from an npm package, split into files by character range. */
interface Family {
  /** The CSS family name. */
  name: string;
  package: string;
  /** The weights a sheet uses; a variable font is instantiated at these. */
  weights: number[];
  /** The subsets to use; all of them by default. */
  parts?: string[];
  isVariable?: boolean;
  /** Relative size next to the other fonts. */
  size?: string;
}

const european = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

/** The two main typefaces. */
const display: Family = {
  name: 'Display',
  package: '@fontsource/fira-sans-extra-condensed',
  weights: [600, 800],
  parts: european,
};
const text: Family = { name: 'Text', package: '@fontsource/ibm-plex-sans', weights: [400, 600], parts: european };

const otherScripts: Family[] = [
  { name: 'Arabic', package: '@fontsource/ibm-plex-sans-arabic', weights: [400, 700], parts: ['arabic'] },
  { name: 'Hebrew', package: '@fontsource/ibm-plex-sans-hebrew', weights: [400, 700], parts: ['hebrew'] },
  { name: 'Thai', package: '@fontsource/ibm-plex-sans-thai', weights: [400, 700], parts: ['thai'] },
  { name: 'Devanagari', package: '@fontsource/ibm-plex-sans-devanagari', weights: [400, 700], parts: ['devanagari'] },
];

const eastAsian: Record<string, Family> = Object.fromEntries(
  ['jp', 'kr', 'sc', 'tc'].map((region) => [
    region,
    {
      name: `East ${region}`,
      package: `@fontsource-variable/noto-sans-${region}`,
      weights: [400, 800],
      isVariable: true,
    },
  ]),
);
/** Han characters look different in each country, so the font for the text's language comes first. */
const eastAsianOrder: Record<string, string[]> = {
  ja: ['jp', 'sc', 'tc', 'kr'],
  ko: ['kr', 'jp', 'sc', 'tc'],
  zh: ['sc', 'tc', 'jp', 'kr'],
};

/** Scaled so that emoji aren't higher than a line. */
const emoji: Family = {
  name: 'Emoji',
  package: '@fontsource/noto-emoji',
  weights: [600],
  parts: digits(12),
  size: '80%',
};

/** `font-family` of names and headings, and of everything else. */
export const displayStack = stackOf(display, text);
export const textStack = stackOf(text, display);

/**
 * The `@font-face` rules for exactly the fonts a text needs. Names, headings and figures use one typeface, everything
 * else another; characters that neither has come from a family for their script.
 * @param language decides which Han variants are used
 */
export async function fontFaces(written: string, language: string): Promise<string> {
  const east = (eastAsianOrder[language] ?? eastAsianOrder['ja'] ?? []).flatMap((region) => eastAsian[region] ?? []);
  const signs = [...new Set(written.normalize('NFC') + written)];
  const faces: Promise<string>[] = [];
  for (const families of [[display], [text, emoji, ...otherScripts, ...east]]) {
    for (const [part, chosen] of await partsFor(families, signs)) {
      faces.push(...part.family.weights.map((weight) => toFace(part, weight, chosen.join(''))));
    }
  }
  return (await Promise.all(faces)).join('');
}

/** Returns the characters that no family has. */
export async function withoutFont(signs: string[]): Promise<Set<string>> {
  const families = [text, emoji, ...otherScripts, ...Object.values(eastAsian)];
  const known = new Set([...(await partsFor(families, signs)).values()].flat());
  return new Set(signs.filter((sign) => !known.has(sign)));
}

/** One file of a family, with its characters. */
interface Part {
  family: Family;
  key: string;
  range: string;
  bounds: [first: number, last: number][];
}

/** How many characters are looked up before other work runs. */
const signsPerTurn = 100;

/** Maps parts to the characters they draw; the first family that has a character wins. */
async function partsFor(families: Family[], signs: string[]): Promise<Map<Part, string[]>> {
  const parts = families.flatMap(partsOf);
  const chosen = new Map<Part, string[]>();
  for (const [at, sign] of signs.entries()) {
    if (at % signsPerTurn === signsPerTurn - 1) await nextTurn();
    const part = await partWith(sign.codePointAt(0) ?? 0, parts);
    if (part) chosen.set(part, [...(chosen.get(part) ?? []), sign]);
  }
  return chosen;
}

async function partWith(code: number, parts: Part[]): Promise<Part | undefined> {
  for (const part of parts) {
    const isClaimed = part.bounds.some(([first, last]) => code >= first && code <= last);
    if (isClaimed && (await drawnBy(part)).has(code)) return part;
  }
  return undefined;
}

/** The drawing tables. Skipping them makes reading a font's character set five times as fast. */
const drawing = [
  'glyf',
  'loca',
  'gvar',
  'HVAR',
  'VVAR',
  'STAT',
  'avar',
  'fvar',
  'hmtx',
  'vmtx',
  'GSUB',
  'GPOS',
  'GDEF',
];

const knownSigns = new Map<Part, Promise<Set<number>>>();

/** The characters a part really has: packages declare more than they can draw, especially East Asian pictographs. */
function drawnBy(part: Part): Promise<Set<number>> {
  const known = knownSigns.get(part);
  if (known) return known;
  const bytes = subsetInTurn(fileOf(part, part.family.weights[0]), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    dropTables: drawing,
  });
  const signs = bytes.then(signsIn);
  knownSigns.set(part, signs);
  signs.catch(() => knownSigns.delete(part));
  return signs;
}

const knownParts = new Map<Family, Part[]>();

function partsOf(family: Family): Part[] {
  const known = knownParts.get(family);
  if (known) return known;
  const ranges = JSON.parse(readFileSync(join(folderOf(family), 'unicode.json'), 'utf8')) as Record<string, string>;
  const parts = Object.entries(ranges)
    .map(([key, range]) => ({ family, key: key.replace(/[[\]]/g, ''), range, bounds: toBounds(range) }))
    .filter(({ key }) => !family.parts || family.parts.includes(key));
  knownParts.set(family, parts);
  return parts;
}

function toBounds(range: string): [number, number][] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

const knownFaces = new Map<string, Promise<string>>();

/**
 * Caches the faces of common texts; faces of families with thousands of characters are subset to the ones requested.
 */
function toFace(part: Part, weight: number, signs: string): Promise<string> {
  const { family, key } = part;
  const id = [family.name, key, weight, family.isVariable ? signs : ''].join('|');
  const known = knownFaces.get(id);
  if (known) return known;
  if (knownFaces.size >= 400) knownFaces.clear();
  const face = family.isVariable ? pinnedFace(part, weight, signs) : Promise.resolve(wholeFace(part, weight));
  knownFaces.set(id, face);
  // Let the next sheet retry a failure.
  face.catch(() => knownFaces.delete(id));
  return face;
}

function wholeFace(part: Part, weight: number): string {
  return toRule(part, weight, 'woff2', readFileSync(fileOf(part, weight)));
}

/** PDFs can't embed variable fonts: pin the weight. */
async function pinnedFace(part: Part, weight: number, signs: string): Promise<string> {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const bytes = await subsetInTurn(fileOf(part, weight), signs, options);
  return toRule(part, weight, 'ttf', bytes);
}

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Subsets one font after another. Each blocks the process for milliseconds, and a sheet may need hundreds: in between,
 * other work runs, such as renewing the locks of jobs.
 */
function subsetInTurn(file: string, signs: string, options: Parameters<typeof subsetFont>[2]): Promise<Buffer> {
  const subset = lastTurn.then(() => nextTurn()).then(() => subsetFont(readFileSync(file), signs, options));
  lastTurn = subset.catch(() => undefined);
  return subset;
}

function toRule({ family, range }: Part, weight: number, type: 'woff2' | 'ttf', bytes: Buffer): string {
  const source = `url(data:font/${type};base64,${bytes.toString('base64')})`;
  const size = family.size ? `size-adjust:${family.size};` : '';
  return `@font-face{font-family:"${family.name}";font-weight:${weight};${size}src:${source};unicode-range:${range}}`;
}

function fileOf({ family, key }: Part, weight = 400): string {
  const cut = family.isVariable ? 'wght' : weight;
  return join(folderOf(family), 'files', `${family.package.split('/')[1]}-${key}-${cut}-normal.woff2`);
}

function folderOf(family: Family): string {
  return dirname(require.resolve(`${family.package}/package.json`));
}

function stackOf(...first: Family[]): string {
  const names = [...first, emoji, ...otherScripts, ...Object.values(eastAsian)].map(({ name }) => `"${name}"`);
  return `${names.join(',')},sans-serif`;
}

function digits(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}
