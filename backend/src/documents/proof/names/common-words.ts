import { englishWords } from './english-words.js';
import { frenchWords } from './french-words.js';
import { germanWords } from './german-words.js';
import { italianWords } from './italian-words.js';
import { portugueseWords } from './portuguese-words.js';
import { spanishWords } from './spanish-words.js';
import { isForm, type ListedLanguage, listedLanguages, withoutAccents } from './word-forms.js';

const setOf = (words: string): Set<string> => new Set(words.split(/\s+/).filter(Boolean));

const english = setOf(englishWords);
const spanish = setOf(spanishWords);
const foreign: Record<ListedLanguage, Set<string>> = {
  de: setOf(withoutAccents(germanWords)),
  fr: setOf(withoutAccents(frenchWords)),
  it: setOf(withoutAccents(italianWords)),
  pt: setOf(withoutAccents(portugueseWords)),
};

/** How English and Spanish words end, but hardly any names. */
const endings = [
  /^\p{L}{4,}(?:ing|[^m]ed|ly|tion|sion|ness|ment|less|ful|ous|able|ible|ity|wards?|atic|etic|istic|opic|esque)$/u,
  /^\p{L}{4,}(?:mente|ción|sión|ciones|siones|aron|ieron|ando|iendo|idad|idades|os[ao]s?|iv[ao]s?)$/u,
  /^\p{L}{2,}(?:[aei]r(?:á|án|é|ás|emos)|[dbr]r(?:á|án|emos)|[aei]{1,2}mos)$/u,
  /^\p{L}{5,}(?:ar|uir|ibir|ecir|[ai]d[ao]s?)$|^\p{L}{3,}ó$/u,
  // "Escríbeme", "guárdalo".
  /^[a-zñü]+[áéíóú][a-zñü]+(?:l[oae]s?|[mt]e|nos|se)$/u,
];
/** Names that end like them. */
const names = new Set(
  `guinness beverly connolly donnelly kimberly waverly wembley winifred edward edwards howard hayward woodward sterling fleming harding manning
  channing browning beijing wyoming cameron fernando orlando armando rolando hernando clemente constable huxtable trinity trinidad natividad
  baltasar salazar escobar gibraltar zanzibar kandahar myanmar rómulo alvarado maldonado preciado colorado taboada quesada espinosa
  desiré ramos barbosa reinosa formosa jennings hastings cummings billings rawlings`.split(/\s+/),
);

/** How words that are made with a common word begin: "self-released", "co-written". */
const prefixes = /^(?:self|co|multi|post|pr[eé]|re|non|ex|mid|semi|neo|anti|sub|over|under|inter|ultra|auto|un|[a-z])$/;
const contraction = /(?:n['’]t|['’](?:s|re|ve|ll|d|m|t))$/i;
/** French and Italian words that lose their vowel before another: "L'album", "Dell'album". */
const elided =
  /^(?:[a-z]|(?:jus|lors|puis|quoi|pres|quel)?qu|aujourd|[dns]?(?:all|ell)|sull|un|que[sl][lt]|com|dov|anch|senz|tutt)['’](.+)$/iu;
/** A verb with its pronoun: "Munissez-vous", "Mantenham-se". */
const withPronoun = /^\p{L}+-(?:vous|nous|moi|toi|lui|leur|l[ae]s?|se|me|te|lhes?|[nv]os|os|as)$/u;

/**
 * Whether a word is an ordinary one of English or Spanish, in any form. A name may be one as well: "Leeds" isn't, "Low" is.
 * @param language the text's, if its words are listed: ordinary words of it count as well
 */
export function isCommonWord(text: string, language: ListedLanguage | null = null): boolean {
  if (language !== null && withPronoun.test(text)) return true;
  const [, rest] = (language && elided.exec(text)) ?? [];
  if (rest !== undefined) return !isCapital(rest) || isCommonWord(rest, language);
  const [first = '', second] = text.replace(contraction, '').split(/[-.]/);
  const word = first.toLowerCase();
  // "Self-released" and "Half-sung", but not "T-Pain".
  if (second !== undefined)
    return (
      (prefixes.test(word) || isCommonWord(first, language)) && (!isCapital(second) || isCommonWord(second, language))
    );
  return isListed(word) || stemsOf(word).some(isListed) || (language !== null && isCommonIn(language, word));
}

function isCommonIn(language: ListedLanguage, word: string): boolean {
  return isForm(word, language, (form) => foreign[language].has(form));
}

/** How many of these words, in lower case, are listed in each language. */
export function countListed(words: readonly string[]): Record<ListedLanguage | 'en' | 'es', number> {
  const counts = { de: 0, fr: 0, it: 0, pt: 0, en: 0, es: 0 };
  for (const word of words) {
    const bare = withoutAccents(word);
    if (english.has(word)) counts.en += 1;
    if (spanish.has(word)) counts.es += 1;
    for (const language of listedLanguages) if (foreign[language].has(bare)) counts[language] += 1;
  }
  return counts;
}

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);

const isListed = (word: string): boolean =>
  english.has(word) || spanish.has(word) || (!names.has(word) && endings.some((ending) => ending.test(word)));

/** The words that a word may be formed from, if its ending says so: "play" and "playe" for "played". */
function stemsOf(word: string): string[] {
  if (word.length < 5 || names.has(word)) return [];
  const [, verb = ''] = /^(\p{L}{3,})(?:ed|ing)$/u.exec(word) ?? [];
  return [
    ...(/(?:ies|ied)$/.test(word) ? [`${word.slice(0, -3)}y`] : []),
    ...(/(?:[sxz]|[cs]h)es$/.test(word) ? [word.slice(0, -2)] : []),
    // Also plural verbs in Spanish: "juegan".
    ...(/[^s]s$|[ae]n$/.test(word) ? [word.slice(0, -1)] : []),
    ...(verb === '' ? [] : [verb, `${verb}e`, ...(/(\p{L})\1$/u.test(verb) ? [verb.slice(0, -1)] : [])]),
    ...(/^\p{L}{4,}ly$/u.test(word) ? [word.slice(0, -2)] : []),
  ];
}
