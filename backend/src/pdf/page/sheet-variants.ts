import type { SheetVariant } from '../../../../contract/one-sheets/one-sheet.js';

/** The parts of a sheet between its name and its contact bar. */
export type BlockKind =
  | 'release'
  | 'story'
  | 'bio'
  | 'numbers'
  | 'quotes'
  | 'shows'
  | 'playedShows'
  | 'stages'
  | 'tracks'
  | 'codes'
  | 'mood'
  | 'links';

/** Drops everything at a root (such as `quotes`) beyond the items to keep. */
export type Leaving = readonly [root: string, keep: number];

/** A variant's blocks in the narrow and the wide column, from the top, and what to drop first. */
interface SheetOrder {
  side: BlockKind[];
  main: BlockKind[];
  leaving: Leaving[];
}

/** Empty blocks aren't rendered, so every block is listed. */
export const variants: Record<SheetVariant, SheetOrder> = {
  press: {
    side: ['release', 'numbers', 'links'],
    main: ['story', 'quotes', 'bio', 'shows', 'playedShows', 'stages', 'tracks'],
    leaving: [
      ['release.tracks', 0],
      ['links', 2],
      ['links', 0],
      ['shows', 5],
      ['pastVenues', 0],
      ['availableFor', 0],
      ['numbers', 4],
      ['quotes', 2],
      ['topCities', 0],
      ['shows', 3],
      ['numbers', 3],
      ['bio', 3],
      ['videoLink', 0],
      ['shows', 0],
      ['bio', 1],
      ['numbers', 0],
      ['bio', 0],
      ['quotes', 1],
    ],
  },
  booking: {
    side: ['release', 'tracks', 'links'],
    main: ['numbers', 'stages', 'shows', 'playedShows', 'quotes', 'story', 'bio'],
    leaving: [
      ['release.tracks', 0],
      ['links', 2],
      ['links', 0],
      ['quotes', 1],
      ['bio', 3],
      ['shows', 4],
      ['numbers', 4],
      ['bio', 1],
      ['shows', 2],
      ['quotes', 0],
      ['availableFor', 0],
      ['topCities', 0],
      ['bio', 0],
      ['numbers', 3],
      ['shows', 0],
      ['numbers', 2],
      ['pastVenues', 0],
      ['numbers', 0],
    ],
  },
  radio: {
    side: ['release', 'numbers', 'links'],
    main: ['tracks', 'codes', 'story', 'quotes', 'bio', 'shows', 'playedShows', 'mood'],
    leaving: [
      ['links', 2],
      ['links', 0],
      ['release.tracks', 10],
      ['mood', 0],
      ['tempo', 0],
      ['shows', 3],
      ['quotes', 2],
      ['numbers', 3],
      ['topCities', 0],
      ['bio', 3],
      ['shows', 0],
      ['quotes', 1],
      ['bio', 1],
      ['numbers', 0],
      ['quotes', 0],
      ['bio', 0],
      ['release.tracks', 6],
    ],
  },
  playlist: {
    side: ['release', 'numbers', 'links'],
    main: ['mood', 'story', 'quotes', 'bio', 'tracks', 'codes', 'shows', 'playedShows'],
    leaving: [
      ['links', 2],
      ['links', 0],
      ['release.tracks', 6],
      ['release.tracks', 0],
      ['shows', 3],
      ['release.upc', 0],
      ['release.isrc', 0],
      ['release.cleanVersion', 0],
      ['quotes', 2],
      ['shows', 0],
      ['bio', 3],
      ['quotes', 1],
      ['numbers', 4],
      ['bio', 1],
      ['quotes', 0],
      ['bio', 0],
    ],
  },
};

/** The last resort: it reduces any sheet to a name, a title and a contact. */
export const lastLeaving: Leaving[] = [
  ['forFansOf', 0],
  ['credential', 0],
  ['numbers', 0],
  ['topCities', 0],
  ['quotes', 0],
  ['pastVenues', 0],
  ['videoLink', 0],
  ['release.upc', 0],
  ['release.isrc', 0],
  ['release.cleanVersion', 0],
  ['mood', 0],
  ['tempo', 0],
  ['release.tracks', 0],
  ['release.label', 0],
  ['release.story', 0],
  ['release.date', 0],
  ['city', 0],
  ['genre', 0],
];
