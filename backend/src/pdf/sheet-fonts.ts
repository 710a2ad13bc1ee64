import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** A family of an npm package, whose files each hold a part of its signs. */
interface Family {
  /** As style sheets call it. */
  name: string;
  package: string;
  /** The weights that a sheet uses; a variable family is printed in these. */
  weights: number[];
  /** The parts to look in, all of them where nothing is said. */
  parts?: string[];
  isVariable?: boolean;
}

const european = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

/** Two typefaces for what they can write. */
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
/** The same sign is drawn in another way in each country: first as the language has it. */
const eastAsianOrder: Record<string, string[]> = {
  ja: ['jp', 'sc', 'tc', 'kr'],
  ko: ['kr', 'jp', 'sc', 'tc'],
  zh: ['sc', 'tc', 'jp', 'kr'],
};

const emoji: Family = { name: 'Emoji', package: '@fontsource/noto-emoji', weights: [600], parts: digits(12) };

/** What `font-family` says for names and headings, and for everything else. */
export const displayStack = stackOf(display, text);
export const textStack = stackOf(text, display);

/**
 * The rules that bring along the fonts that a text needs, and no others. Names, headings and figures are set in one
 * typeface, everything else in another one; what neither can write comes from a family made for its script.
 *
 * @param language decides how Chinese signs are drawn
 */
export async function fontFaces(written: string, language: string): Promise<string> {
  const east = (eastAsianOrder[language] ?? eastAsianOrder['ja'] ?? []).flatMap((region) => eastAsian[region] ?? []);
  const signs = [...new Set(written.normalize('NFC') + written)];
  const faces: Promise<string>[] = [];
  const add = (families: Family[], wanted: string[]): void => {
    for (const [part, chosen] of partsFor(families, wanted)) {
      faces.push(...part.family.weights.map((weight) => toFace(part, weight, chosen.join(''))));
    }
  };
  add([display], signs);
  add([text, ...otherScripts, ...east, emoji], signs);
  return (await Promise.all(faces)).join('');
}

/** One file of a family: the signs that it holds. */
interface Part {
  family: Family;
  key: string;
  range: string;
  bounds: [first: number, last: number][];
}

/** Which part of the first family that knows it writes each sign. */
function partsFor(families: Family[], signs: string[]): Map<Part, string[]> {
  const chosen = new Map<Part, string[]>();
  for (const sign of signs) {
    const code = sign.codePointAt(0) ?? 0;
    const holds = ({ bounds }: Part): boolean => bounds.some(([first, last]) => code >= first && code <= last);
    for (const family of families) {
      const part = partsOf(family).find(holds);
      if (!part) continue;
      chosen.set(part, [...(chosen.get(part) ?? []), sign]);
      break;
    }
  }
  return chosen;
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

/** Faces of common texts stay in memory; those of a family with thousands of signs hold only those asked for. */
function toFace(part: Part, weight: number, signs: string): Promise<string> {
  const { family, key } = part;
  const id = [family.name, key, weight, family.isVariable ? signs : ''].join('|');
  const known = knownFaces.get(id);
  if (known) return known;
  if (knownFaces.size >= 400) knownFaces.clear();
  const face = family.isVariable ? pinnedFace(part, weight, signs) : Promise.resolve(wholeFace(part, weight));
  knownFaces.set(id, face);
  // What failed once is tried again by the next sheet.
  face.catch(() => knownFaces.delete(id));
  return face;
}

function wholeFace({ family, key, range }: Part, weight: number): string {
  const name = `${family.package.split('/')[1]}-${key}-${weight}-normal.woff2`;
  return toRule(family, weight, range, 'woff2', readFileSync(join(folderOf(family), 'files', name)));
}

/** A variable font would not be embedded as a font: it is printed in one weight. */
async function pinnedFace({ family, key, range }: Part, weight: number, signs: string): Promise<string> {
  const name = `${family.package.split('/')[1]}-${key}-wght-normal.woff2`;
  const whole = readFileSync(join(folderOf(family), 'files', name));
  const bytes = await subsetFont(whole, signs, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  return toRule(family, weight, range, 'ttf', bytes);
}

function toRule(family: Family, weight: number, range: string, type: 'woff2' | 'ttf', bytes: Buffer): string {
  const source = `url(data:font/${type};base64,${bytes.toString('base64')})`;
  return `@font-face{font-family:"${family.name}";font-weight:${weight};src:${source};unicode-range:${range}}`;
}

function folderOf(family: Family): string {
  return dirname(require.resolve(`${family.package}/package.json`));
}

function stackOf(...first: Family[]): string {
  const names = [...first, ...otherScripts, ...Object.values(eastAsian), emoji].map(({ name }) => `"${name}"`);
  return `${names.join(',')},sans-serif`;
}

function digits(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}
