import { ValidateBy } from 'class-validator';
import { isLink } from './link-rule.js';
import { limits } from '../limits.js';
import {
  type DerivedPlace,
  derivedPlaces,
  profilePhoto,
  type SheetContent,
  sheetPapers,
  type SheetPaper,
  type SheetVariant,
  sheetVariants,
} from '../one-sheets/one-sheet.js';
import { textProblem } from './text-rule.js';

/** A text field: its name in error messages and its maximum length in UTF-16 units. */
export interface SheetText {
  label: string;
  max: number;
  isRequired?: boolean;
  isLink?: boolean;
}

/** A list field: the name of an item in error messages, the maximum number of items and their fields. */
export interface SheetList {
  label: string;
  most: number;
  items: Record<string, SheetText>;
}

const text = (label: string, max: number): SheetText => ({ label, max });
const link = (label: string): SheetText => ({ label, max: limits.linkMax, isLink: true });

/** Text fields by place in the content. */
export const sheetTexts = {
  artistName: { label: 'Artist name', max: limits.nameMax, isRequired: true },
  genre: text('Genre', limits.genreMax),
  city: text('City', limits.locationMax),
  forFansOf: text('For fans of', 200),
  credential: text('Credential', 200),
  bio: text('Bio', limits.messageMax),
  topCities: text('Top cities', 200),
  pastVenues: text('Past venues', 400),
  availableFor: text('Available for', 200),
  videoLink: link('Video link'),
  mood: text('Mood', 120),
  tempo: text('Tempo', 40),
  'release.kind': text('Kind', 40),
  'release.title': text('Title', limits.songTitleMax),
  'release.date': text('Release date', 60),
  'release.label': text('Label', 120),
  'release.story': text('Story', 500),
  'release.listenLink': link('Listen link'),
  'release.cleanVersion': text('Clean version', 120),
  'release.isrc': text('ISRC', 20),
  'release.upc': text('UPC', 20),
  'contact.name': text('Contact name', limits.nameMax),
  'contact.role': text('Contact role', 80),
  'contact.email': text('Contact email', limits.emailMax),
  'contact.phone': text('Contact phone', 40),
} as const satisfies Record<string, SheetText>;
export type SheetTextPlace = keyof typeof sheetTexts;

/** How many words of a bio fit on a sheet; the rest isn't printed. */
export const bioWords = 100;

/** List fields by place; tracks are plain strings. */
export const sheetLists = {
  numbers: {
    label: 'Number',
    most: 12,
    items: {
      figure: text('Figure', 40),
      what: text('What it counts', 80),
      source: text('Source', 80),
      asOf: text('As of', 40),
    },
  },
  quotes: {
    label: 'Quote',
    most: 12,
    items: { text: text('Quote', 400), outlet: text('Outlet', 120), link: link('Link') },
  },
  shows: {
    label: 'Show',
    most: 20,
    items: { date: text('Date', 60), venue: text('Venue', 120), city: text('City', 120) },
  },
  links: { label: 'Link', most: 12, items: { label: text('Name', 60), url: link('Address') } },
} as const satisfies Record<string, SheetList>;
export type SheetListPlace = keyof typeof sheetLists;

export const sheetTracks = { label: 'Track', most: 30, max: limits.songTitleMax } as const;

/** Returns the error for a sheet's content as a sentence, or undefined. Unknown fields are errors too. */
export function sheetContentProblem(value: unknown): string | undefined {
  const content = flat(value);
  if (!content) return 'The sheet must be an object';
  for (const [place, rule] of Object.entries(sheetTexts)) {
    const problem = sheetTextProblem(content[place], rule);
    if (problem) return problem;
  }
  for (const [place, rule] of Object.entries(sheetLists)) {
    const problem = listProblem(content[place], rule);
    if (problem) return problem;
  }
  const { label, max, most } = sheetTracks;
  const tracks = content['release.tracks'];
  if (!Array.isArray(tracks)) return 'Tracks must be a list';
  if (tracks.length > most) return `At most ${most} tracks fit a sheet`;
  const track = tracks.map((title) => sheetTextProblem(title, { label, max })).find(Boolean);
  if (track) return track;
  const proposals = proposalsProblem(content['proposals'] ?? {});
  if (proposals) return proposals;
  const known = new Set([...Object.keys(sheetTexts), ...Object.keys(sheetLists), 'release.tracks', 'proposals']);
  const unknown = Object.keys(content).find((place) => !known.has(place));
  return unknown && `A sheet has no ${unknown.slice(0, 60)}`;
}

/** Returns the error for one text of a sheet, or undefined. */
export function sheetTextProblem(value: unknown, rule: SheetText): string | undefined {
  const { label, max } = rule;
  const problem = textProblem(value, { label, max, min: rule.isRequired ? 1 : 0 });
  if (problem) return problem;
  // PostgreSQL can't store lone surrogates.
  if (/\p{Surrogate}/u.test(String(value))) return `${label} contains half of a character: please type it again`;
  return rule.isLink && value !== '' && !isLink(value) ? `${label}: please enter a valid URL` : undefined;
}

/** Returns the error for a sheet's design, or undefined. */
export function sheetDesignProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'The design must be an object';
  const { variant, paper, accent, photoId, coverId, photoFocus, coverFocus, ...more } = value;
  if (!sheetVariants.includes(variant as SheetVariant)) return 'Please choose a kind of sheet';
  if (!sheetPapers.includes(paper as SheetPaper)) return 'Please choose A4 or Letter';
  if (typeof accent !== 'string' || !/^#[0-9a-f]{6}$/i.test(accent)) return 'Please choose a colour';
  if (photoId !== profilePhoto && !isImageId(photoId)) return 'Please choose a photo from your library';
  if (!isImageId(coverId)) return 'Please choose a cover from your library';
  if (!isFocus(photoFocus) || !isFocus(coverFocus)) return 'The point in the picture must be in whole percent';
  return Object.keys(more).length > 0 ? 'The design has an unknown field' : undefined;
}

/** A valid `SheetContent`. */
export function SheetContentRule(): PropertyDecorator {
  return ruleOf('sheetContent', sheetContentProblem);
}

/** A valid `SheetDesign`. */
export function SheetDesignRule(): PropertyDecorator {
  return ruleOf('sheetDesign', sheetDesignProblem);
}

export function emptySheet(): SheetContent {
  return {
    artistName: '',
    genre: '',
    city: '',
    forFansOf: '',
    credential: '',
    release: {
      kind: '',
      title: '',
      date: '',
      label: '',
      story: '',
      listenLink: '',
      tracks: [],
      cleanVersion: '',
      isrc: '',
      upc: '',
    },
    bio: '',
    numbers: [],
    topCities: '',
    quotes: [],
    shows: [],
    pastVenues: '',
    availableFor: '',
    videoLink: '',
    mood: '',
    tempo: '',
    links: [],
    contact: { name: '', role: '', email: '', phone: '' },
  };
}

export function sheetTextAt(content: SheetContent, place: SheetTextPlace): string {
  return String(flat(content)?.[place] ?? '');
}

/** The display name of a place: `quotes.3` is "Quote 4". */
export function placeName(place: string): string {
  if (place in sheetTexts) return sheetTexts[place as keyof typeof sheetTexts].label;
  const index = Number(/\.(\d+)$/.exec(place)?.[1] ?? NaN);
  const list = place.replace(/\.\d+$/, '');
  const label =
    list === 'release.tracks'
      ? sheetTracks.label
      : list in sheetLists
        ? sheetLists[list as keyof typeof sheetLists].label
        : place;
  return Number.isNaN(index) ? label : `${label} ${index + 1}`;
}

/** Returns a copy of the content with one text replaced. */
export function withSheetText(content: SheetContent, place: SheetTextPlace, value: string): SheetContent {
  const [part = '', name] = place.split('.');
  if (!name) return { ...content, [part]: value };
  return { ...content, [part]: { ...(content[part as 'release' | 'contact'] as object), [name]: value } };
}

function proposalsProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'Proposals must be an object';
  for (const [place, proposed] of Object.entries(value)) {
    if (!derivedPlaces.includes(place as DerivedPlace)) return `A sheet has no proposal for ${place.slice(0, 60)}`;
    const problem = sheetTextProblem(proposed, sheetTexts[place as DerivedPlace]);
    if (problem) return problem;
  }
  return undefined;
}

function listProblem(value: unknown, { label, most, items }: SheetList): string | undefined {
  if (!Array.isArray(value)) return `${label}s must be a list`;
  if (value.length > most) return `At most ${most} ${label.toLowerCase()}s fit a sheet`;
  for (const item of value as unknown[]) {
    if (!isObject(item)) return `Each ${label.toLowerCase()} must be an object`;
    for (const [name, rule] of Object.entries(items)) {
      const problem = sheetTextProblem(item[name], rule);
      if (problem) return problem;
    }
    if (Object.keys(item).some((name) => !(name in items))) return `A ${label.toLowerCase()} has an unknown field`;
  }
  return undefined;
}

/** Flattens one level of the content: `release.title` next to `bio`. */
function flat(value: unknown): Record<string, unknown> | undefined {
  if (!isObject(value) || !isObject(value['release']) || !isObject(value['contact'])) return undefined;
  const { release, contact, ...rest } = value;
  return { ...rest, ...within('release', release), ...within('contact', contact) };
}

function within(part: string, of: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(of).map(([name, each]: [string, unknown]) => [`${part}.${name}`, each]));
}

function isImageId(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value));
}

function isFocus(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isObject(value) || Object.keys(value).some((name) => name !== 'x' && name !== 'y')) return false;
  return [value['x'], value['y']].every((at) => Number.isInteger(at) && Number(at) >= 0 && Number(at) <= 100);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ruleOf(name: string, problem: (value: unknown) => string | undefined): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value) => problem(value) === undefined,
      defaultMessage: (args) => problem(args?.value) ?? '',
    },
  });
}
