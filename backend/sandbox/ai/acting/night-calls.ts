import { findDays, isoDay, monthAndYear } from '../calendar.js';
import { newVenueIn } from '../reading/concerts/new-venues.js';
import { changesNights } from '../reading/concerts/tour-words.js';
import { withCorrectedDay } from '../reading/days/corrected-days.js';
import type { Room } from '../reading/room.js';
import { showsIn, showsOf, speaksOfShows, withTowns } from '../reading/shows.js';
import { tourIn } from '../reading/works/titles.js';
import type { Call, Situation } from './call.js';
import { nightsReplaced } from './night-edits.js';

/** "the 12th" of a known month. */
export const ordinal = '(the \\d{1,2}(?:st|nd|rd|th))(?! of)';

/** The nights of a tour, or one more night of a tour named earlier. */
export function nightsIn(situation: Situation, said: string): Call | null {
  const { asked, today } = situation.conversation;
  const { room } = situation.known;
  const before = asked.slice(0, -1);
  const nights = room?.shows.length ? room.shows : showsOf(before, today);
  const named = withTowns(said, [...(room?.shows ?? []), ...showsOf(before, today)]);
  const question = withCorrectedDay(withMonthOfNight(named, room), nights);
  const isContinued =
    speaksOfShows(before.at(-1) ?? '') || room?.format === 'tour' || changesNights(question, showsOf(before, today));
  const shows = showsIn(question, today, isContinued);
  const isTour =
    shows.length > 1 ||
    room?.format === 'tour' ||
    /(?<!\p{L})(?:tour|gira)(?!\p{L})/iu.test(question) ||
    showsOf(before, today).length > 1;
  if (shows.length === 0 || !isTour || shows.some(({ town }) => town === '')) return null;
  const replaced = nightsReplaced(situation);
  return {
    name: 'plan_release',
    arguments: {
      title: titleIn(situation),
      kind: 'tour',
      format: 'single',
      date: isoDay(shows[0]?.day ?? today),
      shows: shows.map(({ town, venue, day: night }) => ({
        city: town,
        venue,
        date: isoDay(night),
        replaces: replaced.find(({ to }) => to.town === town)?.from.town ?? null,
      })),
    },
  };
}

/** The tour's name. A plan that was made before the tour had one keeps its own, and is found without. */
function titleIn({ conversation: { asked, said } }: Situation): string {
  const names = asked.map(tourIn);
  const planned = said.findIndex((reply) => reply.includes('](/releases/'));
  const named = names.findIndex((name) => name !== '');
  return planned !== -1 && named > planned ? '' : (names.findLast((name) => name !== '') ?? '');
}

/** The plan of a tour whose nights were all told before; null for other news. */
export function knownTour({ known: { room, title, shows }, conversation: { today } }: Situation): Call | null {
  const [first] = shows;
  const isTour = room === null && title === '' && shows.length > 1 && shows.every(({ town }) => town !== '');
  if (!first || !isTour || first.day < today) return null;
  const nights = shows.map(({ town, venue, day: night }) => ({
    city: town,
    venue,
    date: isoDay(night),
    replaces: null,
  }));
  return {
    name: 'plan_release',
    arguments: { title: '', kind: 'tour', format: 'single', date: isoDay(first.day), shows: nights },
  };
}

/** A night of a planned tour with the hall that the message moves it to. */
export function newHallIn({
  conversation: { said, question },
  known: { room, shows },
  before,
}: Situation): Call | null {
  const isPlanned = room?.format === 'tour' || said.some((reply) => reply.includes('](/releases/'));
  if (!isPlanned || shows.length < 2 || newVenueIn(question) === '') return null;
  const old = before().shows;
  const moved = shows.filter(
    ({ day: night, town, venue }) =>
      town !== '' && old.some((one) => one.day === night && one.town === town && one.venue !== venue),
  );
  const [{ day: night, town, venue } = { day: 0, town: '', venue: '' }] = moved;
  if (moved.length !== 1) return null;
  const shown = [{ city: town, venue, date: isoDay(night), replaces: null }];
  return {
    name: 'plan_release',
    arguments: { title: '', kind: 'tour', format: 'single', date: isoDay(night), shows: shown },
  };
}

/** "Hull got moved to the 6th" means the month of the night in Hull. */
function withMonthOfNight(question: string, room: Room | null): string {
  const night = room?.shows.find(({ town }) => town !== '' && question.includes(town));
  if (!night || findDays(question, night.day).length > 0) return question;
  return question.replace(
    new RegExp(`(?<!\\p{L})${ordinal}(?!\\p{L})`, 'iu'),
    (words) => `${words} ${monthAndYear(night.day)}`,
  );
}
