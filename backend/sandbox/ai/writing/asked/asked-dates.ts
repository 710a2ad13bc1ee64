import { longDay, spanishDay } from '../../calendar.js';
import type { Conversation } from '../../conversation.js';
import type { Language } from '../../reading/language.js';
import { type DatedWork, datedWorks, workMeant } from '../../reading/works/dated-works.js';

/** "Whats the 2 dates again", "when are they both out?" */
const asksForAll: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:what|which|when)(?:['’]?s| is| are| r| were| was)?(?: (?:both|all))?(?: of)? (?:the|our|my|those|these)? ?(?:(?:2|two|3|three|both|release|all)(?: the)? )*(?:dates|days)(?: (?:again|now))?|(?:remind me (?:of )?|give me |tell me |list )(?:(?:the|our|my|both|all|2|two|3|three|release)(?: the)? )*(?:dates|days)|when (?:are|do|does) (?:they|(?:the )?both|each|everything|the (?:two|2) (?:releases?|songs?)|the (?:single|song|EP|album|record) and the (?:single|song|EP|album|record))(?: of them)? (?:both )?(?:out|come out|coming out|drop))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:cu[aá]les|qu[eé])(?: (?:son|eran))? (?:(?:las|mis|nuestras|dos|2|tres|3) )*(?:fechas|d[ií]as)|recu[eé]rda(?:me)? (?:(?:las|mis|nuestras|dos|2) )*fechas|cu[aá]ndo (?:salen|sale cada un[oa])(?: l[oa]s dos)?)(?!\p{L})/iu,
};
const asksForOne: Record<Language, RegExp> = {
  en: /^\W*(?:(?:and|so|ok|wait|sorry|cool) )*(?:when|what (?:day|date)|which (?:day|date))(?:['’]?s| is| does| was)?(?!\p{L})[^?.!\n]{2,50}(?<!\p{L})(?:out|come out|coming out|again|drop(?:ping)?|released?)\W*$/iu,
  es: /^[^\p{L}]*(?:(?:y|entonces|vale|oye) )*(?:cu[aá]ndo|qu[eé] d[ií]a) (?:sale|sal[ií]a|era|es)(?!\p{L})[^?.!\n]{2,50}\W*$/iu,
};
const ofShows =
  /(?<!\p{L})(?:gigs?|shows?|concerts?|tour|nights?|venues?|conciertos?|bolos?|gira|noches?|salas?)(?!\p{L})/iu;
const longest = 80;

/** The days of several releases, or of the one a question names, for a message that asks them back; `''` for other messages. */
export function releaseDates({ question, asked, heard, askedOn, today }: Conversation, language: Language): string {
  if (question.length > longest || ofShows.test(question)) return '';
  const isOfAll = asksForAll[language].test(question);
  if (!isOfAll && !asksForOne[language].test(question)) return '';
  const said = asked.slice(0, -1).map((text, at) => ({ text, before: heard[at] ?? '', day: askedOn[at] ?? today }));
  const works = datedWorks(said).toSorted((one, other) => one.day - other.day);
  if (isOfAll) return works.map((one) => lineOf(one, language)).join('\n');
  const work = works.length === 0 ? undefined : workMeant(question, works);
  return work ? lineOf(work, language).replace(/^- /u, '') : '';
}

function lineOf({ title, format, day }: DatedWork, language: Language): string {
  const kind = format === null ? '' : ` (${language === 'es' && format === 'album' ? 'disco' : format})`;
  return language === 'es'
    ? `- «${title}»${kind}: **${spanishDay(day)}**.`
    : `- “${title}”${kind}: **${longDay(day)}**.`;
}
