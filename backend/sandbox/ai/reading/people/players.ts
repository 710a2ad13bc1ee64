import { lowerFirst, upperFirst } from '../../first-letters.js';
import { remembered } from '../../remembered.js';
import type { Language } from '../language.js';
import { instrument } from '../sound.js';

const notName =
  '(?!(?:I|We|He|She|They|It|Its|This|That|These|The|My|Our|You|Who|What|When|Someone|Somebody|Nobody|Everyone|People|And|But|So|Also|Actually|Oh|No|Not|Yes|Wait|Sorry|Ok|Okay|Plus|Just|Then|Now|With|Hi|Hello|El|La|Los|Las|Yo|Mi|Nuestr[oa]|Pero|Que|Ah|Además|También)(?!\\p{L}))';
const one = "\\p{Lu}[\\p{L}'’-]*";
const capitals = `${notName}${one}(?: (?:(?:de|del|la|van|von|of) )?${one}){0,2}`;
const kin = {
  en: '(?:(?:little|big|older|younger|old|best|good|school|long-?time) )?(?:friend|mate|pal|cousin|brother|sister|dad|father|mum|mam|mom|mother|nan|gran|grandad|grandma|uncle|aunt(?:ie)?|wife|husband|partner|girlfriend|boyfriend|bandmate|flatmate|housemate|neighbou?r|teacher|son|daughter|nephew|niece|bro|label ?mate|drummer|bassist|guitarist|singer|producer|pianist|cellist|violinist)',
  es: '(?:amig[oa]|primo|prima|herman[oa]|padre|madre|papá|mamá|t[íi][oa]|abuel[oa]|mujer|marido|pareja|novi[oa]|compañer[oa]|vecin[oa]|profe(?:sora?)?|hij[oa]|sobrin[oa]|baterista|bajista|guitarrista|cantante|productora?|pianista)',
};
const whose = { en: `(?:my|our) ${kin.en}`, es: `(?:mi|nuestr[oa]) ${kin.es}` };
/** "Priya", "my friend Jo Marsh", and "my friend jo", as people type it. */
const who = {
  en: `(?:${whose.en} )?${capitals}|${whose.en} \\p{Ll}[\\p{L}'’-]{1,14}`,
  es: `(?:${whose.es} )?${capitals}|${whose.es} \\p{Ll}[\\p{L}'’-]{1,14}`,
};
const does = {
  en: '(?:also |both |then )?(?:sang|sings|played|plays|did|does|drummed|added|adds|recorded|provided|provides|handled|drew|painted|designed|arranged|wrote)',
  es: '(?:también )?(?:cantó|canta|hizo|hace|tocó|toca|grabó|puso|metió|pintó|diseñó|dibujó|arregló)',
};
const of = {
  en: `(?:(?:the|all the|all|some|most of the|extra|additional|on) )*(?:(?:backing|lead|guest|harmony|background|second|bass|electric|acoustic|live) )*(?:${instrument}(?: (?:parts?|solos?|lines?|sections?))?|vox|bvs|backups?|b[- ]?vox|artwork|cover(?: art(?:work)?)?|sleeve|string arrangements?|arrangements?|beats?)`,
  es: `(?:(?:el|la|los|las|todos los|todas las|unos|unas|en|al) )*(?:segundas )?(?:${instrument}(?: (?:principal(?:es)?|acústic[oa]s?|eléctric[oa]s?|solista))?|portada|arte|diseño|arreglos(?: de cuerda)?)`,
};
const work = {
  en: ' (?:on|for|in) (?:it|this(?: one)?|that(?: one)?|there|(?:the|my|our|this) (?:song|single|track|tune|album|EP|record|tape)|(?:every|most|all|two|three) (?:of )?(?:the )?(?:songs?|tracks?|it)|track \\w+)',
  es: ' (?:en|de|para) (?:ella|él|esta|este|(?:la|el|mi|nuestr[oa]|esta|este) (?:canción|tema|single|sencillo|disco|álbum|EP|tema))',
};
const also = { en: `(?:,? (?:and|&) (?:${does.en} )?${of.en})*`, es: `(?:,? (?:y|e) (?:${does.es} )?${of.es})*` };
const ends = '(?=\\s*(?:$|[.,;!)–—-]|(?:and|but|so|too|btw|as well|y|pero|así que|también)(?!\\p{L})))';
const starts =
  '(?<=^\\W*|[.,;:!–—\\n-] *|(?<!\\p{L})(?:and|but|that|say|so|also|actually|oh|wait|sorry|btw|y|que|pero|además|también|en realidad) )';

const patterns = {
  /** "Priya Dunmoor sang backing vocals on it". */
  plays: both((l) => `${starts}(?<who>${who[l]}) (?<does>${does[l]} ${of[l]}${also[l]}(?:${work[l]})?)${ends}`),
  /** "My friend sang backing vocals, Priya Dunmoor". */
  namedBehind: both(
    (l) =>
      `${starts}(?<kin>${whose[l]}) (?<does>${does[l]} ${of[l]}${also[l]}(?:${work[l]})?),? (?<name>${capitals})${ends}`,
  ),
  /** "She also plays the lap steel on it". */
  pronoun: both((l) =>
    l === 'en'
      ? `${starts}(?:s?he|they) (?<does>${does.en} ${of.en}${also.en}(?:${work.en})?)${ends}`
      : `(?<=(?<!\\p{L})(?:quien|que|ell?a|él) )(?<does>${does.es} ${of.es}${also.es}(?:${work.es})?)${ends}`,
  ),
  /** "Backing vocals by Priya Dunmoor", "Kim Ora on cello", as a whole sentence. */
  on: both((l) =>
    l === 'en'
      ? `^\\W*(?:(?:and|also|oh|plus|forgot(?: to say)?|with|it has|there['’]?s|actually|btw|sorry)[ ,:]+)*(?:(?<part>${of.en}) (?:are |is |was |were )?(?:by|from) (?<by>${who.en})|(?<who>${who.en}) (?:is |was )?on (?<part2>(?!(?:bass|drums) and me)${of.en}))(?:${work.en})?\\W*$`
      : `^\\W*(?:(?:y|también|ah|además|se me olvidó|con|perdón)[ ,:]+)*(?<part>${of.es}) (?:son |es )?(?:de|por) (?<by>${who.es})(?:${work.es})?\\W*$`,
  ),
};

function both(of: (language: Language) => string): Record<Language, RegExp> {
  // Names need their capitals; "Sang" at the start is read with a small letter.
  return { en: new RegExp(of('en'), 'gu'), es: new RegExp(of('es'), 'gu') };
}

/** Somebody who was named as having worked on the music: "with producer Ansel Whitby". */
const named = {
  en: new RegExp(
    `(?<!\\p{L})(?:by|with|producer|engineer|and)(?: (?:the )?(?:producer|engineer))? (${capitals})`,
    'gu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:por|con|productora?|ingenier[oa])(?: (?:el |la )?(?:productora?|ingenier[oa]))? (${capitals})`,
    'gu',
  ),
};

/** Who played, sang or drew something for the artist's music, in the third person: "Priya Dunmoor sang backing vocals." */
export const playersIn = remembered((text: string, language: Language): string[] => {
  const sentences = (text.match(/[^.!?\n]+[.!?]*/gu) ?? []).filter((sentence) => !/[?¿]/u.test(sentence));
  return sentences.flatMap((sentence) => {
    const found = (pattern: Record<Language, RegExp>) => [...sentence.matchAll(pattern[language])];
    const behind = found(patterns.namedBehind).map(({ groups: { kin: whom = '', does: what = '', name = '' } = {} }) =>
      told(`${whom} ${name}`, what),
    );
    const direct =
      behind.length > 0
        ? []
        : found(patterns.plays).map(({ groups: { who: whom = '', does: what = '' } = {} }) => told(whom, what));
    const before = text.slice(0, text.indexOf(sentence) + sentence.length);
    const spoken = found(patterns.pronoun).flatMap(({ index, groups: { does: what = '' } = {} }) => {
      const known = [...before.slice(0, text.indexOf(sentence) + index).matchAll(named[language])].map(
        ([, it = '']) => it,
      );
      const [only, ...others] = [...new Set(known)];
      return only === undefined || others.length > 0 ? [] : [told(only, what)];
    });
    const on = found(patterns.on).map(({ groups: { part, part2, by, who: whom } = {} }) =>
      language === 'es'
        ? `${upperFirst(part ?? '')} ${/^(?:los|las) /iu.test(part ?? '') ? 'son' : 'es'} de ${theirs(by ?? '')}.`
        : `It features ${theirs(by ?? whom ?? '')} on ${lowerFirst(part ?? part2 ?? '').replace(/^(?:the|on) /u, '')}.`,
    );
    return [...behind, ...direct, ...spoken, ...on];
  });
});

function told(whom: string, what: string): string {
  return `${upperFirst(theirs(whom))} ${inFull(what)}.`;
}

/** "Did backing vox" as a text has it. */
function inFull(what: string): string {
  return what
    .replace(/(?<!\p{L})(?:b[- ]?vox|bvs)(?!\p{L})/gu, 'backing vocals')
    .replace(/(?<!\p{L})vox(?!\p{L})/gu, 'vocals');
}

/** "My friend jo" as a text has it: "their friend Jo". */
function theirs(whom: string): string {
  return whom
    .replace(/^(?:my|our)(?= )/iu, 'their')
    .replace(/^(?:mi|nuestr[oa])(?= )/iu, 'su')
    .replace(/(?<= )\p{Ll}[\p{L}'’-]*$/u, upperFirst);
}
