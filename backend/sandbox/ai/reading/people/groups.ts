import { remembered } from '../../remembered.js';

const nouns =
  'quartet|quintet|sextet|septet|octet|trio|duo|band|choir|orchestra|ensemble|collective|group|big band|brass band|string quartet|chorus|singers|family band';
const piece = '(?:[2-9]|1\\d|two|three|four|five|six|seven|eight|nine|ten)[- ]?piece';
const spanishNouns =
  'banda|grupo|dúo|trío|cuarteto|quinteto|sexteto|coro|orquesta|colectivo|agrupación|charanga|comparsa|pareja';

/** "Desmond Farthingoe Quartet", "Los Trovadores". */
const inName = new RegExp(`(?<!\\p{L})(?<noun>${nouns}|${spanishNouns})(?!\\p{L})`, 'iu');
const named = [
  new RegExp(
    `(?<!\\p{L})(?:we(?:['’]?re| are)|I(?:['’]?m| am) in|I (?:play|sing) in(?! an? (?:[\\p{L}-]+ )?(?:choir|chorus|orchestra)(?!\\p{L}))|as) an? (?:(?!(?:with|for|who|called|to)(?!\\p{L}))[\\p{L}&-]+ ){0,4}?(?<noun>${nouns}|${piece})(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:my|our) (?<noun>${nouns})(?! (?:mate|member|leader|practice|teacher)s?)|(?:the|our) (?<other>band|choir|orchestra) (?:is|has|was|are))(?!\\p{L})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})somos una? (?:\\p{L}+ ){0,2}?(?<noun>${spanishNouns})(?!\\p{L})`, 'iu'),
];
const several =
  /(?<!\p{L})(?:we(?:['’]?re| are) (?:just |only |all )?(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten) (?:people|friends|girls|lads|women|men|guys|brothers|sisters|of us|musicians|members|players)|(?:there are |the )(?:two|three|four|five|six|seven) of us|somos (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez))(?!\p{L})/iu;

/**
 * What kind of group the artist is: "quartet", "band"; `''` if they are one person, as far as is known. One that its name says is
 * "group": "Desmond Farthingoe Quartet is a jazz quartet" says it twice.
 */
export function groupOf(name: string, texts: readonly string[], language: 'en' | 'es'): string {
  const isSpanish = language === 'es';
  if (inName.test(name) || /^(?:los|las) /iu.test(name)) return isSpanish ? 'grupo' : 'group';
  if (texts.some((text) => ofPart(name).test(text))) return isSpanish ? 'grupo' : 'band';
  for (const text of texts) {
    const { noun, other } = named.map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {};
    const found = (noun ?? other)?.toLowerCase();
    if (found !== undefined)
      return new RegExp(`^(?:${spanishNouns})$`, 'u').test(found) === isSpanish ? found : isSpanish ? 'grupo' : 'band';
  }
  return texts.some((text) => several.test(text)) ? (isSpanish ? 'grupo' : 'band') : '';
}

/** "I play the concertina with Tealach Rua", "I'm the drummer of Low Tide": what one member says of their part in the act. */
export const ofPart = remembered((name: string): RegExp => {
  const act = name === '' ? '(?!)' : name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(
    `(?<!\\p{L})(?:I (?:also |now )?(?:play|sing|drum|rap)(?: (?:the |my )?[\\p{L}-]+(?: and [\\p{L}-]+| [\\p{L}-]+)?)? (?:with|in|for)|I(?:['’]?m| am) (?:the|a|one of the) [^.,!?\\n]{2,30} (?:in|of|with|for|from)|(?:soy|toco) [^.,!?\\n]{2,30} (?:de|en|con)) (?:the |los |las )?${act}(?!\\p{L})`,
    'iu',
  );
});

const word = "\\p{Lu}[\\p{L}'’-]+";
/** "Many thanks, Desmond". */
const signed = new RegExp(
  `(?:[Tt]hanks|[Tt]hank you|[Rr]egards|[Cc]heers|[Bb]est|[Ww]ishes|[Yy]ours|[Ss]incerely|[Ll]ove|[Tt]a)[,.! ]*\\n?[ –—-]*(?<who>${word}(?: ${word}){0,2})[\\s.!x]*$`,
  'u',
);
const ofPerson = new RegExp(
  `^(?:[Tt]he )?(?<who>${word} ${word})(?:['’]s)? (?:${word} )?(?:${nouns.replace(/(?<=^|\||[ ])(\p{Ll})/gu, (letter) => letter.toUpperCase())})$`,
  'u',
);

/**
 * Who of a group writes, if their messages show it: "Desmond Farthingoe" for the Desmond Farthingoe Quartet if Desmond signs.
 * @param introduced the name that the writer gave as their own; `''` if none
 */
export function memberOf(name: string, introduced: string, texts: readonly string[]): string {
  const isOther = introduced !== '' && introduced !== name;
  const who = isOther ? introduced : (texts.map((text) => signed.exec(text)?.groups?.['who']).findLast(Boolean) ?? '');
  const held = ofPerson.exec(name)?.groups?.['who'] ?? '';
  return who !== '' && held.split(' ')[0] === who.split(' ')[0] ? held : who;
}
