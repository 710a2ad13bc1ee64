import type { Timestamp, Uuid } from '../rules/scalars.js';

/** Four sheets of the same facts: what comes first differs. */
export const sheetVariants = ['press', 'booking', 'radio', 'playlist'] as const;
export type SheetVariant = (typeof sheetVariants)[number];

export const sheetPapers = ['a4', 'letter'] as const;
export type SheetPaper = (typeof sheetPapers)[number];

/** How a sheet looks. */
export interface SheetDesign {
  variant: SheetVariant;
  paper: SheetPaper;
  /** The accent colour, `#rrggbb`. Text never stands in it where it could not be read. */
  accent: string;
  /** Images of the artist's library, or `profilePhoto`; null: none. */
  photoId: string | null;
  coverId: string | null;
}

/**
 * What a sheet says. Text is plain; an empty text or list means that the thing is not known, and is not on the sheet.
 * Links are absolute `http:` or `https:` addresses.
 */
export interface SheetContent {
  artistName: string;
  /** What the line below the name says. `credential` is one thing that can be checked. */
  genre: string;
  city: string;
  forFansOf: string;
  credential: string;
  release: SheetRelease;
  /** At most 100 words, third person. */
  bio: string;
  /** Three to five figures. */
  numbers: SheetNumber[];
  topCities: string;
  /** What named outlets wrote. */
  quotes: SheetQuote[];
  shows: SheetShow[];
  /** Where they have played: for those who book. */
  pastVenues: string;
  availableFor: string;
  videoLink: string;
  mood: string;
  /** In beats per minute, as said. */
  tempo: string;
  links: SheetLink[];
  contact: SheetContact;
  /** Texts that the assistant suggests by their place. They are printed once the artist has put them there. */
  proposals?: Partial<Record<DerivedPlace, string>>;
}

/** Places whose text the assistant writes, instead of copying it from the artist. */
export const derivedPlaces = ['bio', 'release.story'] as const;
export type DerivedPlace = (typeof derivedPlaces)[number];

export interface SheetRelease {
  /** `Single`, `EP`, `Album`, in the sheet's language. */
  kind: string;
  title: string;
  /** As it stands on the sheet, with its year. */
  date: string;
  /** The label's name, or "Independent". */
  label: string;
  /** The story in one sentence. */
  story: string;
  listenLink: string;
  tracks: string[];
  /** Whether there is a version without explicit words, as said. */
  cleanVersion: string;
  isrc: string;
  upc: string;
}

export interface SheetNumber {
  figure: string;
  what: string;
  source: string;
  asOf: string;
}

export interface SheetQuote {
  text: string;
  outlet: string;
  link: string;
}

export interface SheetShow {
  date: string;
  venue: string;
  city: string;
}

export interface SheetLink {
  label: string;
  url: string;
}

export interface SheetContact {
  name: string;
  role: string;
  email: string;
  phone: string;
}

/**
 * Where a fact comes from. `chat` names the message; with `isDerived`, the assistant reworded it. `note` is a note that the artist
 * asked to remember.
 */
export type FactSource =
  { from: 'profile' | 'song' | 'library' | 'note' | 'edit' } | { from: 'chat'; messageId: string; isDerived?: boolean };

/** The source of each fact of a sheet, by its place in the content: `release.title`, `quotes.0`. */
export type FactSources = Record<string, FactSource>;

/** One saved version of a one-sheet. `createdAt` is ISO 8601, UTC. */
export interface SheetVersion {
  sheetId: Uuid;
  /** From 1 on. */
  number: number;
  content: SheetContent;
  design: SheetDesign;
  sources: FactSources;
  /** The printed file in the library; null once it was deleted there. */
  mediaId: Uuid | null;
  createdAt: Timestamp;
}

/** A one-sheet with all of its versions, oldest first. `chatId` is the conversation it was made from, while it exists. */
export interface OneSheet {
  id: Uuid;
  chatId: Uuid | null;
  createdAt: Timestamp;
  versions: SheetVersion[];
}

/** POST /api/one-sheets/{id}/preview: the page as it would be printed. */
export interface SheetPreview {
  /** A whole document without scripts, for a sandboxed frame. */
  html: string;
  /** Places in the content that did not fit: `quotes.3`. */
  leftOut: string[];
  /** Sentences for the artist. */
  warnings: string[];
}

/** In the place of an image's id: the picture of the artist's profile. */
export const profilePhoto = 'profile';

/** From the asking to the file, in milliseconds; later it is given up. */
export const sheetPatienceMs = 60_000;

/** How long after the assistant's marker the browser may ask for the sheet, in milliseconds. */
export const sheetTriggerMs = 5000;

/** A step of the making of a one-sheet. */
export type SheetStage = 'drafting' | 'layout' | 'printing' | 'saved';
