import { asksForText } from '../documents-asked.js';
import type { Situation } from '../call.js';
import { linkedSoFar } from '../linked-documents.js';
import { cutsAsked } from '../wording/cuts.js';

/** "No pongas que …" is a wish for a text to come. */
const takesOut = /(?<!\p{L})(?:qu[ií]t|borr|elimin|suprim|tach|sac(?:a|á|ar|ale|ále)(?!\p{L}) )/iu;

/** What to say to a Spanish message that wants something out of a text before there is any; `''` for other messages. */
export function nothingToCut(situation: Situation): string {
  const { conversation, known } = situation;
  if (known.language !== 'es' || known.crisis !== null || !takesOut.test(conversation.question)) return '';
  const [topic] = cutsAsked(situation);
  if (topic === undefined || linkedSoFar(conversation.said).length > 0 || asksForText(situation)) return '';
  return `No hay nada que quitar de «${topic}»: aquí todavía no he escrito ningún texto.`;
}
