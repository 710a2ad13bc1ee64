import type { Situation } from '../../acting/call.js';
import { linkedSoFar } from '../../acting/linked-documents.js';

const refund = '(?:refund\\p{L}*|money back|devoluci\\p{L}+|reembolso\\p{L}*|devuelv\\p{L}+|devolver\\p{L}*)';
const stay =
  '(?:carry over|roll over|transfer\\p{L}*|(?:stay|still|remain|are they|be)(?: still)? (?:valid|good|ok|okay)|(?:siguen?|seguirán|son|sirven|valen)(?: \\p{L}+)? ?(?:válid\\p{L}+|para la (?:nueva|otra) fecha|igual)?)';
const tickets = '(?:tickets?|entradas?|boletos?|boletas?|people|fans|everyone|they|la gente)';
const asks = new RegExp(
  `(?<!\\p{L})(?:do|does|will|can|should|are|is|would|what about|what happens (?:to|with)) (?:the |our |all |their )?${tickets}(?!\\p{L})[^.?!\\n]*?(?:${refund}|${stay})|(?<!\\p{L})what happens (?:to|with) (?:the |our |their |people['’]s )?tickets|(?:${refund})[^.?!\\n]* or [^.?!\\n]*(?:${stay})|(?<!\\p{L})(?:qué pasa con (?:las|los) (?:entradas|boletos|tickets)|se (?:devuelven?|reembolsan?)|hay que devolver|(?:las |los )?(?:entradas|boletos|tickets) (?:que ya se vendieron )?(?:siguen|sirven|valen|se devuelven))(?!\\p{L})[^.!\\n]*\\?`,
  'iu',
);
const asksIfPostponed =
  /(?<!\p{L})(?:does (?:that|this|it) (?:now )?(?:mean|make it)|(?:is|so|would) (?:it|that|this)(?:['’]?s)?|do (?:we|I) (?:call|say)|it['’]?s) [^.?!\n]{0,40}?(?:postponed|rescheduled|moved)(?!\p{L})[^.?!\n]{0,40}?(?:cancel\p{L}*)?[^.!\n]*\?|(?<!\p{L})(?:eso |entonces )?(?:es|está|significa que|quiere decir que|sería) [^.?!\n]{0,30}?(?:aplazad|postergad|pospuest|cancelad)[oa] (?:o|y no|no) [^.!\n]*\?/iu;

/** "Do people still get refunds, or do the tickets carry over?" about a show that is off; `''` for other messages. */
export function ticketQuestion({ conversation: { question, asked, said }, known }: Situation): string {
  const { crisis, language } = known;
  if (crisis === null || !asks.test(question)) return '';
  const facts = [...crisis.happened, ...crisis.doing];
  const line = facts.find(
    (one) => new RegExp(refund, 'iu').test(one) || /(?<!\p{L})(?:tickets?|entradas|boletos)(?!\p{L})/iu.test(one),
  );
  const isMoved = asked.some((one) =>
    /(?<!\p{L})(?:new date|postpon\p{L}+|reschedul\p{L}+|nueva fecha|aplaz\p{L}+|posterg\p{L}+)/iu.test(one),
  );
  const isWritten = linkedSoFar(said).length > 0;
  if (language === 'es')
    return [
      `Eso lo decide quien vendió las entradas: la sala o quien organiza. Pregúntales antes de publicar nada. ${isMoved ? 'Lo habitual en un concierto aplazado es que las entradas valgan para la nueva fecha y que quien no pueda ir tenga un plazo para pedir la devolución' : 'Lo habitual en un concierto cancelado es que se devuelva el dinero a todo el mundo'}, pero no sé qué hará esta sala.`,
      line === undefined
        ? 'Hasta que lo sepas, el comunicado no debería decir nada de las entradas.'
        : `${isWritten ? 'El comunicado' : 'Lo apuntado'} dice «${line}»: compruébalo${isMoved ? ', porque lo dijeron antes de la nueva fecha,' : ''} y dime lo que contesten: **las entradas siguen siendo válidas** o **se devuelve el dinero**.`,
    ].join('\n\n');
  return [
    `That’s for whoever sold the tickets: the venue or the promoter. Ask them before you post anything. ${isMoved ? 'With a postponed show, tickets usually stay valid for the new date, and those who can’t come get a refund if they ask by a certain day' : 'With a cancelled show, everyone usually gets their money back'}; what this venue does I don’t know.`,
    line === undefined
      ? 'Until you know, the statement should say nothing about tickets.'
      : `${isWritten ? 'The statement says' : 'I have noted'} “${line}”: check that${isMoved ? ', since it was said before the new date' : ''}, and tell me what they say: **tickets stay valid for the new date**, or **tickets are refunded**.`,
  ].join('\n\n');
}

/** "Does that mean it's postponed, not cancelled?" beside what else a message asks for; `''` for other messages. */
export function postponedAnswer({ conversation: { question }, known: { crisis, language } }: Situation): string {
  if (crisis === null || !asksIfPostponed.test(question)) return '';
  return language === 'es'
    ? 'Sí: con una nueva fecha está **aplazado**, no cancelado. Pregunta a la sala si las entradas valen para ella.'
    : 'Yes: with a new date it’s **postponed**, not cancelled. Ask the venue whether tickets stay valid for it; a line about refunds may no longer hold.';
}
