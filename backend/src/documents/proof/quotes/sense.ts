import { fold } from '../fold.js';

/** Stands for a comma or the like, and for the end of a sentence, in a folded text. */
const clauseEnd = 'zzc';
const sentenceEnd = 'zzs';

/** A folded text that still says where its sentences and clauses end. */
export function foldWithEnds(text: string): string {
  return fold(
    text
      .replace(/[.!?…](?=["”»’)]{0,3}(?:\s|$))|\n/g, ` ${sentenceEnd} `)
      .replace(/[,;:()—–"“”„«»](?!\d)/g, ` ${clauseEnd} `),
  );
}

const wordOf = (words: string): RegExp => new RegExp(` (?:${words}) `, 'u');

/** Words that turn what follows into its opposite. */
const negation = wordOf(
  'not|no|never|nobody|none|neither|nor|hardly|barely|cannot|cant|dont|doesnt|didnt|wont|wouldnt|isnt|arent|wasnt|werent|couldnt|shouldnt|' +
    'havent|hasnt|hadnt|aint|nunca|jamas|tampoco|nadie|nicht|kein|keine|keinen|nie|niemals|pas|jamais|ne|non|mai|nao',
);
/** They look like a negation: "I can't believe I wrote it in one night". */
const noNegation =
  / (?:(?:cant|cannot|couldnt|dont|didnt) (?:believe|wait|forget|regret|mind)(?: that)?|no wonder|no doubt|not only|why not|not just|no puedo creer|no solo) /u;
/** What others say or the artist only imagines. */
const notMeant = wordOf(
  '(?:they|people|everyone|everybody|some|critics) (?:always |often |will |might |may |would |could )?(?:say|says|said|think|thinks|thought|claim|claims)|' +
    'used to (?:say|think)|i (?:wish|pretend|pretended)|imagine|suppose|dicen que|la gente (?:dice|cree)(?: que)?|ojala|finjo que',
);
const condition = wordOf('if|unless|whether|falls|wenn');
/** "If you ask me" sets no condition. */
const noCondition = / (?:if (?:you ask me|im (?:honest|being honest)|possible)|as if|even if|what if) /gu;
/** After these, a new clause begins: "It was not easy, but I wrote it in one night". */
const newClause = new RegExp(
  ` (?:${clauseEnd}|but|because|so|and|then|pero|porque|sino|y|aber|weil|denn|und|mais|parce|et|ma|perche|mas) `,
  'gu',
);

/** How many places with the same words are looked at in a text. */
const placesMax = 20;

/**
 * Whether a text says the words of a quote in their sense: no negation or condition before them is cut off, and none is
 * left out between them. `I do … love it` isn't what "I do not love it" says.
 * @param folded by `foldWithEnds`
 * @param parts of the quote, folded, which the text contains in this order
 */
export function isInSense(folded: string, parts: readonly string[]): boolean {
  const [first, ...others] = parts.map(patternOf);
  if (!first) return true;
  let place = 0;
  for (const match of folded.matchAll(first)) {
    if (place >= placesMax) break;
    place += 1;
    if (isFree(folded.slice(0, match.index + 1)) && isJoined(folded, match.index + match[0].length, others))
      return true;
  }
  // Its punctuation may be unlike what we know.
  return place === 0;
}

function isJoined(folded: string, from: number, parts: readonly RegExp[]): boolean {
  let end = from;
  for (const part of parts) {
    part.lastIndex = end - 1;
    const match = part.exec(folded);
    if (!match) return true;
    const gap = folded.slice(end - 1, match.index + 1);
    const isSameSentence = !gap.includes(` ${sentenceEnd} `);
    // An insertion between commas may be left out, whatever it says.
    const kept = gap.split(` ${clauseEnd} `);
    if (isSameSentence && [kept[0], kept.at(-1)].some((piece = '') => negation.test(` ${piece} `))) return false;
    if (!isSameSentence && !isFree(gap)) return false;
    end = match.index + match[0].length;
  }
  return true;
}

/** Whether nothing before some words changes what they say. */
function isFree(before: string): boolean {
  const sentence = before.slice(before.lastIndexOf(` ${sentenceEnd} `) + 1);
  const clause = ` ${sentence.split(newClause).at(-1) ?? ''} `;
  if (notMeant.test(clause) || (negation.test(clause) && !noNegation.test(clause))) return false;
  const isTurned = / (?:but|pero|aber|mais|ma|mas) /.test(sentence);
  return isTurned || !condition.test(` ${sentence.replace(noCondition, ' ')} `);
}

function patternOf(part: string): RegExp {
  const words = part
    .trim()
    .split(' ')
    .map((word) => word.replace(/[$.]/g, String.raw`\$&`));
  return new RegExp(` ${words.join(` (?:zz[cs] )*`)}(?= )`, 'gu');
}

/** Whether a quote states something: "Salt Road" and "love" don't. */
export function isStatement(quote: string): boolean {
  const words = quote.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= 3 && (long.length === 0 || capitals / long.length <= 0.5);
}
