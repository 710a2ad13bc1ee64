import { detect } from 'tinyld/light';

/** The languages that the product itself writes texts in. */
export type WrittenLanguage = 'en' | 'es';

/** How much of the texts is read, in characters: plenty to tell a language, and the detector needs about 4 ms for 1,000. */
const charactersMax = 2000;

/** The language of these texts together; English if the product doesn't write theirs, or if it can't be told. */
export function writtenLanguageOf(texts: readonly string[]): WrittenLanguage {
  return detect(texts.join('\n').slice(0, charactersMax)) === 'es' ? 'es' : 'en';
}
