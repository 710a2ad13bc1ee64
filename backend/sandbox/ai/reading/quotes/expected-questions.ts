import { upperFirst } from '../../first-letters.js';
import type { Language } from '../language.js';

/** What the artist thinks an interviewer will ask, and their own words for it. */
export interface ExpectedQuestion {
  /** With "you" for the artist: "why you started late". */
  asked: string;
  /** `''` if they gave none. */
  answer: string;
}

const asks: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:they|he|she|people|everyone|the (?:interviewer|journalist|host|presenter|reporter)|someone)(?:['’]?ll| will|['’]?re (?:going to|gonna)| (?:are|is) (?:going to|gonna)| might| may| could| always| usually)?(?: (?:def(?:o|initely|s)?|prob(?:ably|s)?|surely|always|also|just|bound to|going to|for sure|totally))* asks?(?: me| us)?(?: about)? (?<asked>(?:why|how|what|when|where|who|whether|if|which)(?!\p{L})[^.,;?!\n]{4,90})(?<rest>[^.?!\n]*)/giu,
  es: /(?<!\p{L})(?:(?:me|nos) (?:(?:van|va) a preguntar|preguntar[aá]n?|pregunta[n]?)|(?:van|va) a preguntar(?:me|nos)|preguntar[aá]n?)(?: (?:seguro|fijo|siempre|también|sí o sí))*(?: que)? (?<asked>(?:por qu[eé]|c[oó]mo|qu[eé]|cu[aá]ndo|d[oó]nde|si|qui[eé]n)(?!\p{L})[^.,;?!\n]{4,90})(?<rest>[^.?!\n]*)/giu,
};
/** "What will they ask?" is asked, and tells nothing. */
const isQuestion = /\?\s*$/u;
const joint = /^[\s,;:–—-]+(?:(?:and|but|so|cos|cause|because|y|pero|porque) )?/iu;
/** A wish to the assistant behind the question. */
const isWish =
  /^(?:(?:can|could|what|how|help|please|pls|i don['’]?t (?:know|want)|no idea|not sure|no s[eé]|qu[eé] (?:digo|contesto)|ayuda|c[oó]mo)(?!\p{L}))/iu;

/** The questions that the artist expects: "they'll ask why I started late, I'm 41". */
export function expectedQuestions(texts: readonly string[], language: Language): ExpectedQuestion[] {
  const found = texts.flatMap((text) =>
    (text.match(/[^.!?\n]+[.!?]*/gu) ?? [])
      .filter((sentence) => !isQuestion.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(asks[language])])
      .map(({ groups: { asked = '', rest = '' } = {} }) => {
        const answer = rest.replace(joint, '').trim();
        return {
          asked: toArtist(asked.trim(), language),
          answer: answer === '' || isWish.test(answer) ? '' : `${spelled(answer, language)}.`,
        };
      }),
  );
  return found.filter(({ asked }, at) => found.findIndex((one) => one.asked === asked) === at);
}

function toArtist(asked: string, language: Language): string {
  if (language === 'es') return asked.replace(/(?<!\p{L})mi(s?)(?!\p{L})/giu, 'tu$1');
  return asked
    .replace(/(?<!\p{L})(?:i|we)['’]?m(?!\p{L})/giu, 'you’re')
    .replace(/(?<!\p{L})i am(?!\p{L})/giu, 'you are')
    .replace(/(?<!\p{L})i was(?!\p{L})/giu, 'you were')
    .replace(/(?<!\p{L})(?:i|we|me|us)(?!\p{L})/giu, 'you')
    .replace(/(?<!\p{L})(?:my|our)(?!\p{L})/giu, 'your');
}

function spelled(answer: string, language: Language): string {
  const words = upperFirst(answer);
  if (language === 'es') return words;
  return words.replace(/(?<!\p{L})i['’]?m(?!\p{L})/giu, 'I’m').replace(/(?<!\p{L})i(?!\p{L})/gu, 'I');
}
