/** Someone who works for the artist; `''` for an unknown address. */
export interface TeamMember {
  role: string;
  name: string;
  email: string;
}

const word = "\\p{L}[\\p{L}'’-]*";
/** Without capitals, only an address tells a name from "my manager is useless". */
const isName = /^\p{Lu}/u;
const small =
  '(?!(?:and|at|on|from|who|his|her|their|my|our|is|the|an?|not|great|really|so|also|e-?mail|phone|number|name|contact)(?!\\p{L}))';
const member = new RegExp(
  `(?<!\\p{L})(?:my|our) (?<role>booking agent|agent|booker|manager|publicist)(?:['’]?s(?: name is)?| is(?: called)?|,|:) (?<name>${small}${word}(?: ${small}${word}){0,2})(?:(?:,| at| on| -|:|\\()* ?(?<email>[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+))?`,
  'giu',
);

/** The people a conversation names as the artist's team, oldest first. */
export function teamIn(texts: readonly string[]): TeamMember[] {
  return [...texts.join('\n').matchAll(member)]
    .map(({ groups: { role = '', name = '', email = '' } = {} }) => ({ role: role.toLowerCase(), name, email }))
    .filter(({ name, email }) => isName.test(name) || email !== '');
}

const lineUp =
  /(?<!\p{L})(?:line-?up|musicians|players|band members|(?:my|our|the) (?:trio|quartet|quintet|band)|formación)(?: is| are| es| son)?:? ([^.!?\n]{3,400})/giu;
const fullName = /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/gu;

/** The members of the band whose line-up a conversation tells. */
export function membersIn(texts: readonly string[]): string[] {
  return [...texts.join('\n').matchAll(lineUp)].flatMap(([, list = '']) => list.match(fullName) ?? []);
}
