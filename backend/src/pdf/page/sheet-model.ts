import type { SheetContent, SheetVariant } from '../../../../contract/one-sheets/one-sheet.js';
import { labelsIn, type SheetLabels } from './sheet-labels.js';
import { directionOf, languageOf } from './sheet-text.js';
import { type BlockKind, lastLeaving, type Leaving, variants } from './sheet-variants.js';
import { toFacts, type PageFacts } from './page-facts.js';
import type { Placed } from './line-builder.js';

/** A sheet before it is laid out. */
export interface SheetModel {
  title: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Whether the language puts spaces between sentences. */
  isSpaced: boolean;
  labels: SheetLabels;
  facts: PageFacts;
  /** Blocks of the narrow and the wide column, from the top. */
  side: BlockKind[];
  main: BlockKind[];
  /** Whether the contact goes above the columns rather than below them. */
  isContactFirst: boolean;
  /** The QR code's target and label; null if no link fits into a code. */
  code: { href: string; label: string } | null;
  /** Places in the order in which to drop them if the page is too small. */
  leaving: string[];
  /** Places that exceed a sheet's limits, such as a fourth quote. */
  beyond: string[];
  warnings: string[];
}

/** A QR code with more data isn't readable at 25 mm. */
const codeBytes = 250;

/**
 * Builds a sheet's model: what its variant shows, in which order, and what to drop first.
 * @param now decides which shows are in the past
 */
export function toModel(content: SheetContent, variant: SheetVariant, now: Date): SheetModel {
  const { artistName, bio, release, genre } = content;
  const said = [bio, release.story, genre].join(' ').trim() || [artistName, release.title].join(' ');
  const language = languageOf(said);
  const { facts, beyond, warnings } = toFacts(content, variant, language, now);
  const labels = labelsIn(language);
  const { side, main, leaving } = variants[variant];
  const codes = toCodes(facts, variant, labels);
  const code = codes.find(({ href }) => Buffer.byteLength(href) <= codeBytes) ?? null;
  if (code !== (codes[0] ?? null)) {
    warnings.push('The address that the QR code should lead to is too long for one: give a shorter link.');
  }
  return {
    title: facts.release.title ? `${facts.name}: ${facts.release.title.told}` : facts.name,
    language,
    direction: directionOf(said),
    isSpaced: language !== 'ja' && language !== 'zh',
    labels,
    facts,
    side: side.filter((kind) => hasContent(facts, kind)),
    main: main.filter((kind) => hasContent(facts, kind)),
    isContactFirst: variant === 'booking',
    code,
    leaving: toPlaces(facts, [...leaving, ...lastLeaving]),
    beyond,
    warnings,
  };
}

/** Whether a block has content. */
function hasContent(facts: PageFacts, kind: BlockKind): boolean {
  switch (kind) {
    case 'release':
      return facts.release.title !== null || facts.release.imprint.length > 0 || facts.release.listen !== null;
    case 'story':
      return facts.story !== null;
    case 'numbers':
      return facts.numbers.length > 0 || facts.topCities !== null;
    case 'stages':
      return facts.pastVenues !== null || facts.availableFor !== null || facts.video !== null;
    default:
      return facts[kind].length > 0;
  }
}

/** Candidate links for the QR code, best first. */
function toCodes(
  { release, contact, links }: PageFacts,
  variant: SheetVariant,
  labels: SheetLabels,
): NonNullable<SheetModel['code']>[] {
  const mail = contact.email ? [{ href: `mailto:${contact.email}`, label: labels.scanToWrite }] : [];
  const pages = [
    ...(release.listen ? [{ href: release.listen.told.href, label: labels.scanToListen }] : []),
    ...links.map(({ told }) => ({ href: told.href, label: labels.scanForMore })),
  ];
  return variant === 'booking' ? [...mail, ...pages] : [...pages, ...mail];
}

/**
 * The places to drop, in order: past shows first, then for each root the items beyond those to keep, starting with the
 * last.
 */
function toPlaces(facts: PageFacts, leaving: readonly Leaving[]): string[] {
  const all = placesOf(facts);
  const places = leaving.flatMap(([root, keep]) =>
    all
      .filter((place) => place === root || place.startsWith(`${root}.`) || place.startsWith(`${root}:`))
      .slice(keep)
      .toReversed(),
  );
  const played = facts.playedShows.map(({ place }) => place).toReversed();
  return [...new Set([...played, ...places])];
}

/** Every place with content, in reading order. */
function placesOf(facts: PageFacts): string[] {
  const { descriptors, release, bio, numbers, quotes, shows, playedShows, tracks, codes, mood, links } = facts;
  const single = [facts.credential, release.title, release.listen, facts.story, facts.topCities];
  const stages = [facts.pastVenues, facts.availableFor, facts.video];
  const lists: Placed<unknown>[][] = [
    descriptors,
    release.imprint,
    bio,
    numbers,
    quotes,
    shows,
    playedShows,
    tracks,
    codes,
    mood,
    links,
  ];
  return [...single, ...stages, ...lists.flat()].flatMap((value) => (value ? [value.place] : []));
}
