import type { Known } from '../../reading/known.js';

/** A fact as the artist said it, for a Spanish text in their name; facts that only others could say stay as they are. */
export function inOwnWords(fact: string, { language, ownWords }: Pick<Known, 'language' | 'ownWords'>): string {
  if (language !== 'es') return fact;
  const same = ownWords.find(([told]) => told === fact);
  return same ? same[1] : likeOwn(fact, ownWords);
}

/** A fact of which words have been corrected or cut since it was said. */
function likeOwn(fact: string, ownWords: Known['ownWords']): string {
  const words = fact.split(' ');
  for (const [told, said] of ownWords) {
    const [from, to] = [told.split(' '), said.split(' ')];
    if (from.length !== to.length || from[0] !== words[0] || from[1] !== words[1]) continue;
    const changed = new Map(from.map((word, at) => [word, to[at] ?? word]));
    return words.map((word) => changed.get(word) ?? word).join(' ');
  }
  return fact;
}

/** Whether a Spanish text speaks as the artist: "Mi EP sale el viernes". */
export function isInOwnName(markdown: string): boolean {
  return /(?<!\p{L})Mi (?:sencillo|álbum|EP|gira)(?!\p{L})/u.test(markdown);
}
