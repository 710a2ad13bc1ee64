import type { WrittenDocument } from '../document.js';

const numbers = new Map(
  Object.entries({ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, two: 2, three: 3, four: 4, five: 5, six: 6 }),
);
const count =
  '(?<count>\\d{1,2}|dos|tres|cuatro|cinco|seis|two|three|four|five|six|un par de|a couple of|(?:s[oó]lo|solamente|just|only) (?:una?|uno|one)|a single|one single)';
const asked = new RegExp(
  `(?<![\\p{L}\\d])${count} (?:(?:short|quick|different|little|more|new|nice|instagram|insta|ig|facebook|social(?: media)?|cort[oa]s?|cortit[oa]s?|breves?|distint[oa]s?|diferentes?|nuev[oa]s?|posibles?) ){0,3}(?:captions?|posts?|texts?|stor(?:y|ies)|textos?|publicaci(?:ón|on|ones)|historias?|pies? de foto|copys?|copies|posteos?)(?!\\p{L})`,
  'iu',
);

/** How many captions a message asks for, from 1 on; null if it names no number. */
export function captionsAsked(message: string): number | null {
  const words = asked.exec(message)?.groups?.['count']?.toLowerCase();
  if (words === undefined) return null;
  if (/^\d/u.test(words)) return Number(words) || null;
  return numbers.get(words) ?? (/couple|par de/u.test(words) ? 2 : 1);
}

/** Captions, one in each paragraph, as many as a message asks for, if there are as many. */
export function withCount(document: WrittenDocument, question: string): WrittenDocument {
  const wanted = document.kind === 'captions' ? captionsAsked(question) : null;
  if (wanted === null) return document;
  const captions = document.markdown.trim().split(/\n{2,}/u);
  return { ...document, markdown: captions.slice(0, wanted).join('\n\n') };
}
