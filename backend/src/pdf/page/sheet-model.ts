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
  /** What stands in the narrow column and in the wide one, from the top. */
  side: BlockKind[];
  main: BlockKind[];
  /** Whether the contact stands above the columns rather than below them. */
  isContactFirst: boolean;
  /** What its QR code leads to, and what is said beside it; null when there is nothing that fits into one. */
  code: { href: string; label: string } | null;
  /** Places in the order in which they are left out, as far as the page is too small for all. */
  leaving: string[];
  /** Places of what is more than a sheet has of its kind: the fourth quote. */
  beyond: string[];
  warnings: string[];
}

/** A QR code with more could not be read from 25 mm of paper. */
const codeBytes = 250;

/**
 * What a variant of a sheet says, in which order, and what goes first when the page is too small.
 *
 * @param now decides which shows are over
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
    side: side.filter((kind) => isTold(facts, kind)),
    main: main.filter((kind) => isTold(facts, kind)),
    isContactFirst: variant === 'booking',
    code,
    leaving: toPlaces(facts, [...leaving, ...lastLeaving]),
    beyond,
    warnings,
  };
}

/** Whether anything of a block is known. */
function isTold(facts: PageFacts, kind: BlockKind): boolean {
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

/** What its QR code may lead to, the best first. */
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
 * The places that are left out, in their order: the shows that are over, then of each root the items beyond those to keep, the
 * last one first.
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

/** Every place that something is told of, in the order in which it is told. */
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
