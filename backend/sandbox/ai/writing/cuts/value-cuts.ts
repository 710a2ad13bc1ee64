import { escaped } from '../../reading/concerts/escaped.js';
import type { Edit } from '../edits.js';

const ofPlace =
  /^(?:(?:my|our|his|her|their|the|mi|su|el|la|nuestr[oa]) )?(?:exact |home )?(?:hometown|town|village|city|pueblo|ciudad)$|^where (?:I|we|he|she|they) (?:lives?|comes? from|am|are|is|am from|are from|is from)$/iu;
const ofYear = /^(?:(?:my|our|his|her|their|the|el|los) )?(?:exact )?(?:years?|años?)$/iu;
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
/** A year that is no part of a date. */
const year = new RegExp(
  `,? (?<!(?:\\d|${months}) )(?:in|since|from|back in|en|desde|del?) (?:el (?:año )?)?(?<year>(?:19|20)\\d\\d)(?![\\d-])`,
  'giu',
);

/** Whether something that a message wants out of a text is where the artist lives. */
function isHome(topic: string, place: string): boolean {
  const [town = ''] = place.split(',');
  return ofPlace.test(topic) || (town !== '' && topic.toLowerCase() === town.toLowerCase());
}

/** The edits that take out where the artist lives, or the only year of a text. */
export function valueCut(markdown: string, topic: string, place: string): Edit[] {
  if (ofYear.test(topic)) {
    const years = new Set([...markdown.matchAll(year)].map(({ groups }) => groups?.['year']));
    return years.size === 1 ? linesChanged(markdown, (line) => line.replace(year, '')) : [];
  }
  if (place === '' || !isHome(topic, place)) return [];
  const town = escaped(place.split(',')[0] ?? '');
  const home = new RegExp(` (?:in|from|of|en|de|desde) ${escaped(place)}(?!\\p{L})`, 'gu');
  const dateline = new RegExp(`^\\*\\*${town}, (?=[^*]*\\d{4}\\*\\*)`, 'iu');
  return linesChanged(markdown, (line) => line.replace(dateline, '**').replace(home, ''));
}

function linesChanged(markdown: string, change: (line: string) => string): Edit[] {
  return markdown.split('\n').flatMap((find) => {
    const replace = change(find);
    return replace === find || markdown.indexOf(find) !== markdown.lastIndexOf(find) ? [] : [{ find, replace }];
  });
}
