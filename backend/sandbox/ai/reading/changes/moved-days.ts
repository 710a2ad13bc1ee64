import { addMonths, type Day, findDays, isoDay, longDay, months, parseIsoDay } from '../../calendar.js';
import { releaseDay, type Said } from '../../named-date.js';
import { withoutAsking } from '../asking.js';
import { withoutEarlierWorks } from '../works/earlier-works.js';
import { type Show, showsIn, showsOf, speaksOfShows, withTowns } from '../shows.js';

const words = (list: string): Set<string> => new Set(list.split(' '));
/** Words that take back a day. */
const takesBack = words(
  'change changed changing plan plans actually sorry now moved moving move pushed push instead not no wait update bumped delayed postponed rescheduled shifted switched wrong mistake meant mean make correction rather scratch scrap oops forward slipped slid mistake typo',
);
/** What a moved day may be about. */
const subjects = words(
  "it it's its we we're we've that's thats date day release single ep album record track song show gig concert night tour",
);
/** Small words between them and the day. */
const small = words(
  "is been be being has have had was will going gonna got get gets having the a an on to for in out coming comes come dropping drops drop releasing playing until till back from of my our this that new let's lets do go with say at oh hey hi ok okay so and but just please pls lol haha ugh btw yeah yes hmm set by due ended up should read a week month days later earlier put held distributor label says say said mon tue tues wed thu thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday",
);
const ofShow = /(?<!\p{L})(?:shows?|gigs?|concerts?|night|playing)(?!\p{L})/iu;
const ofRelease = /(?<!\p{L})(?:release|releasing|single|ep|album|record|track|song|out|drop(?:s|ping)?)(?!\p{L})/iu;
const ofOther =
  /(?<!\p{L})(?:video|vid|rehears\p{L}+|deadline|birthday|interview|session|pre-?save|artwork|tickets|(?:first|second|third|next|last|lead|other) (?:single|song|track))(?!\p{L})/iu;
/** "Out since 13 November" tells when it came out. */
const sinceBefore = /(?<!\p{L})(?:since|desde)(?: the| el)?\s*$/iu;
const clauseEnd =
  /[.!?\n;]\s*|,\s*(?:(?:and|but|so)\s+)?|\s+(?:because|cos|cause|due to|as the|since)\s+|\s+(?:and|y)\s+(?=(?:tell|let|show|give|can|could|would|write|dime|dame|puedes)(?!\p{L}))/giu;
const writtenDay = new RegExp(
  `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months.map((name) => `${name.slice(0, 3)}\\p{L}*`).join('|')})(?:,? \\d{4})?|(?:${months.map((name) => `${name.slice(0, 3)}\\p{L}*`).join('|')}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{4}-\\d\\d-\\d\\d`,
  'giu',
);
const bareDay =
  /(?<![\d£€$.:/])(?:the )?(\d{1,2})(?:st|nd|rd|th)(?! (?:floor|birthday|anniversary|time|track|song|single|album))(?![\p{L}\d])/giu;

/**
 * Writes out whole what a correction of a day only hints at: "change of plan, its now 10 april" is about the release, or the one
 * concert, whose day was named last. Other texts stay as they are.
 * @param earlier the artist's earlier messages
 */
export function withMovedDay(text: string, earlier: readonly Said[], today: Day): string {
  const told = text.replace(request, '');
  if (text.length > 300 || !wordsIn(withoutAsking(told)).some((word) => takesBack.has(word))) return text;
  const texts = earlier.map((one) => withoutEarlierWorks(one.text));
  const shows = showsOf(texts, today);
  const named = withTowns(text, shows);
  const stated = withoutAsking(named.replace(request, ''));
  for (const clause of stated.split(clauseEnd).filter((one) => /\d/.test(one))) {
    const isSince = sinceBefore.test(named.slice(0, named.indexOf(clause)));
    const moved = isSince || ofOther.test(clause) ? null : movedIn(clause, named, { earlier, shows, today });
    if (moved !== null) return named.replace(clause, () => moved);
  }
  return text;
}

/** "Can you update it?" asks nothing about the day. */
const request = /(?:(?:can|could|would|will) (?:you|u)|please)(?!\p{L})[^.!?\n\d]*\?/giu;

interface Before {
  earlier: readonly Said[];
  shows: readonly Show[];
  today: Day;
}

/** The whole sentence for a clause that moves a day; null for other clauses. */
function movedIn(clause: string, text: string, before: Before): string | null {
  const { earlier, today } = before;
  // Nothing of a concert can be moved before it was told.
  if (earlier.length === 0 && speaksOfShows(text)) return null;
  const subject = subjectOf(clause, before);
  if (subject === null) return null;
  const old = subject === 'release' ? (releaseDay([...earlier])?.day ?? null) : subject.day;
  // A first date isn't a correction, unless the plan has one.
  if (old === null && earlier.length > 0) return null;
  const day = newDay(clause, old, today);
  if (day === null || day === old || !isMove(clause, text, before)) return null;
  if (subject === 'release') return `the release date has changed to ${longDay(day)}`;
  return subject.town === ''
    ? `the show at ${subject.venue} has moved to ${longDay(day)}`
    : `the ${subject.town} show has moved to ${longDay(day)}`;
}

/** The one day of a clause that isn't the old one, and whose month may be that of the old one. */
function newDay(clause: string, old: Day | null, today: Day): Day | null {
  const days = [...new Set(findDays(clause, today).map((found) => found.day))].filter((one) => one !== old);
  if (days.length > 0 || old === null) return days.length === 1 ? (days[0] ?? null) : null;
  const dates = [...clause.replace(writtenDay, '').matchAll(bareDay)].map(([, date = '']) => date);
  const [date, ...others] = dates.filter((one) => Number(one) !== Number(isoDay(old).slice(8)));
  if (date === undefined || others.length > 0) return null;
  const day = parseIsoDay(isoDay(old).slice(0, 8) + date.padStart(2, '0'));
  return day === undefined ? null : day < today ? addMonths(day, 1) : day;
}

/** What a clause moves: the release, or a concert; null if both or neither could be meant. */
function subjectOf(clause: string, { earlier, shows, today }: Before): 'release' | Show | null {
  const inClause = shows.filter(({ town, venue }) =>
    [town, venue].some((name) => name !== '' && clause.includes(name)),
  );
  const [show, ...others] = inClause;
  if (show) return others.length === 0 ? show : null;
  const last = earlier.findLast(({ text }) => findDays(text, today).length > 0);
  const isShow = ofShow.test(clause);
  if (ofRelease.test(clause)) return isShow ? null : 'release';
  const inLast = last ? showsIn(last.text, today, speaksOfShows(last.text)) : [];
  const isRelease = last ? releaseDay([last]) !== null : true;
  if (!isShow && inLast.length === 0) return isRelease ? 'release' : null;
  if (!isShow && isRelease) return null;
  const only = shows.length === 1 ? shows[0] : inLast.length === 1 ? inLast[0] : undefined;
  return (
    shows.find((one) => only && one.day === only.day && one.town === only.town && one.venue === only.venue) ?? null
  );
}

/** Whether the words before a clause's day only move it, or say so of the release or concert itself. */
function isMove(clause: string, text: string, { earlier, shows }: Before): boolean {
  const isFirst = earlier.length === 0;
  const places = shows.flatMap(({ town, venue }) => [town, venue]).filter(Boolean);
  const bare = places.reduce((rest, place) => rest.replace(place, 'show'), clause);
  const known = wordsIn(bare.replace(writtenDay, ' ').replace(bareDay, ' '));
  const isKnown = (word: string): boolean => takesBack.has(word) || subjects.has(word) || small.has(word);
  // "We may announce it now", in a sentence of its own, takes back nothing of a first message.
  if (known.every(isKnown)) return wordsIn(isFirst ? clause : text).some((word) => takesBack.has(word));
  const [start = 0] = [bare.search(writtenDay), bare.search(/(?:the )?\d/u)].filter((at) => at >= 0);
  const before = wordsIn(bare.slice(0, start));
  const from = before.findLastIndex((word) => !isKnown(word)) + 1;
  const span = before.slice(from);
  // "We talked and it's gonna be 9 April now".
  const behind = wordsIn(bare.slice(start).replace(writtenDay, ' ').replace(bareDay, ' ')).slice(0, 2);
  return span.some((word) => subjects.has(word)) && [...span, ...behind].some((word) => takesBack.has(word));
}

function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  );
}
