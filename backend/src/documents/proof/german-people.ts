/** Participles that name what a person did for a recording. */
const made =
  '(?:(?:ab)?gemischt|produziert|gemastert|geschrieben|komponiert|arrangiert|getextet|aufgenommen|fotografiert|gefilmt|gedreht|gespielt|gesungen)';
const says = '(?:sagt|sagte|erzählt|erzählte|erklärt|erklärte|meint|meinte|betont|ergänzt|verrät|schwärmt|so)';
const instrument =
  '(?:Klavier|Piano|Schlagzeug|Bass|Kontrabass|Gitarre|Geige|Bratsche|Cello|Trompete|Saxofon|Orgel|Keyboard|Synthesizer|Mikrofon|Mischpult)';

/** What stands before a person: a common noun would have an article there. */
const before = new RegExp(
  `(?:${[
    '(?<!\\p{L})[Dd]ank(?:e|en|t|te|ten)(?: (?:wir|ich|sie|er))?',
    '(?<!\\p{L})Dank (?:geht|gilt|gebührt)(?: auch)?(?: an)?',
    `["“”«»‘’],? ${says}`,
    `(?<!\\p{L})${made}(?: (?:wurde|wurden|wird|ist|sind|worden)(?: (?:es|er|sie|das \\p{Lu}\\p{L}+))?)? von`,
    `(?<!\\p{L})${made} hat(?: (?:es|ihn|sie|das \\p{Lu}\\p{L}+|die \\p{Lu}\\p{L}+|den \\p{Lu}\\p{L}+))?`,
    `(?<!\\p{L})(?:am|an der) ${instrument} (?:sitzt|saß|steht|stand|spielt|spielte|ist|war)`,
    '(?<!\\p{L})(?:namens|feat\\.?|ft\\.|featuring)',
  ].join('|')}) $`,
  'iu',
);
const thanksAt = /(?<!\p{L})bedank(?:en|t|te|ten) (?:wir |ich )?(?:uns|mich|sich)(?: herzlich| sehr)? bei $/iu;
const byPerson = /(?<!\p{L})von $/iu;
const isAgent = new RegExp(`^ ${made}(?!\\p{L})`, 'iu');

/** Datives in the plural, and nouns that need no article. */
const isNoun =
  /(?:en|ern|eln)$|^(?:Fans?|Hand|Familie|Gott|Publikum|Profis?|Crews?|Teams?|Bands?|Radios?|Presse|Beginn|Anfang|Grund|Seite|Seiten|Herz|Natur|Haus|Musik|Veranstalter|Helfer|Unterstützer|Förderer|Freunde|Kinder|Nachbarn)$/u;

const links = new Set([
  'und',
  'der',
  'den',
  'des',
  'das',
  'die',
  'dem',
  'in',
  'im',
  'von',
  'vom',
  'am',
  'zu',
  'zur',
  'zum',
]);

/** Whether a word links two nouns: "Freund der Familie". */
export function isGermanLink(word: string): boolean {
  return links.has(word);
}

/** How much of a text before a word is read, in characters. */
const contextMax = 80;

/** Whether a single capitalised word of a German text stands where only a person can: "Wir danken Brankovic". */
export function isGermanPerson(text: string, { start, end }: { start: number; end: number }): boolean {
  if (isNoun.test(text.slice(start, end))) return false;
  const lead = text.slice(Math.max(0, start - contextMax), start).replace(/[\s*_]+/g, ' ');
  if (/(?<!\p{L})bei $/iu.test(lead)) return thanksAt.test(lead);
  if (before.test(lead)) return true;
  return byPerson.test(lead) && isAgent.test(text.slice(end, end + contextMax).replace(/[\s*_]+/g, ' '));
}
