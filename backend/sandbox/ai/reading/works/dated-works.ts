import {
  type Day,
  findDays,
  type FoundDay,
  isoDay,
  longDay,
  months,
  parseIsoDay,
  spanishDay,
  spanishMonths,
} from '../../calendar.js';
import type { Said } from '../../named-date.js';
import type { Language } from '../language.js';
import { withoutEarlierWorks } from './earlier-works.js';
import { leadsNamed } from './lead-singles.js';
import { lastNamedWork, type NamedWork, namedWorks } from './titles.js';

/** A release with the day that the artist gave for it. */
export interface DatedWork {
  title: string;
  format: NamedWork['format'];
  day: Day;
}

const name =
  "[\\p{Lu}\\d][\\p{L}\\d&'’-]*(?: (?:(?:of|the|and|a|in|to|for|on|at|&|de|del|la|el|y) ){0,2}[\\p{Lu}\\d][\\p{L}\\d&'’-]*){0,6}";
/** "First single from it, Lay-by, is out", "and the second, Diesel & Lavender, on". */
const oneOfSeveral = new RegExp(
  `(?<!\\p{L})(?:[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ll]ead|[Nn]ext|[Ll]ast|[Oo]ther|[Pp]rimer|[Ss]egundo|[Tt]ercer)(?: (?:single|one|track|song|sencillo))?(?: (?:from|off|de) (?:it|that|this|(?:the|el) (?:album|record|EP|LP|disco)))?(?:,| is| es|,? called|,? titled)+ ["“«‘]?(${name})["”»’]?(?=,? (?:is|comes|coming|will|out|due|drops|lands|on|in|follows|sale|el|\\d)(?!\\p{L}))`,
  'gu',
);
const sentence = /[^.!?;\n]+(?:[.!?](?=\S)[^.!?;\n]+)*/gu;
const moves =
  /(?<!\p{L})(?:make|made|move[ds]?|moving|push(?:ed|ing)?|shift(?:ed|ing)?|switch(?:ed|ing)?|chang(?:e|ed|ing)|now|actually|instead|delay(?:ed)?|postponed?|reschedul\p{L}+|put|bring|brought|sorry|pasa(?:mos)?|mueve|mover|movemos|cambia\p{L}*|ahora|mejor|retras\p{L}+|adelant\p{L}+)(?!\p{L})/iu;
const ordinals = ['first|lead|debut|primer', 'second|segundo', 'third|tercer', 'fourth|cuarto'];
const kinds: [NamedWork['format'], string][] = [
  ['single', '(?:singles?|sencillo)'],
  ['album', '(?:album|LP|record|disco|álbum)'],
  ['EP', 'EP'],
];
const bareDay = /(?<![\d£€$.:/])(?:the |el |al )(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\d]|[.,:]\d)/iu;
const asksWhich = /^(?:Which one moves to|¿Cuál pasa al) [^?]+\?/u;
const written = new RegExp(
  `(?:\\p{L}+,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th|º)? (?:of |de )?(?:${[...months, ...spanishMonths].join('|')}|\\p{L}{3,4})|(?:${months.map((one) => `${one.slice(0, 3)}\\p{Ll}*`).join('|')})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?)(?:(?:,| de)? \\d{4})?`,
  'iuy',
);

interface Place extends DatedWork {
  index: number;
}

/** The releases of a text that stand beside a day, each with the first day behind its title. */
function datedIn(text: string, today: Day): Place[] {
  const current = withoutEarlierWorks(text);
  const leads = leadsNamed(current);
  return [...current.matchAll(sentence)].flatMap(({ 0: words, index: start }) => {
    const titles = [
      ...namedWorks(words).map(({ title, format }) => ({ title, format, at: words.indexOf(title) })),
      ...[...words.matchAll(oneOfSeveral)].map(({ 1: title = '' }) => ({
        title,
        format: 'single' as const,
        at: words.indexOf(title),
      })),
      ...leads
        .filter(({ index }) => index >= start && index < start + words.length)
        .map(({ title, index }) => ({ title, format: 'single' as const, at: index - start })),
    ].sort((one, other) => one.at - other.at);
    const unique = [...new Map(titles.map((one) => [one.title, one])).values()];
    const days = findDays(words, today);
    return unique.flatMap(({ title, format, at }, place) => {
      const next = unique[place + 1]?.at ?? words.length;
      const day =
        days.find(({ index }) => index > at && index < next) ??
        dayOfKind(
          words,
          format,
          days.filter((one) => one.index > at),
        ) ??
        dayBefore(words, at, days);
      return day ? [{ title, format, day: day.day, index: start + day.index }] : [];
    });
  });
}

/** "Our album Slow Comet, first single Harbour out 5 Feb, album out 19 March": the day behind the word for its kind. */
function dayOfKind(words: string, format: NamedWork['format'], days: readonly FoundDay[]): FoundDay | undefined {
  const kind = kinds.find(([one]) => one === format && one !== 'single')?.[1];
  if (kind === undefined) return undefined;
  const again = new RegExp(
    `(?<!\\p{L})${kind}(?: itself)?(?: is| comes| will be| sale| es)?(?: out| due| drops| lands| follows| coming)?(?: on| el)? ?$`,
    'iu',
  );
  return days.find(({ index }) => again.test(words.slice(0, index)));
}

/** "An album out 9 April called Slow Comet": the only day of a sentence, before the title. */
function dayBefore(words: string, at: number, days: readonly FoundDay[]): FoundDay | undefined {
  const [only, ...more] = days;
  if (!only || more.length > 0 || only.index > at) return undefined;
  return comesOut.test(words.slice(0, only.index)) && /(?:called|titled|named),? \W?$/iu.test(words.slice(0, at))
    ? only
    : undefined;
}

const comesOut =
  /(?<!\p{L})(?:out|coming|comes|due|dropping|drops|landing|lands|releasing|released|release|ready)(?: (?:on|for|in))?(?: the)? (?:\p{L}+day,? |(?:mon|tue|wed|thu|fri|sat|sun)\p{L}* )?(?:the )?$/iu;

/** The newest day that messages gave for a release beside its title; undefined if they gave none. */
export function givenDay(title: string, said: readonly Said[]): Day | undefined {
  return said.flatMap(({ text, day }) => datedIn(text, day).filter((one) => one.title === title)).at(-1)?.day;
}

/** The releases that messages gave different days for, with the newest day of each; empty unless there are several. */
export function datedWorks(said: readonly Said[]): DatedWork[] {
  const works = new Map<string, DatedWork>();
  for (const { text, day: today } of said)
    for (const { title, format, day } of datedIn(text, today)) {
      const kind = format ?? works.get(title)?.format ?? null;
      works.set(title, { title, day, format: kind });
    }
  return works.size > 1 ? [...works.values()] : [];
}

/** Messages without the days of other releases than this one, and without days of which it isn't clear whose they are. */
export function withoutOtherReleases(said: readonly Said[], title: string): Said[] {
  const works = datedWorks(said);
  if (!works.some((work) => work.title === title)) return [...said];
  return said.map((one, at) => {
    if (isUnclear(one.text, said.slice(0, at), one.day)) return { ...one, text: one.text.replace(/\d/gu, ' ') };
    const others = datedIn(one.text, one.day).filter((work) => work.title !== title);
    const text = others.reduce((rest, { index }) => blanked(rest, index), one.text);
    return { ...one, text };
  });
}

/** A text with the day at an index blanked out. */
function blanked(text: string, index: number): string {
  written.lastIndex = index;
  const { length } = written.exec(text)?.[0] ?? '';
  return text.slice(0, index) + ' '.repeat(length) + text.slice(index + length);
}

/** "Make the second single the 19th": the whole sentence, with the release's title; other texts stay as they are. */
export function withReleaseMoved(
  text: string,
  before: string,
  earlier: readonly Said[],
  { today, language }: { today: Day; language: Language },
): string {
  const works = datedWorks(earlier);
  if (works.length === 0) return text;
  const asked = asksWhich.exec(before)?.[0] ?? '';
  const told = withDay(text, today);
  // "The album’s moved to the 16th, singles stay the same".
  const work =
    workMeant(told.split(', ').find((one) => newDay(one, undefined, today)) ?? told, works) ?? workMeant(told, works);
  const [day] = asked === '' ? [newDay(text, work, today)] : findDays(asked, today).map((found) => found.day);
  if (!work || day === undefined || (asked === '' && (day < today || !isMove(text, earlier, today)))) return text;
  const isCurrent = lastNamedWork(earlier.map((one) => one.text).join('\n'))?.title === work.title;
  if (asked !== '') return toldAnew(work, day, language, isCurrent);
  // Only the words about the day: the same message may ask for a text.
  const [words = text] = text.match(sentence)?.filter((one) => newDay(one, work, today) !== undefined) ?? [];
  const at = findDays(words, today).at(-1)?.index ?? bareDay.exec(words)?.index ?? words.length;
  const behind = words.slice(at).replace(/^.*?(?=(?:,| and| y) )|^.*$/su, '');
  const more = /\p{L}/u.test(behind) ? `. ${behind.replace(/^(?:,|\s|(?:and|y)(?!\p{L}))+/iu, '')}` : '';
  const from = text.indexOf(words);
  const rest = text.slice(from + words.length).replace(/^\?/u, '');
  return text.slice(0, from) + toldAnew(work, day, language, isCurrent) + more + rest;
}

/** @param isCurrent whether it is the release that the texts so far are about, whose day they have to follow */
function toldAnew({ title, format }: DatedWork, day: Day, language: Language, isCurrent: boolean): string {
  return language === 'es'
    ? `El ${spanishKinds[format ?? 'single'] ?? 'single'} se titula «${title}» y ${isCurrent ? 'ahora ' : ''}sale el ${spanishDay(day).replace(',', '')}`
    : `The ${format ?? 'single'} is called “${title}” and it is ${isCurrent ? 'now ' : ''}out on ${longDay(day)}`;
}

const spanishKinds: Record<string, string> = { album: 'disco', EP: 'EP', single: 'single', tour: 'gira' };

/** The day that a text gives for a release, if it gives days for several; undefined otherwise. */
export function ownDayOf(title: string, text: string, today: Day): Day | undefined {
  const dated = datedIn(text, today);
  return dated.length > 1 ? dated.find((work) => work.title === title)?.day : undefined;
}

/** The question about a new day that may be of any of several releases; `''` for other messages. */
export function whichRelease(said: readonly Said[], language: Language): string {
  const [last] = said.slice(-1);
  const earlier = said.slice(0, -1);
  if (!last || !isUnclear(last.text, earlier, last.day)) return '';
  const [found] = findDays(last.text, last.day);
  const day = found?.day ?? last.day;
  const works = datedWorks(earlier);
  return language === 'es'
    ? `¿Cuál pasa al ${spanishDay(day)}? ${works.map((one) => `«${one.title}» (${spanishDay(one.day)})`).join(' o ')}. No he movido nada.`
    : `Which one moves to ${longDay(day)}? ${works.map((one) => `“${one.title}” (${longDay(one.day)})`).join(' or ')}. I haven’t moved anything yet.`;
}

/** Whether a message moves a release without saying which of several. */
function isUnclear(text: string, earlier: readonly Said[], today: Day): boolean {
  const works = datedWorks(earlier);
  if (works.length === 0 || !isMove(text, earlier, today) || workMeant(withDay(text, today), works)) return false;
  const [found, ...others] = findDays(text, today);
  // "Eleven songs, we put one back on last week": nothing moves into the past.
  if (!found || found.day < today || others.length > 0) return false;
  return isOnlyRelease.test(text) && datedIn(text, today).length === 0;
}

/** The sentence of a text that has a day: the others may be about another release. */
function withDay(text: string, today: Day): string {
  return text.match(sentence)?.find((one) => findDays(one, today).length > 0) ?? text;
}

/** Nothing but a release's new day: "can you move it to 19 March". */
const isOnlyRelease =
  /^(?:(?!(?<!\p{L})(?:gig|show|concert|video|tour|play(?:ing)?|announcement|interview|deadline|pitch|post|send|concierto|gira|tocamos)(?!\p{L}))[^\n])*$/iu;

function isMove(text: string, earlier: readonly Said[], today: Day): boolean {
  const isNew = datedIn(text, today).some(({ title }) => !datedWorks(earlier).some((work) => work.title === title));
  return text.length < 200 && moves.test(text) && !isNew;
}

/** The release that a text names by its title, "the second single", or a kind that only one has. */
export function workMeant(text: string, works: readonly DatedWork[]): DatedWork | undefined {
  const named = works.filter(({ title }) => text.toLowerCase().includes(title.toLowerCase()));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const singles = works
    .filter(({ format }) => format === 'single' || format === null)
    .toSorted((one, other) => one.day - other.day);
  const place = ordinals.findIndex((words) =>
    new RegExp(`(?<!\\p{L})(?:${words}) (?:single|one|track|song|sencillo)(?!\\p{L})`, 'iu').test(text),
  );
  if (place >= 0) return singles[place];
  const meant = kinds.flatMap(([format, words]) =>
    new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu').test(text) ? works.filter((work) => work.format === format) : [],
  );
  return meant.length === 1 ? meant[0] : undefined;
}

/** The one day of a text; a day without a month is in the month in which the release was. */
function newDay(text: string, work: DatedWork | undefined, today: Day): Day | undefined {
  const days = findDays(text, today).filter((found) => found.day !== work?.day);
  if (days.length > 0) return days.length === 1 ? days[0]?.day : undefined;
  const date = bareDay.exec(text)?.[1];
  if (!work || date === undefined) return undefined;
  return parseIsoDay(isoDay(work.day).slice(0, 8) + date.padStart(2, '0'));
}
