import { withoutAccents } from '../../without-accents.js';

const small = new Set(
  [
    'the and but for with from that this these those there here about anything something any some have has had was were are is its it my our your his her their they she them him you who what where when how did does do in on at of to a an i we me us be been also made bit part thing fact name',
    'el la los las lo un una unos unas de del que y e o en con por para mi mis su sus nuestro nuestra se le les al es son era fue como donde cuando',
  ]
    .join(' ')
    .split(' '),
);
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The words of a phrase that carry its meaning, without accents; "four" counts as "4". */
function wordsOf(phrase: string): string[] {
  const plain = withoutAccents(phrase.toLowerCase()).replace(/(\d)(?=\p{L})/gu, '$1 ');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !small.has(word) && (word.length > 1 || /\d/.test(word)))
    .map((word) => (numbers.includes(word) ? String(numbers.indexOf(word)) : word));
}

/** Whether two words are forms of one: "proposal" and "proposed", "studying" and "studied", "estudios" and "estudió". */
function isSameWord(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((word) => word.replaceAll('y', 'i'))
    .toSorted((a, b) => a.length - b.length);
  if (short === long || /\d/.test(short)) return short === long;
  const stem = short.length > 6 ? short.slice(0, Math.max(5, short.length - 3)) : short.replace(/(?:e?s|[aeo])$/u, '');
  return stem.length > 2 && long.startsWith(stem) && long.length - stem.length <= 6;
}

/** Whether a passage has all the words of a phrase, whatever their endings. Blanks don't count. */
export function hasWords(passage: string, phrase: string): boolean {
  const said = wordsOf(passage.replace(/\[[^\]]*\]/gu, ''));
  const wanted = wordsOf(phrase);
  return wanted.length > 0 && wanted.every((word) => said.some((one) => isSameWord(word, one)));
}
