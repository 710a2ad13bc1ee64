import { findTwoWays, isoDay } from '../calendar.js';
import { namedDate } from '../named-date.js';
import { passageRequest } from '../prompt-turns.js';
import { withoutEarlierWorks } from '../reading/earlier-works.js';
import { showsIn, showsOf, speaksOfShows } from '../reading/shows.js';
import { lastNamedWork, tourIn } from '../reading/titles.js';
import { type Call, hasTool, lastOf, type Situation } from './call.js';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = `((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)`;
const title = '[“"]?([^“”".!?\\n]{1,80}?)[”"]?';

const comesOut = new RegExp(
  `\\b(?:my|our) (?:new |next |debut |first )*(single|EP|album|song|track|record|tour) (?:called )?${title} (?:is|comes|will be|will come|starts?|begins?|drops)(?: coming)?(?: out)?(?: on)? ${day}`,
  'i',
);
const moves = new RegExp(`\\bmove (?:the task )?[“"]([^”"\\n]+)[”"] (?:of|for) ${title} to ${day}`, 'i');
const isDone = new RegExp(
  `\\b(?:mark|tick off|complete) (?:the task )?[“"]([^”"\\n]+)[”"] (?:of|for) ${title}(?: as)? ?(?:done|off)?[.!]?$`,
  'i',
);
const addsContact =
  /\badd ([^,.()\n]{2,60}?)(?: (?:from|of|at) ([^,.()\n]{2,60}?))?(?:,? ?\(?([^\s()]+@[^\s()]+\.[a-z]{2,})\)?)? to my (?:contacts|people|list)\b/i;

/** A wish for dates in the artist's calendar. */
const wantsCalendar =
  /(?<!\p{L})(?:put|add|get|send|export|save|sync|import|pon|ponlo|añade|agrega|mete|pasa|exporta)(?!\p{L})[^.?!\n]{0,60}(?<!\p{L})(?:calendar|calendario|agenda|ical|ics)(?!\p{L})/iu;

/** Whether a message wants the dates of the plan in a calendar. */
export function asksForCalendar(message: string): boolean {
  return wantsCalendar.test(message);
}

/** The next call of a tool for plans or people that the message asks for. */
export function planCall(situation: Situation): Call | null {
  if (situation.conversation.question.startsWith(passageRequest)) return null;
  const call = callFor(situation);
  return call && hasTool(situation, call.name) && !lastOf(situation, call.name) ? call : null;
}

function callFor(situation: Situation): Call | null {
  const question = withoutEarlierWorks(situation.conversation.question);
  const move = moves.exec(question);
  if (move) {
    return {
      name: 'move_task',
      arguments: { task: move[1] ?? '', release: (move[2] ?? '').trim(), date: move[3] ?? '' },
    };
  }
  const done = isDone.exec(question.trim());
  if (done) return { name: 'complete_task', arguments: { task: done[1] ?? '', release: (done[2] ?? '').trim() } };
  const added = addsContact.exec(question);
  if (added) {
    const [, name = '', outlet = '', email = ''] = added;
    return { name: 'add_contact', arguments: { name, outlet, role: '', email } };
  }
  return nightsIn(situation, question) ?? releaseIn(question) ?? newsIn(situation, question) ?? calendarFor(situation);
}

/** The nights of a tour, or one more of a tour that was named before. */
function nightsIn({ conversation: { asked, today } }: Situation, question: string): Call | null {
  const before = asked.slice(0, -1);
  const shows = showsIn(question, today, speaksOfShows(before.at(-1) ?? ''));
  const isTour =
    shows.length > 1 || /(?<!\p{L})(?:tour|gira)(?!\p{L})/iu.test(question) || showsOf(before, today).length > 1;
  if (shows.length === 0 || !isTour || shows.some(({ town }) => town === '')) return null;
  const title = asked.map(tourIn).findLast((name) => name !== '') ?? '';
  return {
    name: 'plan_release',
    arguments: {
      title,
      kind: 'tour',
      format: 'single',
      date: isoDay(shows[0]?.day ?? today),
      shows: shows.map(({ town, venue, day: night }) => ({ city: town, venue, date: isoDay(night) })),
    },
  };
}

/** A sentence that names the work and its date together; the date goes on as it was said. */
function releaseIn(question: string): Call | null {
  const out = comesOut.exec(question);
  if (!out) return null;
  const [, what = '', named = '', date = ''] = out;
  return planOf(named.trim(), what.toLowerCase(), date);
}

/** A work and a date to come that a message names apart, in either language. */
function newsIn({ conversation }: Situation, question: string): Call | null {
  const { today, said } = conversation;
  const work = lastNamedWork(question);
  const twoWays = findTwoWays(question)?.text;
  const found = namedDate([{ text: question, before: said.at(-1) ?? '', day: today }]);
  if (!work || (!twoWays && (!found || found.day < today))) return null;
  return planOf(work.title, work.format?.toLowerCase() ?? 'single', twoWays ?? (found ? isoDay(found.day) : ''));
}

/** The plan of what is known, for its dates. */
function calendarFor({ conversation, known }: Situation): Call | null {
  if (!asksForCalendar(conversation.question) || known.title === '' || known.day === null) return null;
  return planOf(known.title, known.format?.toLowerCase() ?? 'single', isoDay(known.day));
}

function planOf(named: string, what: string, date: string): Call {
  const format = what === 'ep' || what === 'album' ? what : what === 'record' ? 'album' : 'single';
  return {
    name: 'plan_release',
    arguments: { title: named, kind: what === 'tour' ? 'tour' : 'release', format, date, shows: [] },
  };
}
