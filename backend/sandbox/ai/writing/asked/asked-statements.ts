import type { Known } from '../../reading/known.js';
import { asksOnly } from './asked-question.js';

const work = '(?: (?:(?:el|la|mi|nuestr[oa]|este|esta) )?(?:sencillo|single|canción|tema|disco|álbum|EP))?';
/** Verbs of making, each with the start of its forms. */
const made = '(?<verb>produ[cj]|grab|mezcl|masteriz|escrib|compus)(?:\\p{L}*)(?: (?:con|en) \\p{L}+)?';
const asksWho = asksOnly(
  `(?:(?:y|con|en|a) )?(?:quién(?:es)?|dónde|cuándo|en qué estudio)(?: (?:es el|es la|me|nos|te dije que|dije que))?(?: (?:l[oa]s?))? ${made}${work}`,
);
/** Numbers of songs and lengths, as the artist wrote them. */
const counts: [asks: RegExp, told: RegExp][] = [
  [
    asksOnly(`cuánt[oa]s (?:canciones|temas|pistas)(?: (?:tiene|lleva|trae|son|hay|te dije))?${work}`),
    /(?<![\p{L}\d])((?:\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince) (?:canciones|temas|pistas|tracks))(?!\p{L})/giu,
  ],
  [
    asksOnly(`cuánto dura${work}`),
    /(?<!\p{L})dura ((?:unos |casi )?\d[\d:.,]*(?: ?(?:minutos?|min|segundos?|y \d+ segundos?))*)/giu,
  ],
];

/** Answers a Spanish question about how a work was made from what the artist said, or asks for it; `''` for other questions. */
export function statementAnswer(question: string, earlier: readonly string[], { statements, language }: Known): string {
  if (language !== 'es') return '';
  const notTold = `Aún no me lo has dicho. ${asQuestion(question)}`;
  const count = counts.find(([asks]) => asks.test(question));
  if (count) {
    const told = [...earlier.join('\n').matchAll(count[1])].at(-1)?.[1];
    return told === undefined ? notTold : `Me dijiste: «${told}».`;
  }
  const verb = asksWho.exec(question)?.groups?.['verb'];
  if (verb === undefined) return '';
  const start = new RegExp(`(?<!\\p{L})${verb.replace(/[cj]$/u, '[cj]')}`, 'iu');
  return statements.findLast((one) => start.test(one)) ?? notTold;
}

/** "y quién lo produjo?" as a sentence of its own: "¿Quién lo produjo?". */
function asQuestion(question: string): string {
  const words = question
    .replace(/^\W*(?:(?:y|oye|che|perdona|pero|dime|recuérdame)[ ,]+)*/iu, '')
    .replace(/[\s?¿!.]+$/u, '');
  return `¿${words.charAt(0).toUpperCase()}${words.slice(1)}?`;
}
