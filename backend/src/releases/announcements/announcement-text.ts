import type { User } from '../../../../contract/account/user.js';
import type { Fact, FactKind } from '../../../../contract/facts/fact.js';
import { limits } from '../../../../contract/limits.js';
import type { Release, Show } from '../../../../contract/releases/release.js';
import { announcementWords } from './announcement-words.js';
import type { WrittenLanguage } from './written-language.js';

/** The input for all announcements of a tour. */
export interface AnnouncementSource {
  tour: Pick<Release, 'title' | 'shows' | 'listenLink'>;
  artist: Pick<User, 'name' | 'musicGenre' | 'location'>;
  /** The kept facts about the artist and the tour. */
  facts: readonly Pick<Fact, 'kind' | 'subject' | 'value'>[];
  /** The language the artist writes in. */
  language: WrittenLanguage;
}

/** An announcement's title and text, and the parts of it that the artist entered with the tour. */
export interface Announcement {
  title: string;
  markdown: string;
  confirmed: string[];
}

/**
 * Writes the announcement of one show in the artist's language. Anything that names another show's town, venue or date
 * is left out; unknown details become blanks.
 */
export function writeAnnouncement(show: Show, { tour, artist, facts, language }: AnnouncementSource): Announcement {
  const { city } = show;
  const words = announcementWords[language];
  const { unknown, labels } = words;
  const date = words.day(show.date);
  const isOurs = namesNoOther(show, tour.shows);
  const own = (text: string): string => (isOurs(text) ? text.trim() : '');
  const valueOf = (kind: FactKind, isWanted: (fact: AnnouncementSource['facts'][number]) => boolean = () => true) =>
    facts.find((fact) => fact.kind === kind && isWanted(fact) && isOurs(`${fact.subject} ${fact.value}`))?.value.trim();
  const names = (text: string): boolean => says(text, city) || (show.venue !== '' && says(text, show.venue));
  const night = valueOf('show', ({ subject, value }) => names(`${subject} ${value}`));
  const name = artist.name || unknown.artist;
  const venue = show.venue || unknown.venue;
  const about = words.about(name, artist.musicGenre, own(artist.location));
  const tourName = own(tour.title);
  const tickets = valueOf('link', ({ subject, value }) => /ticket|entrada|boleto/i.test(`${subject} ${value}`));
  const line = (label: string, value: string): string => `**${label}:** ${value}`;
  const paragraphs = [
    `# ${words.heading(name, venue, city)}`,
    [
      line(labels.date, date),
      line(labels.venue, `${venue}, ${unknown.address}, ${city}`),
      ...(night ? [line(labels.night, night)] : []),
      line(labels.doors, unknown.doors),
      line(labels.price, unknown.price),
      line(labels.age, unknown.age),
      line(labels.support, unknown.support),
    ].join('\n'),
    [
      ...(about ? [about] : []),
      ...(tourName ? [words.partOf(tourName)] : []),
      valueOf('story') ?? valueOf('credential') ?? unknown.fact,
    ].join(' '),
    [
      line(labels.tickets, tickets ?? unknown.link),
      ...(own(tour.listenLink) ? [line(labels.listen, tour.listenLink)] : []),
      line(labels.contact, `${name} · ${valueOf('email') ?? valueOf('phone') ?? unknown.email}`),
    ].join('\n'),
  ];
  return {
    title: words.title(city, date).slice(0, limits.documentTitleMax),
    markdown: paragraphs.join('\n\n'),
    confirmed: [[date, show.venue, city].filter(Boolean).join(', '), tourName, tour.listenLink].filter(Boolean),
  };
}

/** Returns a check that a text doesn't name another show's town, venue or date. */
function namesNoOther(show: Show, shows: readonly Show[]): (text: string) => boolean {
  const own = new Set([show.city, show.venue].map(folded));
  const others = shows.flatMap(({ city, venue, date }) => [
    ...[city, venue].filter((name) => !own.has(folded(name))),
    ...(date === show.date ? [] : spellings(date)),
  ]);
  return (text) => !others.some((name) => says(text, name));
}

/** A day as people write it in each of the languages, and as `2027-03-12`. */
function spellings(date: string): string[] {
  return [date, ...Object.values(announcementWords).flatMap((words) => words.spellings(date))];
}

/** Whether a text contains a name as whole words. */
function says(text: string, name: string): boolean {
  const words = (value: string): string =>
    ` ${folded(value)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return words(name).trim() !== '' && words(text).includes(words(name));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
