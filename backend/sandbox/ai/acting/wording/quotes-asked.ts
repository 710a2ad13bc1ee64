import type { SaidQuote } from '../../reading/quotes/said-quotes.js';
import { documentValues } from '../../writing/document-values.js';
import type { Edit } from '../../writing/edits.js';
import type { Situation } from '../call.js';

/** "Put it in all of them", "can you add that to the announcement". */
const puts =
  /(?<!\p{L})(?:put|add|include|use|work|stick|pop|drop|get|slot|insert|quote|pon(?:l[oa]s?|er(?:l[oa]s?)?)?|añad\p{L}+|incl[uú][yi]\p{L}*|mét\p{L}*|met[ea]\p{L}*|usa\p{L}*)(?!\p{L})[^.!?\n]{0,60}?(?<!\p{L})(?:in|into|to|on|en|al?)(?!\p{L})|(?<!\p{L})(?:add|include|use) (?:it|that|this|them)(?!\p{L})|(?<!\p{L})(?:and|plus|also|with|add|include|y|también) (?:an?|the|this|one|una|la|esta) (?:quote|line|cita|frase) (?:from|by|of|de)(?!\p{L})|(?<!\p{L})(?:swap|change|replace|switch) (?:it|that|this|(?:(?:the|my|that|our) )?(?:quote|line|one)) (?:out )?(?:for|with|to|by)(?!\p{L})|(?<!\p{L})(?:c[aá]mb[ií]\p{L}*|sustit[uú]y?\p{L}*|reempl[aá][zc]\p{L}*)(?: (?:la|esa|mi) (?:cita|frase))? por(?!\p{L})/iu;
/** "In all of them", "en los cuatro". */
const inAll = /(?<!\p{L})(?:all|each|every|both|everywhere|them|todos|todas|cada|los|las)(?!\p{L})/iu;
const ofQuote = /["“«][^"“”«»\n]+["”»]/gu;

/** The quotes that the newest message gives and wants in a text. */
export function quotesToAdd({ conversation: { question }, known }: Situation): SaidQuote[] {
  if (!puts.test(question.replace(ofQuote, ' '))) return [];
  const own = known.ownQuote ? [{ ...known.ownQuote, by: known.ownQuote.by || known.person || known.name }] : [];
  return [...own, ...known.praise].filter(({ words }) => question.includes(`${words}`));
}

/** Asks who said the words that a message wants in a text; `''` if that is known, or nothing is wanted. */
export function speakerAsked(situation: Situation): string {
  const { conversation, known } = situation;
  const { question, said } = conversation;
  const [words = ''] = (question.match(ofQuote) ?? []).filter((one) => one.split(/\s+/u).length > 3);
  const hasTexts = said.some((reply) => reply.includes('](/documents/'));
  if (words === '' || !hasTexts || !puts.test(question.replace(ofQuote, ' ')) || quotesToAdd(situation).length > 0)
    return '';
  return known.language === 'es'
    ? '¿De quién son esas palabras? Una cita va con su fuente: dime el nombre, o el medio, y la pongo.'
    : 'Whose words are these? A quote goes in with its source: tell me the name, or the outlet, and I’ll put it in.';
}

/** Whether a quote is wanted in every text there is. */
export function isForAll({ conversation: { question } }: Situation): boolean {
  const asked = question.replace(ofQuote, ' ');
  return (asked.match(/[^.!?\n]+/gu) ?? []).some((sentence) => puts.test(sentence) && inAll.test(sentence));
}

/** The last part of a text, with its links and whom to contact, or whom a statement is by. */
const closing =
  /^(?:[^\n*·]{1,80} · (?:\[(?:one email|una sola)[^\n]*|\S+@\S+)$|\*\*(?:Tickets|Entradas|Doors|Puertas|Start|Comienzo|About|Sobre|Listen|Escuchar|Contact|Contacto)\b|Listen:|Escucha)/u;

const ofOwnQuote = /\[(?:Your own quote|Tu cita|In your own words|En tus palabras)/u;

function hasWords(text: string, words: string): boolean {
  return text.toLowerCase().includes(words.toLowerCase());
}

/** The edits that put those quotes, with their sources, into a text: before its links and contact. */
export function quoteEdits(markdown: string, situation: Situation): Edit[] {
  // A blank for the artist's own quote is filled with it.
  const quotes = quotesToAdd(situation).filter(
    ({ words, isOwn }) => !hasWords(markdown, words) && !(isOwn && ofOwnQuote.test(markdown)),
  );
  if (quotes.length === 0) return [];
  const { known, conversation } = situation;
  const praise = documentValues({ ...known, praise: quotes }, conversation.today)['praise'];
  const paragraphs = markdown.split('\n\n');
  const signature = String(documentValues(known, conversation.today)['signature']);
  const at = paragraphs.findIndex(
    (one, place) => place > 0 && (closing.test(one) || one === signature) && !/^\*\*(?:Date|Fecha):/mu.test(one),
  );
  // Captions end with the last of them, emails with a name.
  const [last = ''] = paragraphs.slice(-1);
  const isMail = /^(?:Subject|Asunto):/u.test(markdown);
  const find = paragraphs[at] ?? (isMail ? undefined : last);
  if (find === undefined || markdown.indexOf(find) !== markdown.lastIndexOf(find)) return [];
  return [{ find, replace: at === -1 ? `${find}\n\n${String(praise)}` : `${String(praise)}\n\n${find}` }];
}
