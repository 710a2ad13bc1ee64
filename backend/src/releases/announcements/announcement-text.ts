import type { User } from '../../../../contract/account/user.js';
import type { Fact, FactKind } from '../../../../contract/facts/fact.js';
import { limits } from '../../../../contract/limits.js';
import type { Release, Show } from '../../../../contract/releases/release.js';
import { spellDay } from '../../../../contract/rules/day-rule.js';

/** What all announcements of a tour are written from. */
export interface AnnouncementSource {
  tour: Pick<Release, 'title' | 'shows' | 'listenLink'>;
  artist: Pick<User, 'name' | 'musicGenre' | 'location'>;
  /** The kept facts about the artist and the tour. */
  facts: readonly Pick<Fact, 'kind' | 'subject' | 'value'>[];
}

/** Its title and text, and what in it the artist entered with the tour. */
export interface Announcement {
  title: string;
  markdown: string;
  confirmed: string[];
}

/**
 * Writes the announcement of one show. What names another show's town, venue or date is left out; what isn't known is a
 * blank.
 */
export function writeAnnouncement(show: Show, { tour, artist, facts }: AnnouncementSource): Announcement {
  const { city } = show;
  const date = spellDay(show.date, '');
  const isOurs = namesNoOther(show, tour.shows);
  const own = (text: string): string => (isOurs(text) ? text.trim() : '');
  const valueOf = (kind: FactKind, isWanted: (fact: AnnouncementSource['facts'][number]) => boolean = () => true) =>
    facts.find((fact) => fact.kind === kind && isWanted(fact) && isOurs(`${fact.subject} ${fact.value}`))?.value.trim();
  const names = (text: string): boolean => says(text, city) || (show.venue !== '' && says(text, show.venue));
  const night = valueOf('show', ({ subject, value }) => names(`${subject} ${value}`));
  const name = artist.name || '[artist]';
  const venue = show.venue || '[venue]';
  const from = own(artist.location);
  const about = `${name}${artist.musicGenre ? ` makes ${artist.musicGenre}` : ''}${
    from ? `${artist.musicGenre ? ' and' : ''} comes from ${from}` : ''
  }`;
  const tourName = own(tour.title);
  const lines = [
    `# ${name} live at ${venue}, ${city}`,
    [
      `**Date:** ${date}`,
      `**Venue:** ${venue}, [full address], ${city}`,
      ...(night ? [`**The night:** ${night}`] : []),
      '**Doors:** [time]',
      '**Price:** [price, or free entry]',
      '**Age:** [age limit, or all ages]',
      '**Support:** [other acts, or cut this line]',
    ].join('\n'),
    [
      ...(about === name ? [] : [`${about}.`]),
      ...(tourName ? [`This show is part of the tour “${tourName}”.`] : []),
      valueOf('story') ?? valueOf('credential') ?? '[One fact that makes this night worth a listing.]',
    ].join(' '),
    [
      `**Tickets:** ${valueOf('link', ({ subject, value }) => /ticket/i.test(`${subject} ${value}`)) ?? '[link]'}`,
      ...(own(tour.listenLink) ? [`**Listen:** ${tour.listenLink}`] : []),
      `**Contact:** ${name} · ${valueOf('email') ?? valueOf('phone') ?? '[email]'}`,
    ].join('\n'),
  ];
  return {
    title: `${city}, ${date}: gig announcement`.slice(0, limits.documentTitleMax),
    markdown: lines.join('\n\n'),
    confirmed: [[date, show.venue, city].filter(Boolean).join(', '), tourName, tour.listenLink].filter(Boolean),
  };
}

/** Whether a text names no other show's town, venue or date. */
function namesNoOther(show: Show, shows: readonly Show[]): (text: string) => boolean {
  const own = new Set([show.city, show.venue].map(folded));
  const others = shows.flatMap(({ city, venue, date }) => [
    ...[city, venue].filter((name) => !own.has(folded(name))),
    ...(date === show.date ? [] : spellings(date)),
  ]);
  return (text) => !others.some((name) => says(text, name));
}

/** `12 March` and `March 12`, the ways most write it, and `2027-03-12`. */
function spellings(date: string): string[] {
  const [, day = '', month = ''] = spellDay(date).split(' ');
  return [date, `${day} ${month}`, `${month} ${day}`];
}

/** Whether a text has a name as words of their own. */
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
