import { detectAll } from 'tinyld/light';

/** How a text's language writes names. */
export interface TextLanguage {
  /** Whether it is one that `plain-words.ts` doesn't cover: any capitalised word may be an ordinary one. */
  isForeign: boolean;
  /** Whether nouns are capitalised, as in German: a single capitalised word says nothing. */
  hasCapitalNouns: boolean;
}

const covered: TextLanguage = { isForeign: false, hasCapitalNouns: false };

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

function detect(text: string): TextLanguage {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < lettersMin) return covered;
  const [best] = detectAll(text);
  if (!best || best.accuracy < accuracyMin || best.lang === 'en' || best.lang === 'es') return covered;
  return { isForeign: true, hasCapitalNouns: best.lang === 'de' };
}
