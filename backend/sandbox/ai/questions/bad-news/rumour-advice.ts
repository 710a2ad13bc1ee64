import { asksForText } from '../../acting/documents-asked.js';
import type { Situation } from '../../acting/call.js';
import { upperFirst } from '../../first-letters.js';
import { deniedRumour } from '../../reading/crisis/denied-rumours.js';

const leaves =
  /(?<!\p{L})(?:leav(?:es|ing)|left|quit(?:s|ting)?|going|moving|moves|taking a break|se va|se fue|se marcha|lo deja|deja|dejó|se muda|descansa)(?!\p{L})/iu;

/** A question without its mark. */
const asks =
  /(?<!\p{L})(?:what (?:do|should|can) (?:we|i)|(?:should|do|shall) (?:we|i)|worth|hay que|(?:qu[eé]|q) (?:hac|dec|dig|hag|public)\p{L}+|decimos|digo|contestamos|conviene|deber[ií]a\p{L}*)(?!\p{L})/iu;

/** What to do about talk that isn't true, for the message that tells of it; `''` for other messages. */
export function rumourAdvice(situation: Situation): string {
  const { conversation, known } = situation;
  const { crisis, language } = known;
  if (crisis === null || !crisis.isRumour || asksForText(situation)) return '';
  if (deniedRumour(conversation.question, language) === null) return '';
  const facts = [...crisis.happened, ...crisis.people, ...crisis.doing];
  const words = facts.map((fact) => `${upperFirst(fact)}.`).join(' ');
  if (facts.length === 0) return '';
  if (!/[?¿]/u.test(conversation.question) && !asks.test(conversation.question))
    return language === 'es'
      ? `Anotado. El comunicado diría esto, sin más: «${words}» ¿Escribo el comunicado?`
      : `Noted. The statement would say this, and no more: “${words}” Shall I write the statement?`;
  const isOfLeaving = facts.some((fact) => leaves.test(fact));
  return language === 'es'
    ? [
        'Sí, si ya lo ha visto gente que os importa: **un solo comunicado breve y tranquilo**, fijado, con las mismas palabras en todas partes. Lo que es verdad va en la primera frase; ni una palabra de quien lo cuenta, y nada de discutir en los comentarios. Si solo lo ha visto poca gente, contestar lo hace más grande.',
        `Antes, a quien trabaja con vosotros: salas, quien organiza, sello.${isOfLeaving ? ' Y acordad las palabras con quien se va: el motivo es cosa suya, así que preguntadle si se puede decir.' : ''}`,
        `Diría esto, sin más: «${words}»`,
        '¿Escribo el comunicado?',
      ].join('\n\n')
    : [
        'Yes, if people who matter to you have seen it: **one short, calm statement**, pinned, with the same words everywhere. What is true comes first; not a word about who spread it, and no arguing in the comments. If only a few have seen it, an answer makes it bigger.',
        `Tell those you work with before that: venues, promoter, label.${isOfLeaving ? ' And agree the words with whoever leaves: the reason is theirs to give, so ask whether it may be said.' : ''}`,
        `It would say this, and no more: “${words}”`,
        'Shall I write the statement?',
      ].join('\n\n');
}
