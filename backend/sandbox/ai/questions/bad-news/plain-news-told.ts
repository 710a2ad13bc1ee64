import type { Situation } from '../../acting/call.js';
import { upperFirst } from '../../first-letters.js';

/** What is certain about plain news, as a list; `''` if there is none. */
function plainFacts({ crisis }: Situation['known']): string {
  if (crisis?.isPlain !== true) return '';
  return [...crisis.happened, ...crisis.people, ...crisis.doing].map((fact) => `- ${upperFirst(fact)}`).join('\n');
}

/** The reply to the news that things were stolen, or that someone else plays, without a wish; `''` for other messages. */
export function plainNewsTold({ conversation: { question }, known, before }: Situation): string {
  const facts = plainFacts(known);
  if (facts === '' || before().crisis !== null || /[?¿]/u.test(question)) return '';
  return known.language === 'es'
    ? `Lo siento. Anotado:\n\n${facts}\n\n¿Escribo el comunicado?`
    : `I’m sorry to hear that. Noted:\n\n${facts}\n\nShall I write the statement?`;
}

/** What an interviewer will ask about first, before the advice on interviews; `''` if no plain news was told. */
export function askedOfPlainNews(known: Situation['known']): string {
  const facts = plainFacts(known);
  if (facts === '') return '';
  return known.language === 'es'
    ? `Lo más probable es que empiecen por lo que pasó y por el concierto. Con esto basta:\n\n${facts}\n\nDespués, lo de siempre: quiénes son, cómo suenan, qué viene.`
    : `They’ll most likely begin with what happened, and the concert. This is enough to say:\n\n${facts}\n\nThen the usual: who you are, how you sound, what’s next.`;
}
