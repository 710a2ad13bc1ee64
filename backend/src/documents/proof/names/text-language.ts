import { detectAll } from 'tinyld/light';
import { countListed } from './common-words.js';
import { type ListedLanguage, listedLanguages } from './word-forms.js';

/** How a text's language writes names. */
export interface TextLanguage {
  /** Whether it is another one than English or Spanish. */
  isForeign: boolean;
  /** Which, if its words are listed; otherwise any capitalised word that starts a sentence may be an ordinary one. */
  listed: ListedLanguage | null;
  /** Whether nouns are capitalised, as in German: a single capitalised word says nothing. */
  hasCapitalNouns: boolean;
}

const covered: TextLanguage = { isForeign: false, listed: null, hasCapitalNouns: false };

/** How much of a text is read, in characters: the detector takes a millisecond for these. */
const charactersMax = 600;
/** Short texts and uncertain results count as English. */
const lettersMin = 40;
const accuracyMin = 0.3;

/** The last text and its language: a text being edited is checked every few seconds. */
let last = { start: '', language: covered };

export function languageOf(text: string): TextLanguage {
  const start = text.slice(0, charactersMax);
  if (start !== last.start) last = { start, language: detect(start.replaceAll('\0', '')) };
  return last.language;
}

/** Small words, which make up a third of any text. Most are in several languages. */
const smallWords = {
  de: `und der die das des dem den ist sind nicht mit von vom zu zum zur ein eine einer einem einen im am auf für wird wurde wurden
    sich aus nach bei ihre ihrem ihren sie wir`,
  fr: `le la les un une des du de et est au aux ce cette ses son sa il elle nous vous dans pour avec sur que qui pas plus sont été à
    en par où`,
  it: `il lo la gli le i un una di del della dei delle degli e è che per con nel nella si non più sono dal dalla alla al ai da come
    suo sua in`,
  pt: `o a os as um uma de do da dos das em no na nos nas e é que para com por pelo pela não mais ao à são foi sua seu se`,
  en: `the and of to in is with for on at her his she he it that was are by from as a an we you they their be this`,
  es: `el la los las un una de del y en que para con por su sus se no es al lo más como a ha`,
  nl: `de het een en van is in op met voor niet zijn dat die te aan ook haar zij uit bij wordt`,
  ca: `el la els les un una de del dels i amb per que és en al als no més com va seu seva a l d es ha`,
  gl: `o a os as un unha de do da dos das dunha dun e é en que para con por polo pola non no na nos nas ao á seu súa se xa`,
};
type Language = keyof typeof smallWords;
const languages = Object.keys(smallWords) as Language[];

const languagesOfWord = new Map<string, Language[]>();
for (const language of languages)
  for (const word of smallWords[language].split(/\s+/))
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);

/** The share of a text's words by which its language is known, if clearly fewer are of any other. */
const smallMin = 0.18;
const listedMin = 0.5;
const leadMin = 1.2;

/** The detector takes texts with names and titles of other languages for those, and is unsure of short sentences. */
function byWords(text: string): Language | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts: Partial<Record<Language, number>> = {};
  for (const word of words)
    for (const language of languagesOfWord.get(word) ?? []) counts[language] = (counts[language] ?? 0) + 1;
  return leader(counts, smallMin * words.length) ?? leader(countListed(words), listedMin * words.length);
}

function leader(counts: Partial<Record<Language, number>>, least: number): Language | null {
  const [first, second] = languages
    .map((language) => ({ language, count: counts[language] ?? 0 }))
    .sort((one, other) => other.count - one.count);
  return first && second && first.count >= least && first.count >= leadMin * second.count ? first.language : null;
}

function detect(text: string): TextLanguage {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < lettersMin) return covered;
  const language = byWords(text);
  if (language === 'en' || language === 'es') return covered;
  const listed = listedLanguages.find((one) => one === language);
  if (listed) return { isForeign: true, listed, hasCapitalNouns: listed === 'de' };
  const [best] = detectAll(text);
  if (!best || best.accuracy < accuracyMin || best.lang === 'en' || best.lang === 'es') return covered;
  return { isForeign: true, listed: null, hasCapitalNouns: best.lang === 'de' };
}
