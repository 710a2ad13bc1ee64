import { detect } from 'tinyld/light';

/** The languages that the product itself writes texts in. */
export type WrittenLanguage = 'en' | 'es';

/**
 * How much of the texts is read, in characters: plenty to detect a language, and the detector takes about 4 ms for
 * 1,000.
 */
const charactersMax = 2000;

/** The language of these texts taken together; English if it can't be detected or isn't one the product writes in. */
export function writtenLanguageOf(texts: readonly string[]): WrittenLanguage {
  return detect(texts.join('\n').slice(0, charactersMax)) === 'es' ? 'es' : 'en';
}
