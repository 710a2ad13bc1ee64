import type { SheetContent, SheetVariant } from '../../../contract/one-sheet.js';
import { safeHref } from '../../../contract/safe-href.js';
import { bioWords, placeName } from '../../../contract/sheet-rule.js';
import { labelsIn } from './sheet-labels.js';
import { cutToLength, cutToWords, toLine } from './sheet-text.js';

/** What is said of one thing, and where in the content it stands: `quotes.2`. */
export interface Told<T> {
  place: string;
  told: T;
}

/** A link as it may stand on paper: where it goes and what is read. */
export interface ToldLink {
  href: string;
  words: string;
}

/** The content of a sheet, ready for paper: lines without signs that cannot be printed, nothing empty, nothing endless. */
export interface ToldFacts {
  name: string;
  descriptors: Told<string>[];
  credential: Told<string> | null;
  release: {
    kind: string;
    title: Told<string> | null;
    /** Date and label. */
    imprint: Told<string>[];
    listen: Told<ToldLink> | null;
  };
  story: Told<string> | null;
  /** By sentences, `bio:0`, so that it can be shortened by them. */
  bio: Told<string>[];
  numbers: Told<{ figure: string; what: string; source: string }>[];
  topCities: Told<string> | null;
  quotes: Told<{ text: string; outlet: string; href: string | null }>[];
  shows: Told<{ date: string; venue: string; city: string }>[];
  pastVenues: Told<string> | null;
  availableFor: Told<string> | null;
  video: Told<ToldLink> | null;
  tracks: Told<string>[];
  codes: Told<{ what: string; said: string }>[];
  mood: Told<{ what: string; said: string }>[];
  links: Told<ToldLink>[];
  contact: { name: string; role: string; email: string; phone: string };
}

/** The longest that can be read, in UTF-16 units: more is cut behind a word. */
const longest = { name: 160, line: 90, sentence: 320, bio: 1100, title: 110, word: 48, figure: 14 };
const most = { numbers: 5, quotes: 3, shows: 8, tracks: 14, links: 8 };

/**
 * What of a content can be told, ready for paper, with the places of what is more than a sheet has of its kind, and what the
 * artist should know of it.
 */
export function toFacts(
  content: SheetContent,
  variant: SheetVariant,
  language: string,
): { facts: ToldFacts; beyond: string[]; warnings: string[] } {
  const warnings: string[] = [];
  const beyond: string[] = [];
  const { release } = content;
  const labels = labelsIn(language);
  const shortened = new Set<string>();
  const cut = (place: string, text: string, length: number = longest.line): string => {
    if (text.length > length) shortened.add(place);
    return cutToLength(text, length);
  };
  const line = (place: string, text: string, length?: number): string => cut(place, toLine(text), length);
  const one = (place: string, text: string, length?: number): Told<string> | null => {
    const value = line(place, text, length);
    return value ? { place, told: value } : null;
  };
  const fact = (place: string, what: string, text: string): Told<{ what: string; said: string }>[] => {
    const value = line(place, text);
    return value ? [{ place, told: { what, said: value } }] : [];
  };
  const first = <T>(count: number, items: Told<T>[]): Told<T>[] => {
    beyond.push(...items.slice(count).map(({ place }) => place));
    return items.slice(0, count);
  };
  const list = <T, U>(root: string, items: T[], toTold: (item: T, place: string) => U | null): Told<U>[] =>
    items.flatMap((item, index) => {
      const place = `${root}.${index}`;
      const value = toTold(item, place);
      return value ? [{ place, told: value }] : [];
    });

  const bio = toBio(toLine(content.bio), language);
  if (bio.isCut) warnings.push(`The bio is longer than ${bioWords} words: what comes after them is not on the sheet.`);
  const nameless = content.quotes.filter(({ text, outlet }) => toLine(text) && !toLine(outlet)).length;
  if (nameless > 0) warnings.push('A quote without an outlet is not on the sheet: say who wrote it.');

  const forFansOf = one('forFansOf', content.forFansOf);
  const facts: ToldFacts = {
    name: line('artistName', content.artistName, longest.name),
    descriptors: [
      one('genre', content.genre),
      one('city', content.city),
      variant !== 'playlist' && forFansOf
        ? { place: forFansOf.place, told: `${labels.forFansOf} ${forFansOf.told}` }
        : null,
    ].filter((value) => value !== null),
    credential: one('credential', content.credential, 120),
    release: {
      kind: line('release.kind', release.kind, longest.word),
      title: one('release.title', release.title, longest.title),
      imprint: [
        one('release.date', toDate(toLine(release.date), language), longest.word),
        variant === 'radio' ? null : one('release.label', release.label),
      ].filter((value) => value !== null),
      listen: toLink('release.listenLink', release.listenLink),
    },
    story: one('release.story', release.story, longest.sentence),
    bio: bio.sentences.map((sentence, index) => ({ place: `bio:${index}`, told: sentence })),
    numbers: first(
      most.numbers,
      list('numbers', content.numbers, (number, place) => {
        const figure = toLine(number.figure);
        // Cut, it would be another one.
        if (figure.length > longest.figure) {
          beyond.push(place);
          return null;
        }
        const asOf = toDate(line(place, number.asOf, longest.word), language);
        const source = inOneLine([line(place, number.source, longest.word), unbroken(asOf)], language);
        return figure ? { figure, what: line(place, number.what, longest.word), source } : null;
      }),
    ),
    topCities: one('topCities', content.topCities, 120),
    quotes: first(
      most.quotes,
      list('quotes', content.quotes, (quote, place) => {
        const text = cut(place, toLine(quote.text).replace(/^["“”«»„]+|["“”«»]+$/gu, ''), longest.sentence);
        const outlet = line(place, quote.outlet, longest.word);
        return text && outlet ? { text, outlet, href: webHref(quote.link) } : null;
      }),
    ),
    shows: first(
      most.shows,
      soonestFirst(
        list('shows', content.shows, (show, place) => {
          const [venue, city] = [line(place, show.venue), line(place, show.city, longest.word)];
          return venue || city ? { date: line(place, show.date, longest.word), venue, city } : null;
        }),
      ),
    ).map(({ place, told: show }) => ({ place, told: { ...show, date: toDate(show.date, language) } })),
    pastVenues: one('pastVenues', content.pastVenues, 240),
    availableFor: one('availableFor', content.availableFor, 160),
    video: toLink('videoLink', content.videoLink),
    tracks: first(
      most.tracks,
      list('release.tracks', release.tracks, (track, place) => line(place, track) || null),
    ),
    codes: [
      ...(variant === 'radio' ? fact('release.label', labels.label, release.label) : []),
      ...fact('release.cleanVersion', labels.cleanVersion, release.cleanVersion),
      ...fact('release.isrc', 'ISRC', release.isrc),
      ...fact('release.upc', 'UPC', release.upc),
    ],
    mood: [
      ...(variant === 'playlist' ? fact('forFansOf', labels.forFansOf, content.forFansOf) : []),
      ...fact('mood', labels.mood, content.mood),
      ...fact(
        'tempo',
        labels.tempo,
        /^\d+$/.test(toLine(content.tempo)) ? `${toLine(content.tempo)} BPM` : content.tempo,
      ),
    ],
    links: first(
      most.links,
      list('links', content.links, ({ label, url }, place) => {
        const link = toLink(place, url);
        return link ? { ...link.told, words: line(place, label, longest.word) || link.told.words } : null;
      }),
    ),
    contact: {
      name: line('contact.name', content.contact.name, longest.word * 2),
      role: line('contact.role', content.contact.role, longest.word),
      // Cut, it would be somebody else's.
      email: toLine(content.contact.email),
      phone: line('contact.phone', content.contact.phone, longest.word),
    },
  };
  if (content.numbers.some(({ figure }) => toLine(figure).length > longest.figure)) {
    warnings.push(
      `A figure of more than ${longest.figure} characters is not on the sheet: say it shorter, such as 1.2m.`,
    );
  }
  const cuts = [...shortened].filter((place) => !beyond.includes(place));
  if (cuts.length > 0) warnings.push(`Too long for a sheet, and shortened: ${cuts.map(placeName).join(', ')}.`);
  if (!facts.contact.email && !facts.contact.phone) {
    warnings.push('Nobody who reads the sheet can reach you: give it an email address or a phone number.');
  }
  return { facts, beyond, warnings };
}

function toBio(text: string, language: string): { sentences: string[]; isCut: boolean } {
  const sentences = cutToWords(cutToLength(text, longest.bio), bioWords, language);
  return { sentences, isCut: sentences.join('').replaceAll(' ', '').length < text.replaceAll(' ', '').length };
}

function toLink(place: string, url: string): Told<ToldLink> | null {
  const href = webHref(url);
  if (!href) return null;
  const { host, pathname } = new URL(href);
  const words = `${host.replace(/^www\./, '')}${pathname === '/' ? '' : readable(pathname)}`;
  return { place, told: { href, words: cutToLength(toLine(words), 60) } };
}

function webHref(url: string): string | null {
  const href = safeHref(url);
  return href && /^https?:/.test(href) ? href : null;
}

/** A path as a person would read it out, where it is whole. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An ISO date as a day that reads the same on both sides of the ocean; anything else as it was said. */
function toDate(text: string, language: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay) return text;
  const locale = language === 'en' ? 'en-GB' : language;
  const day = new Date(text).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return unbroken(day);
}

/** A short date stays together: broken between its day and its month, it reads as two things. */
function unbroken(date: string): string {
  return date.length <= 16 ? date.replaceAll(' ', '\u00a0') : date;
}

/** Things beside each other. What runs from left to right keeps its order among what does not, and the other way round. */
function inOneLine(parts: string[], language: string): string {
  const told = parts.filter(Boolean);
  if (language !== 'ar' && language !== 'he') return told.join(', ');
  return told.map((part) => `\u2068${part}\u2069`).join(language === 'ar' ? '، ' : ', ');
}

/** By date, if each of them is a whole date with its year; else as they were told. */
function soonestFirst<T extends { date: string }>(shows: Told<T>[]): Told<T>[] {
  const time = ({ told: { date } }: Told<T>): number => (/\d{4}/.test(date) ? Date.parse(date) : NaN);
  return shows.some((show) => Number.isNaN(time(show))) ? shows : shows.toSorted((a, b) => time(a) - time(b));
}
