import { reportsMovedConcert } from '../../reading/crisis/concert-moved.js';
import { saysConcertIsOff } from '../../reading/crisis/concert-off.js';
import type { Language } from '../../reading/language.js';

const wish: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:less|fewer|no more|too much|not so much|enough) (?:of the )?(?:grovel\p{L}*|apolog\p{L}*|sorry|sorries|begging|crawling)|(?:too|so|very|a bit|overly) (?:grovel\p{L}*|apolog\p{L}*|sorry)(?! (?:i|we|but|for the)(?!\p{L}))|(?:don['’]?t|do not|stop|without|no need to|why are (?:we|you|i)) (?:apologi[sz]\p{L}*|grovel\p{L}*|say(?:ing)? sorry)|(?:take|cut|leave|lose|drop) (?:out )?the (?:sorry|apolog\p{L}*)(?: (?:out|bit|line|part))?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:(?:menos|sin|demasiad[oa]s?|tant[oa]s?|muchas?) (?:tant[oa]s? )?(?:disculpas?|perdon\p{L}*|perdón|lloros?|arrastr\p{L}*)|no (?:pidas|pidamos|hace falta pedir) (?:tanto )?(?:perdón|disculpas)|(?:quita|saca|borra) (?:lo del |el |las? )(?:perdón|disculpas?))(?!\p{L})/iu,
};
/** How the notices of a concert end that is off, and of one that has moved. */
const apologies: Record<Language, { off: string; moved: string }> = {
  en: { off: 'Sorry to everyone who was coming.', moved: 'Sorry for the change of plan.' },
  es: { off: 'Perdón a todos los que pensaban venir.', moved: 'Perdón por el cambio.' },
};
const hasNotice = /(?:crisis statement|comunicado de crisis): ?\[/iu;

/**
 * "Less grovelling please" as the wish to cut the only apology that the notice of a concert has.
 * @param earlier the messages before
 * @param replies the assistant's replies
 */
export function withApologyCut(
  message: string,
  earlier: readonly string[],
  replies: readonly string[],
  language: Language,
): string {
  if (!wish[language].test(message) || !replies.some((one) => hasNotice.test(one))) return message;
  const { off, moved } = apologies[language];
  const line = earlier.some(reportsMovedConcert) ? moved : earlier.some(saysConcertIsOff) ? off : '';
  if (line === '') return message;
  const [before = ''] = message.match(/^[^.!?\n]*[.!?\n]+\s+(?=[^.!?\n]*$)/u) ?? [];
  const rest = wish[language].test(before) ? '' : before;
  return language === 'es' ? `${rest}quita «${line}»` : `${rest}cut “${line}”`;
}
