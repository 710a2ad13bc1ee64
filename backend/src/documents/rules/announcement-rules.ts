import type { Finding } from '../../../../contract/documents/document.js';
import { findDates } from '../../common/dates/find-dates.js';
import { findFigures } from '../proof/figures.js';
import { findLinks } from '../proof/links.js';
import type { RuleText } from './rule-text.js';

const price =
  /[€£$]|\d\s?(?:euros?|pounds|dollars)|free (?:entry|admission|show)|entry is free|gratis|entrada libre|pay what you/i;
const age = /all ages|(?:over|under) \d\d|\d\d\s?\+|\+\d\d|todas las edades|mayores de|\bages? \d/i;
const venue = /(?<![\p{L}])(?:at|in|en|im|venue|sala|@)(?![\p{L}])/iu;

/** What a gig announcement must include. Source: futuresoundshare.com, mixtusmedia.com. */
export function gigRules(text: RuleText): Finding[] {
  const source = '(futuresoundshare.com)';
  const has = {
    date: findDates(text.text).some(({ dates: [date] }) => date?.day !== undefined),
    time: findFigures(text.text).some(({ values }) => values.some((value) => value.startsWith('time:'))),
    contact: findLinks(text.text, text.markdown).length > 0,
  };
  return [
    ...(has.date ? [] : [text.whole(`Add the date ${source}.`)]),
    ...(venue.test(text.text) ? [] : [text.whole(`Add the venue and its full address ${source}.`)]),
    ...(has.time ? [] : [text.whole(`Add the time: doors or the set ${source}.`)]),
    ...(price.test(text.text) ? [] : [text.whole(`Add the price, or that entry is free ${source}.`)]),
    ...(age.test(text.text) ? [] : [text.whole(`Add the age limit, or "all ages" ${source}.`)]),
    ...(has.contact ? [] : [text.whole(`Add a link for tickets or an address for questions ${source}.`)]),
  ];
}

/** The lines of a tour's date list: each contains a date. */
function tourLines(text: string): { start: number; end: number; text: string }[] {
  const lines: { start: number; end: number; text: string }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const [date] = findDates(line);
    const isDated = date?.dates.some(({ day }) => day !== undefined) ?? false;
    // Ordinary sentences may contain dates too; a line of the list starts with its date or is short.
    if (isDated && (line.length <= 120 || (date?.start ?? 99) <= 4))
      lines.push({ start, end: start + line.length, text: line });
    start += line.length + 1;
  }
  return lines;
}

/** A tour announcement lists its towns. Source: futuresoundshare.com. */
export function tourRules(text: RuleText): Finding[] {
  const lines = tourLines(text.text);
  const links = findLinks(text.text, text.markdown);
  return [
    ...(lines.length >= 2
      ? []
      : [text.whole('List at least two towns, each on a line of its own with its date (futuresoundshare.com).')]),
    ...lines
      .filter(({ text: line }) => !/\p{L}{3}/u.test(line.replace(/\p{L}{3,11}\.?\s+\d|\d\S{0,20}\s+\p{L}{3,11}/u, '')))
      .map(({ start, end }) => text.part(start, end, 'Add the town and the venue (futuresoundshare.com).')),
    ...(links.length > 0 ? [] : [text.whole('Add a link for tickets (futuresoundshare.com).')]),
  ];
}
