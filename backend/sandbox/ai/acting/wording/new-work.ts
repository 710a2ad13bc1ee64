import { spanishDay } from '../../calendar.js';
import type { Known } from '../../reading/known.js';

const asksForIt =
  /(?<!\p{L})(?:agr[eé]g[aá]l[oa]|agregal[oa]|añ[aá]del[oa]|añadil[oa]|ponl[oa]|ponel[oa]|m[eé]tel[oa]|incl[uú]yel[oa]|s[uú]mal[oa]|incluíl[oa])(?!\p{L})/iu;
const trackCount =
  /(?<!\p{L})(?:(?<count>\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?<what>canciones|temas|rolas|tracks))(?!\p{L})/iu;

/** The record that a Spanish message tells and asks to have in a text, as a sentence; none if it tells no other one than before. */
export function newWork(question: string, known: Known, before: Known): string[] {
  if (known.language !== 'es' || !asksForIt.test(question)) return [];
  if (known.day === null || known.title === '' || known.title === before.title || known.isOutNow) return [];
  if (known.format === 'tour' || !question.includes(known.title)) return [];
  const kind = { album: 'álbum', EP: 'EP', single: 'single' }[known.format ?? 'single'];
  const { count, what } = trackCount.exec(question)?.groups ?? {};
  const tracks = count === undefined ? '' : `, de ${count} ${what ?? ''},`;
  return [`Su ${kind} “${known.title}”${tracks} sale el ${spanishDay(known.day)}.`];
}
