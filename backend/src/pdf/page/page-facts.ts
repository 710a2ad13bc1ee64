import type { SheetContent, SheetVariant } from '../../../../contract/one-sheets/one-sheet.js';
import { bioWords, placeName } from '../../../../contract/rules/sheet-rule.js';
import { labelsIn, type SheetLabels } from './sheet-labels.js';
import { cutToLength, cutToWords, toLine } from './sheet-text.js';
import { isImpossibleDay, isOver, showDay } from '../calendar-day.js';
import { toDate, unbroken } from './display-date.js';
import { type Placed, LineBuilder } from './line-builder.js';
import { toLink, type WebLink, webHref } from './web-link.js';

/** A show, upcoming or past. */
type PageShow = Placed<{ date: string; venue: string; city: string }>;

/** A sheet's content ready for print: printable lines, none of them empty or too long. */
export interface PageFacts {
  name: string;
  descriptors: Placed<string>[];
  credential: Placed<string> | null;
  release: {
    kind: string;
    title: Placed<string> | null;
    /** Date and label. */
    imprint: Placed<string>[];
    listen: Placed<WebLink> | null;
  };
  story: Placed<string> | null;
  /** Split into sentences, `bio:0`, so that single ones can be dropped. */
  bio: Placed<string>[];
  numbers: Placed<{ figure: string; what: string; source: string }>[];
  topCities: Placed<string> | null;
  quotes: Placed<{ text: string; outlet: string; href: string | null }>[];
  /** Upcoming and past shows. */
  shows: PageShow[];
  playedShows: PageShow[];
  pastVenues: Placed<string> | null;
  availableFor: Placed<string> | null;
  video: Placed<WebLink> | null;
  tracks: Placed<string>[];
  codes: Placed<{ what: string; said: string }>[];
  mood: Placed<{ what: string; said: string }>[];
  links: Placed<WebLink>[];
  contact: { name: string; role: string; email: string; phone: string };
}

/** Length limits in UTF-16 units; longer texts are cut after a word. */
const longest = { name: 160, sentence: 320, bio: 1100, title: 110, word: 48, figure: 14 };
const most = { numbers: 5, quotes: 3, shows: 8, tracks: 14, links: 8 };

/** The content, its audience, and the lines built from it. */
interface FactsContext {
  content: SheetContent;
  variant: SheetVariant;
  language: string;
  labels: SheetLabels;
  now: Date;
  lines: LineBuilder;
}

/**
 * Turns content into printable facts, with the places that exceed a sheet's limits and warnings for the artist.
 * @param now decides which shows are in the past
 */
export function toFacts(
  content: SheetContent,
  variant: SheetVariant,
  language: string,
  now: Date,
): { facts: PageFacts; beyond: string[]; warnings: string[] } {
  const lines = new LineBuilder();
  const context: FactsContext = { content, variant, language, labels: labelsIn(language), now, lines };
  const facts: PageFacts = {
    name: lines.line('artistName', content.artistName, longest.name),
    descriptors: descriptors(context),
    credential: lines.one('credential', content.credential, 120),
    release: release(context),
    story: lines.one('release.story', content.release.story, longest.sentence),
    bio: bio(context),
    numbers: numbers(context),
    topCities: lines.one('topCities', content.topCities, 120),
    quotes: quotes(context),
    ...shows(context),
    pastVenues: lines.one('pastVenues', content.pastVenues, 240),
    availableFor: lines.one('availableFor', content.availableFor, 160),
    video: toLink('videoLink', content.videoLink),
    tracks: lines.first(
      most.tracks,
      lines.list('release.tracks', content.release.tracks, (track, place) => lines.line(place, track) || null),
    ),
    codes: codes(context),
    mood: mood(context),
    links: links(context),
    contact: contact(context),
  };
  return { facts, beyond: lines.beyond, warnings: warnings(context, facts) };
}

/** The line below the name: genre, town and similar artists. */
function descriptors({ content, variant, labels, lines }: FactsContext): Placed<string>[] {
  const forFansOf = lines.one('forFansOf', content.forFansOf);
  return [
    lines.one('genre', content.genre),
    lines.one('city', content.city),
    variant !== 'playlist' && forFansOf
      ? { place: forFansOf.place, told: `${labels.forFansOf} ${forFansOf.told}` }
      : null,
  ].filter((value) => value !== null);
}

function release({ content, variant, language, lines }: FactsContext): PageFacts['release'] {
  const { kind, title, date, label, listenLink } = content.release;
  return {
    kind: lines.line('release.kind', kind, longest.word),
    title: lines.one('release.title', title, longest.title),
    imprint: [
      lines.one('release.date', toDate(toLine(date), language), longest.word),
      variant === 'radio' ? null : lines.one('release.label', label),
    ].filter((value) => value !== null),
    listen: toLink('release.listenLink', listenLink),
  };
}

function bio({ content, language }: FactsContext): Placed<string>[] {
  const sentences = cutToWords(cutToLength(toLine(content.bio), longest.bio), bioWords, language);
  return sentences.map((sentence, index) => ({ place: `bio:${index}`, told: sentence }));
}

function numbers({ content, language, lines }: FactsContext): PageFacts['numbers'] {
  const told = lines.list('numbers', content.numbers, (number, place) => {
    const figure = toLine(number.figure);
    // Truncated, it would be a different figure.
    if (figure.length > longest.figure) {
      lines.beyond.push(place);
      return null;
    }
    const asOf = toDate(lines.line(place, number.asOf, longest.word), language);
    const source = inOneLine([lines.line(place, number.source, longest.word), unbroken(asOf)], language);
    return figure ? { figure, what: lines.line(place, number.what, longest.word), source } : null;
  });
  return lines.first(most.numbers, told);
}

function quotes({ content, lines }: FactsContext): PageFacts['quotes'] {
  const told = lines.list('quotes', content.quotes, (quote, place) => {
    const words = toLine(quote.text).replace(/^["“”«»„]+|(?<!["“”«»])["“”«»]+$/gu, '');
    const text = lines.cut(place, words, longest.sentence);
    const outlet = lines.line(place, quote.outlet, longest.word);
    return text && outlet ? { text, outlet, href: webHref(quote.link) } : null;
  });
  return lines.first(most.quotes, told);
}

function shows({ content, language, now, lines }: FactsContext): Pick<PageFacts, 'shows' | 'playedShows'> {
  const told = lines.list('shows', content.shows, (show, place) => {
    const [venue, city] = [lines.line(place, show.venue), lines.line(place, show.city, longest.word)];
    return venue || city ? { date: lines.line(place, show.date, longest.word), venue, city } : null;
  });
  const coming = soonestFirst(told.filter((show) => !isOver(show.told.date, now)));
  const played = soonestFirst(told.filter((show) => isOver(show.told.date, now))).toReversed();
  const kept = lines
    .first(most.shows, [...coming, ...played])
    .map(({ place, told: show }) => ({ place, told: { ...show, date: toDate(show.date, language) } }));
  return { shows: kept.slice(0, coming.length), playedShows: kept.slice(coming.length) };
}

/** Identifiers that a radio library needs. */
function codes({ content, variant, labels, lines }: FactsContext): PageFacts['codes'] {
  const { label, cleanVersion, isrc, upc } = content.release;
  return [
    ...(variant === 'radio' ? lines.labelled('release.label', labels.label, label) : []),
    ...lines.labelled('release.cleanVersion', labels.cleanVersion, cleanVersion),
    ...lines.labelled('release.isrc', 'ISRC', isrc),
    ...lines.labelled('release.upc', 'UPC', upc),
  ];
}

function mood({ content, variant, labels, lines }: FactsContext): PageFacts['mood'] {
  const tempo = toLine(content.tempo);
  return [
    ...(variant === 'playlist' ? lines.labelled('forFansOf', labels.forFansOf, content.forFansOf) : []),
    ...lines.labelled('mood', labels.mood, content.mood),
    ...lines.labelled('tempo', labels.tempo, /^\d+$/.test(tempo) ? `${tempo} BPM` : content.tempo),
  ];
}

function links({ content, lines }: FactsContext): PageFacts['links'] {
  const told = lines.list('links', content.links, ({ label, url }, place) => {
    const link = toLink(place, url);
    return link ? { ...link.told, words: lines.line(place, label, longest.word) || link.told.words } : null;
  });
  return lines.first(most.links, told);
}

function contact({ content, lines }: FactsContext): PageFacts['contact'] {
  const { name, role, email, phone } = content.contact;
  return {
    name: lines.line('contact.name', name, longest.word * 2),
    role: lines.line('contact.role', role, longest.word),
    // Truncated, it would be someone else's address.
    email: toLine(email),
    phone: lines.line('contact.phone', phone, longest.word),
  };
}

/** Warnings for the artist: what was changed or dropped, and what is missing. */
function warnings({ content, lines }: FactsContext, facts: PageFacts): string[] {
  const signsIn = (text: string): number => text.replaceAll(' ', '').length;
  const dates = [
    content.release.date,
    ...content.shows.map(({ date }) => date),
    ...content.numbers.map(({ asOf }) => asOf),
  ];
  const impossible = dates.map(toLine).find(isImpossibleDay);
  const cuts = lines.shortened.filter((place) => !lines.beyond.includes(place));
  const found: [isSo: boolean, sentence: string][] = [
    [
      signsIn(facts.bio.map(({ told }) => told).join('')) < signsIn(toLine(content.bio)),
      `The bio is longer than ${bioWords} words: what comes after them is not on the sheet.`,
    ],
    [
      content.quotes.some(({ text, outlet }) => toLine(text) && !toLine(outlet)),
      'A quote without an outlet is not on the sheet: say who wrote it.',
    ],
    [
      content.numbers.some(({ figure }) => toLine(figure).length > longest.figure),
      `A figure of more than ${longest.figure} characters is not on the sheet: say it shorter, such as 1.2m.`,
    ],
    [impossible !== undefined, `A date that is in no calendar is not on the sheet: ${impossible}.`],
    [cuts.length > 0, `Too long for a sheet, and shortened: ${cuts.map(placeName).join(', ')}.`],
    [!facts.contact.email && !facts.contact.phone, 'Add an email or phone number so people can reach you.'],
  ];
  return found.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}

/** Joins parts on one line and isolates text of the opposite direction. */
function inOneLine(parts: string[], language: string): string {
  const told = parts.filter(Boolean);
  if (language !== 'ar' && language !== 'he') return told.join(', ');
  return told.map((part) => `\u2068${part}\u2069`).join(language === 'ar' ? '، ' : ', ');
}

/** Sorts by date if every date is unambiguous; otherwise keeps the order. */
function soonestFirst(shows: PageShow[]): PageShow[] {
  const dayOf = ({ told: { date } }: PageShow): number => showDay(date);
  return shows.some((show) => Number.isNaN(dayOf(show))) ? shows : shows.toSorted((a, b) => dayOf(a) - dayOf(b));
}
