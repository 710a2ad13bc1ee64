import { type Day, findDays, longDay, spanishDay } from '../../calendar.js';
import type { Language } from '../language.js';
import { lastNamedWork, type NamedWork } from './titles.js';

/** "A single first", "lead with a single", "a single before the EP": a song that now comes out ahead of the record. */
const comesFirst: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:lead(?:ing)?|start(?:ing)?|open(?:ing)?|kick(?:ing)? (?:it )?off|go(?:ing)?) with (?:a|one|the) (?:lead )?single(?: first| now| instead)?|(?:a|one|another) (?:lead )?single(?: (?:out|from it|off it|to come out|coming out|released))?,? (?:first|before(?:hand)?(?: (?:it|that|then|the (?:EP|LP|album|record)))?|ahead of (?:it|that|the (?:EP|LP|album|record))|to (?:lead|start|kick) (?:it )?(?:off|with|in))|first (?:put(?:ting)? out |releas(?:e|ing) |do(?:ing)? )?a single(?: first)?|(?:want|doing|do|put(?:ting)? out|releas(?:e|ing)|drop(?:ping)?|have|add(?:ing)?|get) (?:a|one) lead single(?: first)?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:un|otro) (?:single|sencillo|adelanto),? (?:primero|antes(?: del? (?:EP|disco|[aá]lbum|LP))?)|(?:primero|antes) (?:(?:quiero|queremos|voy a|vamos a|saco|sacamos|sacar|lanzar|lanzo|lanzamos) )*un (?:single|sencillo|adelanto)(?: antes)?|empez(?:ar|amos) con un (?:single|sencillo|adelanto))(?!\p{L})/iu,
};
/** What stands between those words, the title and the day. */
const linking =
  /^(?:[\s,.:;–—-]+|(?:it|it['’]s|its|is|be|called|titled|named|title|the song|song|which|that|and|so|as|probably|maybe|then|we|i|think|out|on|for|with|coming|comes?|drops?|dropping|due|in|the|se|llama|titula|titulado|llamado|y|que|sale|el|la|para|en)(?![\p{L}'’]))+/iu;
const linkingEnd =
  /(?:[\s,.:;–—(-]+|(?<![\p{L}'’])(?:it|it['’]s|is|will be|out|on|for|coming|comes?|drops?|dropping|due|in|the|and|sale|el|para|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|lunes|martes|miércoles|jueves|viernes|sábado|domingo))+$/iu;
const namedBehind =
  /(?<!\p{L})(?:called|titled|named|it['’]?s(?: called)?|se llama|se titula|titulado|llamado) ["“«]?(?<title>[^"”».!?,;\n]{1,60})/iu;
const changedMind =
  /^(?:(?:ok(?:ay)?|hmm+|um+|so|oh|wait|actually|sorry|but|we|i|i['’]ve|we['’]ve|have|he|hemos|changed (?:my|our) minds?|change of plans?|new plan|on second thoughts?|cambi(?:o|amos|é) de (?:idea|opinión|planes?)|mejor|no|pero|al final)(?!\p{L})[\s,.:;–—-]*)+/iu;
/** The plan is made anyway. */
const asksForItsPlan =
  /^(?:(?:can|could|would) you |please |me )*(?:plan|make (?:me )?(?:a|the|another) plan(?: for)?|do (?:a|the) plan(?: for)?|haces (?:el|un|otro) plan(?: para| de)?)(?: (?:that|it|this|one|eso|ese))?(?: too| as well| también)?[.?!]*\s*/iu;
const mostWords = 6;

/** The question for the rest of what is known of such a single. */
export const asksForSingle: Record<Language, string> = {
  en: 'What is the single called, and which day is it out?',
  es: '¿Cómo se titula el single y qué día sale?',
};

/** "Should we release a single first": undecided. */
const isQuestion =
  /\?\s*$|^\W*(?:(?:and|so|but|ok|y|pero) )*(?:should|shall|do|does|would|is it|are|qué|debería\p{L}*|conviene)(?!\p{L})/iu;

/** Whether a message wants a single ahead of a record that earlier messages named. */
export function wantsSingleFirst(text: string, earlier: readonly string[], language: Language): boolean {
  return (
    recordIn(earlier) !== null &&
    (text.match(/[^.!?\n]+[.!?\n]*/gu) ?? []).some((one) => comesFirst[language].test(one) && !isQuestion.test(one))
  );
}

/** "Want a single first. Roundabout, 12 Feb", after a record: the song's title and its own day, said in full. */
export function withSingleFirst(
  text: string,
  before: string,
  earlier: readonly string[],
  { today, language }: { today: Day; language: Language },
): string {
  const isAnswer = before.includes(asksForSingle[language]) && recordIn(earlier) !== null;
  const found = comesFirst[language].exec(text);
  if (!isAnswer && !wantsSingleFirst(text, earlier, language)) return text;
  const start = found ? found.index + found[0].length : 0;
  const days = findDays(text, today).filter(({ day }) => day >= today);
  const isLater = days.length === 0 && isAnswer;
  const [day] = isLater ? findDays(earlier.at(-1) ?? '', today) : days;
  if (!day || days.length > 1) return text;
  const at = isLater ? text.length : Math.max(start, day.index);
  const title = titleBetween(text.slice(start, at)) || titleBehind(text.slice(start));
  if (title === '') return text;
  const rest = restBehind(text.slice(at));
  const told =
    language === 'es'
      ? `El single se titula «${title}» y sale el ${spanishDay(day.day).replace(',', '')}.`
      : `The single is called “${title}” and it is out on ${longDay(day.day)}.`;
  const lead = found ? text.slice(0, found.index).replace(changedMind, '') : '';
  return [/[.!?\n]/u.test(lead) ? lead.replace(/[^.!?\n]*$/u, '').trim() : '', told, rest].filter(Boolean).join(' ');
}

/** The record that messages before the newest one named last; null without one. */
function recordIn(earlier: readonly string[]): NamedWork | null {
  const work = earlier.map(lastNamedWork).findLast((one) => one !== null) ?? null;
  return work !== null && (work.format === 'EP' || work.format === 'album') ? work : null;
}

function titleBetween(words: string): string {
  const title = words
    .replace(linking, '')
    .replace(linkingEnd, '')
    .replace(/^["“«‘']|["”»’'][.,]?$/gu, '')
    .trim();
  return isTitle(title) ? title : '';
}

function titleBehind(words: string): string {
  const title = (namedBehind.exec(words)?.groups?.['title'] ?? '').replace(linkingEnd, '').trim();
  return isTitle(title) ? title : '';
}

function isTitle(words: string): boolean {
  return words !== '' && words.split(/\s+/u).length <= mostWords && !/[.!?;\n]/u.test(words);
}

/** What other sentences say behind the day. */
function restBehind(words: string): string {
  const rest = /[.!?\n]\s*(?<rest>\p{L}[\s\S]*)$/u.exec(words)?.groups?.['rest'] ?? '';
  return rest.replace(asksForItsPlan, '').trim();
}
