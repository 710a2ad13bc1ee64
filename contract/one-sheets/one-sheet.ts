import type { Timestamp, Uuid } from '../rules/scalars.js';

/** GET /api/releases/{id}/one-sheets: newest first, at most 50. */
export interface OneSheetList {
  items: { id: Uuid; title: string; createdAt: Timestamp }[];
}

/** Four layouts of the same facts, each with a different emphasis. */
export const sheetVariants = ['press', 'booking', 'radio', 'playlist'] as const;
export type SheetVariant = (typeof sheetVariants)[number];

export const sheetPapers = ['a4', 'letter'] as const;
export type SheetPaper = (typeof sheetPapers)[number];

/** The design of a sheet. */
export interface SheetDesign {
  variant: SheetVariant;
  paper: SheetPaper;
  /** The accent colour, `#rrggbb`. Not used for text that it would make unreadable. */
  accent: string;
  /** Images from the artist's library, or `profilePhoto`; null for none. */
  photoId: string | null;
  coverId: string | null;
  /** The point that must stay in view where a picture is cropped; if absent, it is detected in the picture. */
  photoFocus?: PictureFocus;
  coverFocus?: PictureFocus;
}

/** A point in a picture, in whole percent from its left and top edges. */
export interface PictureFocus {
  x: number;
  y: number;
}

/**
 * The content of a sheet, as plain text. Empty texts and lists mean unknown and are left off the sheet. Links are
 * absolute `http:` or `https:` URLs.
 */
export interface SheetContent {
  artistName: string;
  /** The line below the name. `credential` is one verifiable fact. */
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
  /** Quotes from named outlets. */
  quotes: SheetQuote[];
  shows: SheetShow[];
  /** Venues played, for bookers. */
  pastVenues: string;
  availableFor: string;
  videoLink: string;
  mood: string;
  /** Beats per minute, in the artist's words. */
  tempo: string;
  links: SheetLink[];
  contact: SheetContact;
  /** Texts suggested by the assistant, by place. Printed only after the artist accepts them. */
  proposals?: Partial<Record<DerivedPlace, string>>;
}

/** Places whose text the assistant writes instead of copying it from the artist. */
export const derivedPlaces = ['bio', 'release.story'] as const;
export type DerivedPlace = (typeof derivedPlaces)[number];

export interface SheetRelease {
  /** `Single`, `EP`, `Album`, in the sheet's language. */
  kind: string;
  title: string;
  /** As printed, including the year. */
  date: string;
  /** The label's name, or "Independent". */
  label: string;
  /** The story in one sentence. */
  story: string;
  listenLink: string;
  tracks: string[];
  /** Whether there is a version without explicit lyrics, in the artist's words. */
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
 * Where a fact comes from. `chat` identifies the message; `isDerived` means that the assistant reworded it. `note` is
 * one of the artist's saved notes.
 */
export type FactSource =
  | { from: 'profile' | 'song' | 'library' | 'note' | 'edit' }
  | { from: 'chat'; messageId: string; isDerived?: boolean };

/** The source of each fact in a sheet, by its place in the content: `release.title`, `quotes.0`. */
export type FactSources = Record<string, FactSource>;

/** A saved version of a one-sheet. */
export interface SheetVersion {
  sheetId: Uuid;
  /** Starts at 1. */
  number: number;
  content: SheetContent;
  design: SheetDesign;
  sources: FactSources;
  /** The PDF in the library; null if it was deleted there. */
  mediaId: Uuid | null;
  createdAt: Timestamp;
}

/** A one-sheet with all its versions, oldest first. `chatId` is the chat it was made from, if that still exists. */
export interface OneSheet {
  id: Uuid;
  chatId: Uuid | null;
  createdAt: Timestamp;
  versions: SheetVersion[];
}

/** GET /api/one-sheets?chatId=: a one-sheet made by a reply, as its newest version in the library. */
export interface SheetSummary {
  sheetId: Uuid;
  /** The reply that promised it. */
  replyId: Uuid;
  variant: SheetVariant;
  /** The version's number. */
  version: number;
  mediaId: Uuid;
}

/** Names of the kinds within a sentence: "booking one-sheet". */
export const sheetKindNames: Record<SheetVariant, string> = {
  press: 'press one-sheet',
  booking: 'booking one-sheet',
  radio: 'radio one-sheet',
  playlist: 'playlist one-sheet',
};

/** A kind as a title: "Booking one-sheet". */
export function sheetKindTitle(variant: SheetVariant): string {
  const name = sheetKindNames[variant];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** POST /api/one-sheets/{id}/preview: the page as it will be printed. */
export interface SheetPreview {
  /** A complete document without scripts, for a sandboxed frame. */
  html: string;
  /** Places in the content that did not fit, such as `quotes.3`. */
  leftOut: string[];
  /** Sentences for the artist. */
  warnings: string[];
  /** The colour taken from the photo, or else from the cover; a neutral one if there is no picture. */
  pictureAccent: string;
}

/** Replaces an image id to refer to the artist's profile picture. */
export const profilePhoto = 'profile';

/** Time limit from the request to the file, in milliseconds. */
export const sheetPatienceMs = 60_000;

/** How long after the assistant's marker the browser may request the sheet, in milliseconds. */
export const sheetTriggerMs = 5000;

/** Steps of generating a one-sheet. */
export type SheetStage = 'drafting' | 'layout' | 'printing' | 'saved';
