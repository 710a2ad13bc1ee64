import { speaksOfCrisis } from '../crisis/crisis.js';
import { escaped } from './escaped.js';

const isOff =
  '(?:se (?:cae|cayó|ha caído|cancela|canceló|ha cancelado|suspende|suspendió|ha suspendido)|(?:queda |quedó |está )?(?:cancelad[oa]|suspendid[oa])|cancel(?:a|amos|aron|é)|ya no (?:tocamos|vamos|toco|voy|va|hay|se hace)|no (?:va|sale) más|no se hace|is (?:off|cancelled|canceled)|(?:got|was|has been) cancell?ed|fell through)';
const takesOut =
  '(?:(?:quita|quitamos|borra|saca) (?:(?:lo|el|la|la fecha|el bolo|el concierto|el show|el recital|la tocada)(?: de| en)? )?)';

/** The nights of a tour that a message takes off it: "se cae lo de Rosario". Empty for a concert alone, and in a crisis. */
export function cancelledNights<Night extends { town: string }>(text: string, shows: readonly Night[]): Night[] {
  if (shows.length < 2 || /[?¿]/.test(text) || speaksOfCrisis(text)) return [];
  return shows.filter(({ town }) => {
    if (town === '') return false;
    const name = `${escaped(town)}(?!\\p{L})`;
    return [
      `(?<!\\p{L})${isOff}(?!\\p{L})[^.,;!\\n]{0,30}? ${name}`,
      `(?<!\\p{L})${name}[^.,;!\\n]{0,30}? ${isOff}(?!\\p{L})`,
      `(?<!\\p{L})${takesOut}${name}`,
    ].some((pattern) => new RegExp(pattern, 'iu').test(text));
  });
}
