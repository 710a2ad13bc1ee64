import { plain } from './said-message.js';

const leastStem = 4;
const longestEnding = 3;

/** Words that a rewording may add: they name and claim nothing. */
const connectives = new Set(
  `s d l they she he their her his them him its it the a an and or of in on at to for from with by as is are was were be been has have
   had who which that where based makes make called after since before about
   él ella ellos ellas su sus el la los las un una y e de del en con desde es son
   sie er ihr ihre ihren ihrem sein seine seinen der die das den dem des ein eine einen im am aus mit und von seit ist sind hat haben
   il elle ils elles leur leurs son sa ses le les des du au aux avec depuis est sont ont
   eles elas seu sua o os um uma em no na com lui lei loro gli uno dal da di è sono`.split(/\s+/),
);

/** Whether a sentence only rewords known text: it adds nothing but connectives and changes nothing but word endings. */
export function isReworded(sentence: string, known: string): boolean {
  const words = wordsIn(known);
  return [...wordsIn(sentence)].every(
    (word) => words.has(word) || connectives.has(word) || [...words].some((other) => isSameStem(word, other)),
  );
}

/** Whether two words differ only in their endings: `Leipzig` and `Leipziger`, `schreibe` and `schreibt`. */
function isSameStem(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common += 1;
  return common >= leastStem && Math.max(a.length, b.length) - common <= longestEnding && !/\p{N}/u.test(a + b);
}

/** Chinese and Japanese have no spaces: a passage counts as one word, so only an exact copy passes. */
function wordsIn(text: string): Set<string> {
  return new Set(plain(text).match(/[\p{L}\p{M}\p{N}]+/gu));
}
