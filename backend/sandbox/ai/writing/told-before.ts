import type { Conversation } from '../conversation.js';
import type { Language } from '../reading/language.js';

/** "Remind me when the refunds end", "which show is the all ages one again?" */
const asksBack: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:remind me(?! (?:to|in|on|every|next|tomorrow|again (?:in|on)|the day|when I)(?!\p{L}))|(?:what|which|when|who|where|how (?:much|many|long))(?!\p{L})[^?.!\n]{2,80}(?<!\p{L})again(?=\W*(?:$|[,.?!\n]))|tell me (?:once more|again)|(?:what|which|when|who|where|how (?:much|many|long))(?:['’]?s| is| are| was| did| do| does)? [^?.!\n]{2,60} (?:did|have) (?:I|we) (?:say|tell you|told you|give you|given you)|(?:have|did) (?:you|u) (?:got|get|note|noted|keep|kept|write|written) [^?.!\n]{2,60} (?:down|noted|written down|right)|^\W*(?:so |and |wait |ok )*who(?:['’]?s| is| was|['’]?re| are)? (?:on (?:drums|bass|guitar|keys|vocals|piano)|(?:recorded|mixed|mastered|produced|shot|filmed|designed) (?:it|this|that|the \p{L}+)|(?:playing|plays|played|singing|sings|sang)(?: (?:the )?\p{L}+)?(?: on it)?)\W*$)/iu,
  // What was noted down is listed elsewhere.
  es: /^(?!.*(?:apuntad|anotad|guardad)).*(?<!\p{L})(?:(?:me )?(?:recuérda|recuerda|recorda|recordá|repíte|repetí|repite|recuerdas|recordás|repites|repetís)(?:me|s)? (?!que(?!\p{L}))|(?:qué|cuál|cuándo|quién|dónde|cuánto)(?!\p{L})[^?.!\n]{2,80}(?<!\p{L})(?:otra vez|de nuevo)(?!\p{L}))/isu,
};
const asksForWork =
  /(?<!\p{L})(?:writ(?:e|ing)|draft|make|add|put|change|cut|fix|replace|rewrite|send|plan|calendar|escrib\p{L}+|haz\p{L}*|pon\p{L}*|cambi\p{L}+|quit\p{L}+|plan|calendario)(?!\p{L})/iu;

interface Kind {
  asked: RegExp;
  told: RegExp;
  /** Most sentences have a name: it must be of what is asked about. */
  isOfAnything?: true;
}

const month =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
/** What a question asks for, and how that is told. */
const kinds: Kind[] = [
  {
    asked: /(?<!\p{L})(?:dates?|days?|when|deadline|by when|until|fechas?|días?|cuándo|hasta)(?!\p{L})/iu,
    told: new RegExp(
      `(?<!\\p{L})${month}\\p{L}*|(?<!\\p{L})(?:mon|tues?|wednes|thurs?|fri|satur|sun)day|\\d{1,2}/\\d{1,2}|(?<!\\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)`,
      'iu',
    ),
  },
  {
    asked: /(?<!\p{L})(?:times?|doors?|start|hours?|horas?|puertas)(?!\p{L})/iu,
    told: /\d ?(?:am|pm)(?!\p{L})|\d{1,2}[:.]\d\d(?!\d)|(?<!\p{L})(?:doors|puertas)(?!\p{L})/iu,
  },
  {
    asked: /(?<!\p{L})(?:prices?|costs?|tickets?|how much|fee|precios?|entradas?|cuánto)(?!\p{L})/iu,
    told: /[£$€] ?\d|\d ?(?:€|euros?|quid|pounds?|dollars?|bucks)|(?<!\p{L})(?:tickets?|entradas?)(?!\p{L})[^.!?\n]*\d/iu,
  },
  {
    asked: /(?<!\p{L})(?:names?|members?|line-?up|nombres?|integrantes)(?!\p{L})/iu,
    told: /\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+/u,
    isOfAnything: true,
  },
];
const common = new Set(
  'that this what when which where with from have they them then there their again remind tell about just like would could should will were been being does dont into your yours mine ours know said back more once also some thing things para pero como cual cuando donde esto esta este estos estas otra nuevo dime sobre todo tengo tienes'.split(
    ' ',
  ),
);
/** As many letters as words of the same stem share. */
const stemLength = 5;
const longest = 200;
const most = 4;

const lead: Record<Language, string> = {
  en: 'You told me, newest last:',
  es: 'Me dijiste, lo más nuevo al final:',
};

/** Whether a reply quotes what the artist told before: it answers the whole of the question. */
export function isOfToldBefore(reply: string): boolean {
  return Object.values(lead).some((words) => reply.startsWith(words));
}

/** What the artist has told about what a message asks back, in their own words; `''` for other messages. */
export function toldBefore({ question, asked }: Pick<Conversation, 'question' | 'asked'>, language: Language): string {
  // "Will send it later. Which one was it again?"
  const asking = question.split(/(?<=[.!])\s+/u).findLast((one) => asksBack[language].test(one)) ?? question;
  if (!asksBack[language].test(asking) || asksForWork.test(asking)) return '';
  const told = toldAbout(asking, asked.slice(0, -1));
  if (told.length === 0) return '';
  const list = told.map((one) => `- ${language === 'es' ? `«${one}»` : `“${one}”`}`).join('\n');
  return `${lead[language]}\n\n${list}`;
}

/** The artist's sentences that have the most of what a question is about, oldest first; none if it is about something else. */
function toldAbout(question: string, texts: readonly string[]): string[] {
  const wanted = new Set(stemsOf(question));
  const asked = kinds.filter((kind) => kind.asked.test(question));
  const scored = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/u))
    .map((sentence, at) => ({ sentence: sentence.replace(/\s+/g, ' ').trim(), at }))
    .filter(({ sentence }) => !sentence.endsWith('?') && sentence.split(' ').length >= 3)
    .map((one) => {
      const shared = new Set(stemsOf(one.sentence).filter((stem) => wanted.has(stem))).size;
      const isOfKind = asked.some(({ told, isOfAnything }) => (shared > 0 || !isOfAnything) && told.test(one.sentence));
      return { ...one, isOfKind, score: shared * 2 + (isOfKind ? 1 : 0) };
    })
    .filter(
      ({ score, isOfKind }, _, all) => isOfKind || (score > 0 && score * 2 >= Math.max(...all.map((one) => one.score))),
    )
    .toSorted((a, b) => b.score - a.score || b.at - a.at);
  return scored
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => (sentence.length > longest ? `${sentence.slice(0, longest).trimEnd()}…` : sentence));
}

/** A price in words that are each too common to be looked for. */
const ofOwnChoice = /pay[- ]what[- ]you[- ](?:can|want|like)/gu;

function stemsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(ofOwnChoice, 'paywhatyoucan')
      .match(/[\p{L}\p{N}]{3,}/gu) ?? []
  )
    .filter((word) => (word.length >= 4 || /\d/.test(word)) && !common.has(word))
    .map((word) => word.slice(0, stemLength));
}
