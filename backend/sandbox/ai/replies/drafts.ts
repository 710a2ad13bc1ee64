import type { Situation } from '../acting/call.js';
import { wantedTexts } from '../acting/document-calls.js';
import { questionFor } from '../acting/missing-fact.js';
import { noDayRemark } from '../writing/remarks.js';

/** Documents as Markdown quotes, if no tool stores them. */
export function drafts(situation: Situation): string {
  const { known, conversation } = situation;
  const texts = wantedTexts(situation);
  if (texts.length === 0) return '';
  const isSpanish = known.language === 'es';
  const lead = isSpanish
    ? 'Aquí está, solo con lo que me has contado. Lo que falta está entre corchetes.'
    : "Here it is, with nothing but what you told me. What's missing is in brackets.";
  const quotes = texts.map(({ markdown }) =>
    markdown
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${line}`))
      .join('\n'),
  );
  const noDay = noDayRemark(conversation);
  const next = noDay === '' ? questionFor(quotes.join('\n'), known) : '';
  return [noDay, lead, ...quotes, next].filter(Boolean).join('\n\n');
}
