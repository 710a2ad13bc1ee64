import type { Language } from '../../reading/language.js';

const that = '(?:(?:all|both)(?: of)? )?(?:that|this|it|them|those|these)(?: all| bit| part| fact)?';
const where =
  '(?:(?:,? )(?:all|in|into|to|at|on|there|here|somewhere|anywhere|the|my|our|it|end|bottom|top|of|blog|radio|pitch|press|release|bio|text|post|announcement|captions?|statement|e-?mail|letter|notes|follow[- ]?up|one[- ]?sheet|as|well|too|also|please|pls|plz|thanks|thank you|thx|ta|ty|cheers|x+|ok|okay|yeah|if (?:you|u) can|lol|haha|then|now|for me))*[\\s.!?)]*(?=\\n|$)';
const polite =
  '(?:(?:and|so|then|maybe|please|pls|also|just|ok|okay|oh|well|yeah|definitely|make sure (?:you|to|u)|if (?:you|u) can|(?:can|could|would|will|should) (?:you|u|ya|we)|want you to|I want(?: you)? to)[, ]+)*';
const verbs = '(?:add|put|include|mention|stick|pop|chuck|throw|bung|squeeze|slip|slot|get|work|fit|use|note|say)';
/** "I wrote it on a ferry, add that", "… – can you mention it?" */
const behindMark = new RegExp(
  `\\s*(?:,|;| [–—-]|:|\\()\\s*(?<order>${polite}${verbs} (?:in )?${that}(?: in)?${where})`,
  'giu',
);
/** "… on a 4 track stick that in thx", without any mark. */
const plainVerbs = '(?:add|put|include|mention|stick|pop|chuck|bung)';
const unfinished =
  "(?<!(?<!\\p{L})(?:to|i|we|they|he|she|you|who|people|can|could|will|would|should|might|may|must|did|do|does|not|never|nor|or|let['’]?s|\\p{L}+n['’]t|\\p{L}+['’]ll|\\p{L}+['’]d))";
const unmarked = new RegExp(
  `(?<=\\p{L}[\\p{L}\\d'’]*|\\d)${unfinished}\\s+(?<order>(?:(?:and|so|then|please) )*${plainVerbs} (?:in )?${that}(?: in)?${where})`,
  'giu',
);
/** "Put this in: I wrote it on a ferry". */
const before =
  /(?<=^\W*|[.!?\n]\s*)(?:(?:oh|ok|okay|and|also|please|now|hey|hi|just|can you|could you)[, ]+)*(?:add|put|include|mention|stick|pop)(?: in)? (?:this|the following|that|one more thing)(?: (?:in|to it|in there|too|as well|please))*\s*(?::|\s[–—-])\s+(?!(?:a |the )?quote )(?=[^\n"“]{8})/giu;

const spanishThat = '(?:eso|esto|todo eso|todo esto)';
const spanishWhere =
  '(?: (?:en|a|al|la|el|mi|nota|de|prensa|texto|bio|biograf[ií]a|correo|anuncio|comunicado|post|ahí|también|por|favor|porfa|gracias|si|puedes|vale|eh|tambien|ahora|final|pues))*[\\s.!?)]*(?=\\n|$)';
const spanishOrder = `(?:(?:y|pues|por favor|porfa|también|puedes|podrías|podés|me|nos|si puedes|así que)[, ]+)*(?:(?:pon|añad[ei]|agreg[ae]|agrég[ae]|mete|incluye|menciona|suma|mencion[aá]|inclu[ií]|sum[aá])(?:le|me)? ${spanishThat}|(?:pon|pón|añád|añad|agrég|agreg|mét|met|inclúy|inclu|menció|mencion|súm|sum)(?:e|é|a|á|i|í|er|ir|ar|y|ye|na|ná|nar|lu|lui)?(?:me|le|se)?l[oa]s?|(?:poner|añadir|agregar|meter|incluir|mencionar|sumar)(?:l[oa]s?| ${spanishThat}))`;
const spanishBehind = new RegExp(`\\s*(?:,|;| [–—-]|\\()\\s*¿?(?<order>${spanishOrder}${spanishWhere})`, 'giu');

/** Which text an order names: "put that in the bio". */
const text =
  /(?<!\p{L})(?:(?:blog|radio) pitch|press release|pitch|release|bio|post|announcement|captions?|statement|e-?mail|letter|notes|follow[- ]?up|one[- ]?sheet|text)(?!\p{L})/iu;
const spanishText =
  /(?<!\p{L})(?:nota de prensa|nota|bio|biograf[ií]a|correo|anuncio|comunicado|post|texto)(?!\p{L})/iu;
const alone: Record<Language, RegExp> = {
  en: new RegExp(`^\\W*${polite}${verbs} (?:in )?${that}(?: in)?${where}$`, 'iu'),
  es: new RegExp(`^[^\\p{L}]*${spanishOrder}${spanishWhere}$`, 'iu'),
};

/** Whether words only order what was told into a text: "can u put that in pls". */
export function isOrder(words: string, language: Language): boolean {
  return alone[language].test(words.trim());
}

/**
 * A message with what it orders done with a fact as a sentence of its own, so that it isn't taken for a part of the fact: "I wrote it on a
 * ferry, add that".
 */
export function withOrdersApart(message: string, language: Language): string {
  if (language === 'es')
    return message.replace(spanishBehind, (words, order: string, at: number) => {
      if (!tellsBefore(message, at)) return words;
      const named = spanishText.exec(order)?.[0];
      const article = /^(?:correo|anuncio|comunicado|post|texto)/iu.test(named ?? '') ? 'el' : 'la';
      return named === undefined ? '. Añade eso.' : `. Ponlo en ${article} ${named}.`;
    });
  const apart = (words: string, order: string, at: number, whole: string): string => {
    if (!tellsBefore(whole, at)) return words;
    const named = text.exec(order)?.[0];
    return named === undefined ? '. Add that.' : `. Put that in the ${named}.`;
  };
  return message.replace(before, 'add that ').replace(behindMark, apart).replace(unmarked, apart);
}

/** The fewest words of a fact. */
const fewestWords = 3;

/** Whether the sentence up to an order tells something: "now put that in" has only the order. */
function tellsBefore(message: string, at: number): boolean {
  const sentence =
    message
      .slice(0, at)
      .split(/[.!?\n]/u)
      .at(-1) ?? '';
  return sentence.trim().split(/\s+/u).length >= fewestWords;
}
