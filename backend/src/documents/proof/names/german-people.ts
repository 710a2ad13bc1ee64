/** Participles that name what a person did for a recording. */
const made =
  '(?:(?:ab)?gemischt|produziert|gemastert|geschrieben|komponiert|arrangiert|getextet|aufgenommen|fotografiert|gefilmt|gedreht|gespielt|gesungen)';
/** Past tenses of the same: "Das Video drehte Okafor". */
const madeIt =
  '(?:mischte|produzierte|masterte|schrieb|komponierte|arrangierte|textete|fotografierte|filmte|drehte|gestaltete|zeichnete)';
/** What is made: first in its sentence, so a noun after the verb is who made it. */
const work =
  '(?:Video|Musikvideo|Clip|Film|Fotos?|Bild|Bilder|Cover|Artwork|Song|Songs|Lied|Lieder|Stück|Single|Album|EP|Platte|Text|Texte|Musik|Mix|Master|Aufnahmen|Titel|Track|Tracks)';
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
    `(?<!\\p{L})(?:das|die|den|dieses|diese|diesen|ihr|ihre|ihren|sein|seine|seinen|unser|unsere) ${work} ${madeIt}`,
    '(?<!\\p{L})(?:namens|feat\\.?|ft\\.|featuring)',
  ].join('|')}) $`,
  'iu',
);
const thanksAt = /(?<!\p{L})bedank(?:en|t|te|ten) (?:wir |ich )?(?:uns|mich|sich)(?: herzlich| sehr)? bei $/iu;
const byPerson = /(?<!\p{L})von $/iu;
const isAgent = new RegExp(`^ ${made}(?!\\p{L})`, 'iu');

/** Datives in the plural, and nouns that need no article. */
const isNoun =
  /(?:en|ern|eln|[gG]eschichte)$|^(?:Fans?|Hand|Familie|Gott|Publikum|Profis?|Crews?|Teams?|Bands?|Radios?|Presse|Beginn|Anfang|Grund|Seite|Seiten|Herz|Natur|Haus|Musik|Veranstalter|Helfer|Unterstützer|Förderer|Freunde|Kinder|Nachbarn)$/u;

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

/** Nouns that "von" follows without an article: "Musik von", "Geschichten von". Given names that end like them are missed. */
const isNotGiven =
  /(?:e|en|er|ern|eln|ung|heit|keit|schaft|ion|tät)$|^(?:Album|Artwork|Auftritt|Blick|Chef|Cover|Debüt|Fans?|Fotos?|Freund|Klang|Konzert|Lied|Mitglied|Mix|Musik|Platz|Songs?|Sound|Spiel|Support|Teil|Texts?|Titel|Tracks?|Videos?|Werk|Wunsch)$/u;
/** What may come before a person without an article; an adjective or an article means a noun. */
const beforeName =
  /(?:^|[.!?:;,–—("“„]|(?<!\p{L})(?:und|mit|von|durch|bei|für|an|hat|haben|ist|sind|war|wurde|wie|auch|so|sagt|danken))\s*$/iu;

/** What people do, but no noun: "Max von Hagen spielt". */
const acts = new RegExp(
  `^ (?:spielt|spielte|singt|sang|trommelt|begleitet|begleitete|schreibt|mischt|produziert|${says}|${madeIt})(?!\\p{L})`,
  'iu',
);

/** Whether words of a German text that a "von" links are a person: "mit Max von Hagen", but not "Freund von Musik". */
export function isNobleName(text: string, words: readonly { text: string; start: number; end: number }[]): boolean {
  const [given, link, family] = words;
  if (!given || !family || words.length !== 3 || !/^(?:von|zu)$/.test(link?.text ?? '')) return false;
  if (isNotGiven.test(given.text)) return false;
  if (isNoun.test(family.text) && !acts.test(text.slice(family.end, family.end + contextMax))) return false;
  return beforeName.test(text.slice(Math.max(0, given.start - contextMax), given.start));
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
