import type { Language } from '../../reading/language.js';

const inLanguage: [language: Language, words: RegExp][] = [
  [
    'es',
    /(?<!\p{L})(?:in (?:spanish|castilian)|en (?:español|castellano)|(?:spanish|castilian) version|versión en (?:español|castellano))(?!\p{L})/iu,
  ],
  ['en', /(?<!\p{L})(?:in english|en inglés|english version|versión en inglés)(?!\p{L})/iu],
];

/** The language that a message asks for a text in; undefined if it names none. */
export function askedLanguage(message: string): Language | undefined {
  return inLanguage.find(([, words]) => words.test(message))?.[0];
}

/** Whether a message asks for the same text in another language and names no document: "and in Spanish, please?". */
export function asksForLanguage(message: string): boolean {
  const words = message.trim().split(/\s+/).length;
  const isAbout =
    /(?<!\p{L})(?:song|album|lyrics?|sing|sung|record(?:ed)?|do you|hablas|escribes|canción|canto|disco|letras?|canciones|cantad[oa])(?!\p{L})/iu;
  return askedLanguage(message) !== undefined && words <= 12 && !isAbout.test(message);
}
