import { upperFirst } from '../first-letters.js';
import { inThirdPerson } from './added-facts.js';
import type { Language } from './language.js';
import { factsStated } from './statements.js';

/** "…, can you put that in at the end of the pitch?", "abeg put all this" */
const putsThatIn =
  /(?:^|[.!?,;\n–—-]\s*|\s)(?:(?:abeg|please|pls|ok|so|and|also|then|can|could|would|will|you|u|ya|we|just|maybe)[ ,]+)*(?:put|add|include|work|fit|get|pop|stick|slot|mention|use) (?:all (?:of )?)?(?:that|this|them|those|these|the above)(?: (?:all|stuff|lot|bit|info|details|too|in|into|to|at|on|there|somewhere|the|my|our|it|end|bottom|top|of|blog|radio|pitch|press|release|bio|text|post|announcement|captions?|statement|e-?mail|mail|letter|message|notes|follow[- ]?up|as|well|please|pls|thanks|ta))*[\s.!?)]*$/iu;
/** Words that say nothing about the music: "details, sorry, should've sent them first:" */
const preface =
  /^(?:[^:.!?\n]{0,60}(?<!\p{L})(?:sorry|details|info|facts|first|stuff|here (?:you go|it is|they are))(?!\p{L})[^:.!?\n]{0,40}:\s*|(?:(?:oh|ok|okay|also|and|btw|hey|hi|well|so|yes|yeah|thanks|great|lovely|forgot to (?:say|mention)|i forgot to (?:say|mention))(?:,| that)?\s+)+)/iu;
/** "Our drummer is Mo by the way, and …" */
const aside = /,? (?:by the way|btw|fyi|just so you know)(?=,|[.!?]|$| (?:and|but)(?!\p{L}))/giu;
const fewestWords = 4;

/** What a message tells and then asks to have in a text, as sentences in the third person; none if it doesn't ask for that. */
export function toldToPutIn(message: string, name: string, language: Language): string[] {
  const asked = putsThatIn.exec(message);
  if (language !== 'en' || !asked) return [];
  return message
    .slice(0, asked.index + (/^[.!?]/u.test(asked[0]) ? 1 : 0))
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((one) => withoutWithheld(one.trim().replace(preface, '').replace(aside, '')).trim())
    .filter((one) => !one.endsWith('?') && one.split(/\s+/u).length >= fewestWords)
    .flatMap((one) => {
      const stated = factsStated(one, name, language);
      return stated.length > 0 ? stated : asTyped(one, name);
    });
}

/** "… and no permit (don't mention the permit)": without the aside, and what it is about. */
const withheld =
  /\s*\((?:please |pls )?(?:don['’]?t|do not|no need to|never) (?:mention|say|name|include|put|print|use) (?:the |my |our |any |that )?([\p{L}-]{3,30})[^()\n]*\)/iu;

function withoutWithheld(sentence: string): string {
  const topic = withheld.exec(sentence)?.[1];
  if (topic === undefined) return sentence;
  const told = sentence.replace(withheld, '');
  return told.replace(
    new RegExp(`(?:,| and| with| but)+ (?:(?!,| and | with | but ).)*?(?<!\\p{L})${topic}(?!\\p{L})[^,.]*`, 'iu'),
    '',
  );
}

function asTyped(sentence: string, name: string): string[] {
  const told = inThirdPerson(sentence.replace(/[\s.!,;]+$/u, ''), name);
  return told === '' ? [] : [`${upperFirst(told)}.`];
}
