import { upperFirst } from '../../first-letters.js';
import { cutTopics } from './cut-topics.js';

const ofAge =
  /^(?:(?:my|our|his|her|their|the|any mention of (?:my|his|her|their)|any|\p{L}+['’]s) )?(?:(?:own|real|exact) )?ages?$|^(?:exactly )?how old (?:I am|he is|she is|they are|we are|\p{L}+ is)$|^(?:(?:that )?(?:I|he|she|they|we|\p{Lu}\p{L}+)(?:['’]m|['’]s|['’]re| am| is| are)|(?:my|her|his|their) being) (?:only |just )?[1-9]\d(?: years old)?$|^(?:(?:su|mi|la|nuestra|de la) )?edad(?: (?:de|en) (?:las?|mis?) (?:notas?|bio|biograf[ií]a)| del texto)?$|^(?:(?:los|cuántos) )?años (?:que )?(?:tengo|tiene|tenemos|tienen)$|^(?:tengo|tiene) [1-9]\d años$/iu;
const years = '[1-9]\\d(?: (?:years|yrs) old)?';
const is = "(?: is| are| am|['’]m|['’]s)(?: only| just| now)?";
const name = "(?:\\p{Lu}[\\p{L}\\d’'&.-]*(?: \\p{Lu}[\\p{L}\\d’'&.-]*)*|They|She|He)";
/** What stands between the beginning of a sentence and its verb. */
const start = '(?<=^|[.!?] |\\n|\\*\\* )';
const person =
  '(?:singer|songwriter|artist|musician|composer|producer|rapper|band|guitarist|pianist|clarinett?ist|violinist|cellist|fiddler|drummer|bassist|player|girl|boy|woman|man|student|teenager|\\p{L}+ist)';

/** The ways in which a text says an age, each with what is left of it. */
const said: [pattern: RegExp, rest: string | ((found: string, ...groups: string[]) => string)][] = [
  [new RegExp(`${start}${name}${is} ${years}\\.(?: |(?=\\n|$))`, 'gu'), ''],
  [
    new RegExp(
      `${start}(${name})${is} ${years}(?:,(?: and)?| and) (?:(?:he|she|they) )?(?=(?!(?:who|from|with|based|born|living|out of)(?!\\p{L}))\\p{Ll}{3,})`,
      'gu',
    ),
    '$1 ',
  ],
  // "They are 27, from Leeds": where they are from stays.
  [
    new RegExp(
      `${start}(${name})(${is}) ${years}(?:,(?: and)?| and) (?=(?:from|based|born|living|out of)(?!\\p{L}))`,
      'gu',
    ),
    '$1$2 ',
  ],
  [new RegExp(`,? and${is} ${years}(?=[.,;!?]|$)`, 'gu'), ''],
  [new RegExp(`,? (?:aged |at the age of )?(?<=aged )${years}(?:,(?= \\p{Ll}))?(?=[ .,;!?]|$)`, 'gu'), ''],
  [
    new RegExp(
      `(?<!\\p{L})(?:([Aa])n? )?[1-9]\\d[- ]years?[- ]old (?=((?:\\p{L}+[- ]){0,2}?)(${person})(?!\\p{L}))`,
      'gu',
    ),
    (_, article = '', before = '', noun = '') =>
      article === '' ? '' : `${article}${/^[aeiou]/iu.test(before || noun) ? 'n' : ''} `,
  ],
  [/(?<=^|[.!?] |\n)(?:\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)* )?[Tt]iene [1-9]\d años\.(?: |(?=\n|$))/gu, ''],
  [/(?<=^|[.!?] |\n)(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)* )tiene [1-9]\d años(?:, | y )(?=\p{Ll}{3,})/gu, '$1'],
  [/(?<=^|[.!?] |\n)Tiene [1-9]\d años(?:, | y )(\p{Ll})(?=\p{L}{2,})/gu, (_, letter = '') => letter.toUpperCase()],
  [/(?<=(?:\p{L}(?:ist|nt|or|us)[aeo]|músic[oa]|banda|chic[oa]|estudiante),?) de [1-9]\d años,?(?=[ .,;]|$)/gu, ''],
];

/** Whether something that a message wants out of a text is how old someone is. */
export function isAge(topic: string): boolean {
  return ofAge.test(topic);
}

function ageless(line: string): string {
  return said.reduce(
    (text, [pattern, rest]) => (typeof rest === 'string' ? text.replace(pattern, rest) : text.replace(pattern, rest)),
    line,
  );
}

/** The edits that take out what says the age, each of a whole line. */
export function ageCut(markdown: string): { find: string; replace: string }[] {
  return markdown.split('\n').flatMap((line) => {
    const isAnswer = ownAge.test(line);
    const language = /^tengo/iu.test(line) ? 'es' : 'en';
    const rest = isAnswer ? answerOrBlank(answerWithoutAge(line), language) : ageless(line).trimEnd();
    const isOnce = markdown.indexOf(line) === markdown.lastIndexOf(line);
    return rest === line || !isOnce ? [] : [{ find: line, replace: rest }];
  });
}

const noAnswer = { en: '[Your answer, in one or two sentences.]', es: '[Tu respuesta, en una o dos frases.]' };
/** An answer in the artist's own words that says their age, and what else it says. */
const ownAge =
  /^(?:I[’']m|I am|Tengo) [1-9]\d(?: (?:years old|años))?(?:[,.]? (?:and|y|but|pero|so|así que) (?<more>[^\n]+)|\.?)$/iu;

/** An answer without the age; `''` if it says nothing else. */
function answerWithoutAge(answer: string): string {
  const found = ownAge.exec(answer);
  return found ? upperFirst(found.groups?.['more'] ?? '') : answer;
}

/** The artist's answers to questions they expect, without their age if they want it out of the texts. */
export function answersWithoutAge<T extends { answer: string }>(expected: readonly T[], asked: readonly string[]): T[] {
  if (!asked.flatMap(cutTopics).some(isAge)) return [...expected];
  return expected.map((one) => ({ ...one, answer: answerWithoutAge(one.answer) }));
}

/** What stands in notes where an answer is missing. */
export function answerOrBlank(answer: string, language: 'en' | 'es'): string {
  return answer === '' ? noAnswer[language] : answer;
}

/** Statements without the age, if the artist wants it out of the texts. */
export function withoutAge(statements: readonly string[], asked: readonly string[]): string[] {
  if (!asked.flatMap(cutTopics).some(isAge)) return [...statements];
  return statements.map((one) => ageless(one).trim()).filter(Boolean);
}
