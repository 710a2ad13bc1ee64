import { upperFirst } from '../first-letters.js';
import { inThirdPerson } from './added-facts.js';
import type { Language } from './language.js';
import { factsStated } from './statements.js';

const that =
  '(?:all (?:of )?)?(?:that|this|it|them|those|these|the above|what i (?:just )?(?:said|told you|wrote))(?: (?:all|stuff|lot|bit|info|details?|fact|part|too))*';
const where =
  "(?:\\s+(?:all|stuff|lot|bit|info|details|too|in|into|to|at|on|there|somewhere|anywhere|the|my|our|it|end|bottom|top|of|blog|radio|pitch|press|release|bio|text|post|announcement|captions?|statement|e-?mail|mail|letter|message|notes|follow[- ]?up|as|well|please|pls|plz|thanks|ta|maybe|if (?:you can|poss(?:ible)?|it fits|there['’]?s room)|or something))*[\\s.!?)]*$";
/** "…, can you put that in at the end of the pitch?", "abeg put all this", "could that go in?", "maybe work that in" */
const putsThatIn = new RegExp(
  `(?:^|[.!?,;\\n–—-]\\s*|\\s)(?:(?:abeg|please|pls|ok|so|and|also|then|can|could|would|will|should|you|u|ya|we|i|just|maybe|perhaps|try to|any chance|is it ok to|want(?: you)? to|like(?: you)? to|id|i['’]d)[ ,]+)*(?:(?:put|putting|add|adding|include|including|work|working|fit|fitting|get|getting|pop|stick|slot|mention|mentioning|use|chuck|throw|squeeze|slip|weave) (?:in )?${that}|(?:can|could|should|would|will|might|may) ${that} (?:(?:all|also|maybe|please) )*(?:go|fit|be (?:put|added|included|mentioned|worked|squeezed|in))|(?:${that} (?:(?:should|could|can|might|needs to|has to|ought to) (?:go|be)|goes)) in)${where}`,
  'iu',
);
/** "¿Puede ir eso?", "ponlo si puedes", "¿lo puedes meter?" */
const putsItInSpanish =
  /(?:^|[.!?¿¡,;\n–—-]\s*|\s)(?:(?:y|pues|porfa|por favor|también|puedes|podrías|podés|puede|se puede|podría|me|lo|la|los|las|eso|esto|todo|quiero|si puedes|a ver si|ojalá)[ ,]+)*(?:(?:pon|añád|agrég|métel?|inclúy|pón|añad|agreg|met|inclu|pong|mencion|sum|súm)(?:e|é|a|á|er|ir|ar|elo|alo)?(?:me|le|se)?(?:l[oa]s?)?|(?:poner|añadir|agregar|meter|incluir|mencionar|sumar)(?:l[oa]s?)?|(?:puede|podría|debería) ir (?:eso|esto)|(?:eso|esto) (?:puede|podría|debería|tiene que) (?:ir|entrar|salir))(?:\s+(?:eso|esto|todo|ahí|también|en|al|el|la|mi|nota|prensa|de|texto|bio|biografía|correo|mail|anuncio|comunicado|final|principio|donde|sea|por|favor|porfa|gracias|si puedes|si se puede|si cabe|algún sitio|alguna parte))*[\s.!?)]*$/iu;
/** Words that say nothing about the music: "details, sorry, should've sent them first:" */
const preface =
  /^(?:[^:.!?\n]{0,60}(?<!\p{L})(?:sorry|details|info|facts|first|stuff|here (?:you go|it is|they are))(?!\p{L})[^:.!?\n]{0,40}:\s*|(?:(?:oh|ok|okay|also|and|btw|hey|hi|well|so|yes|yeah|thanks|great|lovely|forgot to (?:say|mention)|i forgot to (?:say|mention))(?:,| that)?\s+)+)/iu;
/** "Our drummer is Mo by the way, and …" */
const aside = /,? (?:by the way|btw|fyi|just so you know)(?=,|[.!?]|$| (?:and|but)(?!\p{L}))/giu;
/** "I don't think we should mention that", "did you put that in?" */
const isDeclined =
  /(?<!\p{L})(?:(?:don['’]?t|do not|didn['’]?t|never|not|rather|shouldn['’]?t|won['’]?t|can['’]?t)(?: \p{L}+){0,3}|did you|have you|do i|should (?:i|we)|no) (?:put|add|include|mention|use|work|get|lo|la|pong\p{L}*)(?!\p{L})[^.!?\n]*\W*$/iu;
const fewestWords = 4;

/** What a message tells and then asks to have in a text, as sentences in the third person; none if it doesn't ask for that. */
export function toldToPutIn(message: string, name: string, language: Language): string[] {
  const asked = (language === 'es' ? putsItInSpanish : putsThatIn).exec(message);
  if (!asked || isDeclined.test(message)) return [];
  const typed = language === 'es' ? (): string[] => [] : asTyped;
  return message
    .slice(0, asked.index + (/^[.!?]/u.test(asked[0]) ? 1 : 0))
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((one) => withoutWithheld(one.trim().replace(preface, '').replace(aside, '')).trim())
    .filter((one) => !one.endsWith('?') && one.split(/\s+/u).length >= fewestWords)
    .flatMap((one) => {
      const stated = factsStated(one, name, language);
      return stated.length > 0 ? stated : typed(one, name);
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
