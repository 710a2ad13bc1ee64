import type { Situation } from '../acting/call.js';

/** "Can I use them?", "¿se pueden poner?" */
const asksToUse =
  /(?<!\p{L})(?:(?:can|could|may|should|shall|do|am|are|is) (?:I|we|it|they|you|these|those|them)(?!\p{L})[^.!?\n]{0,30}(?:use|using|put|include|quote|print|mention|allowed|ok(?:ay)?|in)|ok(?:ay)? to (?:use|put|include|quote)|(?:se )?(?:puede[ns]?|podemos|puedo|podr[ií]an?|debo|conviene|vale)(?!\p{L})[^.!?\n]{0,20}(?:poner|usar|incluir|citar|meter|utilizar)\p{L}*)/iu;

const asksHow = /(?<!\p{L})(?:how|where|cómo|dónde)(?!\p{L})[^.!?\n]*\?/iu;

/** The reply to press quotes with a question whether they may be used: yes, with their source; `''` for other messages. */
export function pressQuotesReply({ conversation, known, before }: Situation): string {
  if (!asksToUse.test(conversation.question)) return '';
  const old = new Set(before().praise.map(({ words }) => words));
  const quotes = known.praise.filter(({ words }) => !old.has(words));
  if (quotes.length === 0) return '';
  const isSpanish = known.language === 'es';
  const lines = quotes.map(({ words, by }) => (isSpanish ? `- «${words}» — ${by}` : `- “${words}” — ${by}`)).join('\n');
  const isHow = asksHow.test(conversation.question);
  return isSpanish
    ? `${isHow ? 'P' : 'Sí: p'}alabra por palabra, una vez y con su fuente. Anotado:\n\n${lines}\n\nVan así en las notas de prensa, los correos y las biografías largas que escriba a partir de ahora; lo ya escrito sigue igual.`
    : `${isHow ? 'W' : 'Yes: w'}ord for word, once, and with the source. Noted:\n\n${lines}\n\nThey go like this into the press releases, pitches and longer bios I write from now on; what is written already stands as it was.`;
}
