import { datesFrom, type PartialDate } from '../../common/dates/partial-date.js';

/** Dates relative to the day something was said: "tomorrow". */
export function relativeDates(text: string, saidOn: string): PartialDate[] {
  return datesFrom(relativeDays(text), saidOn);
}

const countWords = [
  'a an one una un uno',
  ...'two dos,three tres,four cuatro,five cinco,six seis,seven siete,eight ocho,nine nueve,ten diez'.split(','),
  ...['eleven once', 'twelve doce'],
];
/** By word: "two" and "dos" are 2. */
const counts = new Map(
  countWords.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
const amount = String.raw`(\d{1,3}|${[...counts.keys()].join('|')})`;
const unit = '(days?|weeks?|días?|dias?|semanas?)';
/** "3 weeks ago", "hace tres semanas". */
const past = new RegExp(
  `(?<![\\p{L}\\d])(?:${amount} ${unit} ago|hace (?:unos |unas )?${amount} ${unit})(?!\\p{L})`,
  'giu',
);
/** "In two weeks", "a week from today", "dentro de tres semanas"; not "recorded in three days". */
const ahead = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<!(?:recorded|made|written|wrote|mixed|finished|shot|filmed|built)(?: it| this)? )in ${amount} ${unit}|${amount} ${unit} from (?:now|today)|dentro de ${amount} ${unit})(?!\\p{L})`,
  'giu',
);

/** The day offsets of "today", "tomorrow", "3 weeks ago" and "in two weeks" in a text. */
export function relativeDays(text: string): number[] {
  const days = [
    ...[...text.matchAll(past)].map((found) => -daysIn(found)),
    ...[...text.matchAll(ahead)].map((found) => daysIn(found)),
  ];
  if (/(?<!\p{L})(?:today|tonight|hoy)(?!\p{L})/iu.test(text)) days.push(0);
  if (/(?<!\p{L})(?:tomorrow|mañana)(?!\p{L})/iu.test(text)) days.push(1);
  if (/(?<!\p{L})(?:yesterday|last night|ayer|anoche)(?!\p{L})/iu.test(text)) days.push(-1);
  return days;
}

/** The number of days in "three weeks". */
function daysIn(found: RegExpExecArray): number {
  const [many = '', of = ''] = found.slice(1).filter(Boolean);
  return (counts.get(many.toLowerCase()) ?? Number(many)) * (/^(?:w|s)/iu.test(of) ? 7 : 1);
}
