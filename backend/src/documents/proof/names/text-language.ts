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

const germanWord =
  /(?<!\p{L})(?:und|der|die|das|des|dem|den|ist|sind|nicht|mit|von|vom|zu|zum|zur|ein|eine|einer|einem|einen|im|am|auf|für|wird|wurde|wurden|sich|aus|nach|bei|ihre|ihrem|ihren|sie|wir)(?!\p{L})/giu;
/** The share of these words from which a text is German; other languages share only a few of them. */
const germanMin = 0.18;

/** The detector takes German texts with English titles and names for other languages. */
function isGerman(text: string): boolean {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return (
    (text.match(germanWord)?.length ?? 0) >= germanMin * words &&
    /(?<!\p{L})(?:und|der|ist|nicht|wir)(?!\p{L})/u.test(text)
  );
}

function detect(text: string): TextLanguage {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < lettersMin) return covered;
  if (isGerman(text)) return { isForeign: true, hasCapitalNouns: true };
  const [best] = detectAll(text);
  if (!best || best.accuracy < accuracyMin || best.lang === 'en' || best.lang === 'es') return covered;
  return { isForeign: true, hasCapitalNouns: best.lang === 'de' };
}
