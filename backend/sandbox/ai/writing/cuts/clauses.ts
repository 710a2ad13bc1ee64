import { upperFirst } from '../../first-letters.js';
import { hasWords } from './words-of.js';

/** Where a part of a sentence begins that may go by itself. */
const boundary =
  /(,? (?:and|but|while|y|e|pero|mientras) |[,;] (?!\d)| [–—] | (?=(?:because|after|before|when|who|which|whose|porque|cuando|tras)(?!\p{L})))/u;
/** A word with which a part is only half of a pair: "between Leeds and Hull". */
const paired = /(?<!\p{L})(?:between|both|either|neither|from|entre|tanto|ni)(?!\p{L})[^,]*$/iu;
const ownSubject = /^(?:it|they|she|he|there|su|sus|their|the|la|el|los|las|se|lo)(?!\p{L})|^\p{Lu}/u;
const participle =
  /^(?:also |then )?(?:recorded|mixed|mastered|written|produced|made|released|filmed|shot|tracked|born|raised|based|inspired|pressed|limited|sung|played|grabad|mezclad|producid|masterizad)/u;
const auxiliary = /^((?:\p{Lu}[\p{L}\d’'&.-]*(?: \p{Lu}[\p{L}\d’'&.-]*)*|It|They|She|He)) (was|is|were|are|has|have) /u;
const finite = /^((?:\p{Lu}[\p{L}\d’'&.-]*(?: \p{Lu}[\p{L}\d’'&.-]*)*)) (?=\p{Ll})/u;

interface Piece {
  joint: string;
  words: string;
}

/** The parts of a sentence, each with what joins it to the one before. Passages in quotation marks stay whole. */
function piecesOf(sentence: string): Piece[] {
  const kept: string[] = [];
  const masked = sentence.replace(/[“«([][^”»)\]]*[”»)\]]/gu, (passage) => `\uE000${kept.push(passage) - 1}\uE001`);
  const back = (text: string): string => text.replace(/\uE000(\d+)\uE001/gu, (_, at: string) => kept[Number(at)] ?? '');
  const parts = masked.split(boundary);
  return parts.flatMap((part, at) => (at % 2 === 1 ? [] : [{ joint: back(parts[at - 1] ?? ''), words: back(part) }]));
}

/**
 * A sentence without the smallest part that has the words of a phrase; `''` if nothing of it would be left, null if it
 * doesn't have them.
 * @param sentence without the mark at its end
 */
export function withoutClause(sentence: string, phrase: string): string | null {
  if (!hasWords(sentence, phrase)) return null;
  const spared = withoutTime(sentence, phrase) ?? withoutWordsAlone(sentence, phrase);
  if (spared !== null) return spared;
  const pieces = piecesOf(sentence);
  const [start, last] = smallest(pieces, phrase);
  const end = withDependents(pieces, start, last);
  const before = pieces.slice(0, start);
  const after = pieces.slice(end);
  const words = (some: readonly Piece[]): string => some.map(({ joint, words: own }) => joint + own).join('');
  if (before.length === 0 && after.length === 0) return '';
  if (before.length > 0) {
    const rest = words(before);
    // "… and", "between Leeds" and the like can't stand alone.
    if (paired.test(rest) && after.length === 0) return '';
    return rest + words(after);
  }
  const first = words(pieces.slice(start, end));
  const [next, ...others] = after;
  if (!next) return '';
  const rest = next.words + words(others);
  return standingAlone(first, rest);
}

/** "Last winter", "in May", "el verano pasado": a time that a sentence can spare. */
const isTime =
  /^(?:in |on |during |over |back in |at |en |durante |el |la |a )*(?:(?:last|this|that|early|late|mid) (?:\p{L}+ )?(?:winter|summer|spring|autumn|fall|year|month|week|weekend|night|christmas|january|february|march|april|may|june|july|august|september|october|november|december)|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:19|20)\d\d)?|(?:19|20)\d\d|(?:(?:invierno|verano|otoño|año|mes|semana|primavera|noche|finde) pasad[oa])|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de (?:19|20)\d\d)?|(?:an?|one|two|three|four|five|\d+) (?:years?|months?|weeks?) ago|hace (?:un|una|dos|tres|\d+) (?:años?|meses|semanas?))$/iu;

/** A sentence that can spare a time: "recorded in Hull last winter with Jo" without "last winter"; null for other phrases. */
function withoutTime(sentence: string, phrase: string): string | null {
  if (!isTime.test(phrase)) return null;
  const bare = phrase.replace(/^(?:(?:in|on|during|over|back in|at|en|durante|el|la|a) )+/iu, '');
  const rest = sentence.replace(
    new RegExp(
      `,? (?:(?:in|on|during|over|back in|at|en|durante|de) )?(?:(?:the|el|la) )?${bare}(?=$|[.,;:)]| (?:with|at|in|on|and|by|for|from|using|while|before|after|con|en|y|por|para|desde|mientras)(?!\\p{L}))`,
      'iu',
    ),
    '',
  );
  return rest === sentence || hasWords(rest, phrase) ? null : rest;
}

const people =
  /^(?:(?:mi|mis|su|sus|nuestr[oa]s?|el|la|los|las) )?(?<who>(?:abuel|herman|prim|hij|espos|novi|amig|vecin|suegr|sobrin)[oa]s?|t[ií][oa]s?|padres?|madre|mamá|papá|viej[oa]|marido|mujer|pareja)$/iu;

/**
 * A Spanish sentence that can spare the words of a phrase alone: "un acordeón prestado" without "prestado", "en el puesto de mi abuela"
 * without her. Null if more has to go.
 */
export function withoutWordsAlone(sentence: string, phrase: string): string | null {
  const [, adjective = ''] = /^(?:lo )?(\p{L}{3,}d)[oa]s?$/iu.exec(phrase) ?? [];
  const who = people.exec(phrase)?.groups?.['who'];
  const pattern =
    adjective !== ''
      ? `(?<=(?<!\\p{L})(?:una?|unos|unas|el|la|los|las|mi|mis|su|sus) \\p{L}+) ${adjective}[oa]s?(?=$|[.,;:)]| (?:y|e|de|del|en|con|que|por|para)(?!\\p{L}))`
      : who !== undefined
        ? `(?<=(?:[\\p{L}\\d]+ ){3,}[\\p{L}\\d]+) (?:de|con|por|para) (?:mi|mis|su|sus|nuestr[oa]s?) ${who}(?: \\p{Lu}\\p{L}+)?(?:,? y (?:ella|él|ellas|ellos) [^.,;]+)?(?=$|[.,;:)]| (?:y|e|en|con|que|por|para)(?!\\p{L}))`
        : '';
  if (pattern === '') return null;
  const rest = sentence.replace(new RegExp(pattern, 'u'), '');
  return rest === sentence || hasWords(rest, phrase) ? null : rest;
}

/**
 * The end of a part together with what depends on it: without "dropped out", "after a year" would be said of the part
 * before it.
 */
function withDependents(pieces: readonly Piece[], start: number, end: number): number {
  const isDependent = (at: number): boolean => pieces[at]?.joint === ' ';
  if (start === 0 || isDependent(start)) return end;
  let last = end;
  while (isDependent(last)) last += 1;
  return last;
}

/** The neighbouring parts, as few as possible, that have all words of a phrase. */
function smallest(pieces: readonly Piece[], phrase: string): [start: number, end: number] {
  for (let length = 1; length < pieces.length; length += 1) {
    // The last one first: what comes behind is easier to spare.
    for (let start = pieces.length - length; start >= 0; start -= 1) {
      const some = pieces.slice(start, start + length);
      if (hasWords(some.map(({ joint, words }) => joint + words).join(''), phrase)) return [start, start + length];
    }
  }
  return [0, pieces.length];
}

/** What is left behind the first part of a sentence, as a sentence; `''` if it can't stand alone. */
function standingAlone(first: string, rest: string): string {
  const bare = rest.replace(/^(?:then|also|so|luego|también) /u, '');
  if (
    /^(?:because|after|before|when|who|which|whose|porque|cuando|tras|que|with|in|on|at|by|for|con|en|por)(?!\p{L})/u.test(
      bare,
    )
  )
    return '';
  // "She's their bass player", without who she is.
  if (/^(?:she|he)(?!\p{L})/iu.test(bare) && /(?<!\p{L})\p{Lu}\p{Ll}+/u.test(first)) return '';
  if (ownSubject.test(bare)) return upperFirst(bare);
  const [, subject = '', verb = ''] = auxiliary.exec(first) ?? [];
  if (subject !== '')
    return participle.test(bare) ? `${subject} ${verb} ${bare}` : isVerb(bare) ? `${subject} ${bare}` : '';
  const name = finite.exec(first)?.[1] ?? '';
  if (name !== '' && isVerb(bare))
    return /^[\p{Lu}][\p{Ll}]+(?:ó|aron|ieron|a|an|en|e)$/u.test(name) ? upperFirst(bare) : `${name} ${bare}`;
  // A Spanish verb needs no subject.
  return /^\p{Ll}+(?:ó|aron|ieron|uvo|jo|izo|inó|tió)(?!\p{L})/u.test(bare) ? upperFirst(bare) : '';
}

/** Whether words begin with a verb that goes with a subject in front. */
function isVerb(words: string): boolean {
  return /^(?:\p{L}+(?:ed|s|ó|aron|ieron)|was|were|is|are|has|had|made|wrote|sang|began|grew|taught|built|won|met|left|got|found|sold|held|led|ran|came|went|took|gave|kept|quit|cut|toc\p{L}+|es|son|vive|trabaja|lleva)(?!\p{L})/u.test(
    words,
  );
}
