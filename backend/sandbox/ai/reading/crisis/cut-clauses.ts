import { hasWords } from '../../writing/cuts/words-of.js';
import { isAmount, withoutAmount } from './amounts.js';
import { withoutItem } from './list-items.js';

/** Between the parts of a clause, but not inside a name: "the Hug and Pint". */
const parts = /((?!(?<=(?<!\p{L})\p{Lu}[\p{L}’'-]{0,20}) (?:and|y) (?=\p{Lu})),? (?:and|but|y|pero) |; )/u;
/** "… because the PA caught fire": the cause can go by itself. */
const cause = /,? (?:because|since|due to|owing to|after|porque|debido a|por culpa de|tras) .+$/iu;
/** "Tam’s in hospital and will be fine": the second part needs the person of the first. */
const goesOn = /^(?:will|is|are|was|were|has|have|can|should|está|va|será|tiene|puede)(?!\p{L})/iu;
const subject = /^(.+?)(?:['’]s|['’]re| is| are| was| were| has| have| está| tiene| fue) /iu;

/** Clauses without what the artist wants out of the text, and without those that say nothing else. */
export function withoutCut(clauses: readonly string[], topics: readonly string[]): string[] {
  return topics.reduce<string[]>(
    (rest, topic) => rest.flatMap((clause) => (isAmount(topic) ? withoutAmount(clause) : withoutOne(clause, topic))),
    [...clauses],
  );
}

function withoutOne(clause: string, topic: string): string[] {
  if (!hasWords(clause, topic)) return [clause];
  const bare = clause.replace(cause, '');
  if (bare !== clause && !hasWords(bare, topic)) return [bare];
  const shorter = withoutPlace(clause, topic) ?? withoutItem(clause, topic);
  if (shorter !== null) return [shorter];
  const [first = '', joint, ...more] = clause.split(parts);
  const rest = more.join('');
  if (joint === undefined) return spared(clause, topic);
  if (!hasWords(first, topic) && hasWords(rest, topic) && first.split(' ').length > 2) return [first];
  if (hasWords(rest, topic)) return [];
  const who = subject.exec(first)?.[1] ?? '';
  if (!goesOn.test(rest)) return rest.split(' ').length > 2 ? [rest] : [];
  return who === '' ? [] : [`${who} ${rest}`];
}

/** Fewer say nothing by themselves. */
const fewestWords = 4;

/** "Our drummer leaves, all friendly, he's going to be a father" without the last part, if the first says something by itself. */
function spared(clause: string, topic: string): string[] {
  const [first = '', ...others] = clause.split(/, /u);
  if (others.length === 0 || hasWords(first, topic) || first.split(' ').length < fewestWords) return [];
  return [[first, ...others.filter((one) => !hasWords(one, topic))].join(', ')].filter((one) => !hasWords(one, topic));
}

/** "The van crashed near Inverness" without Inverness; null if the topic is no name, or stands elsewhere. */
function withoutPlace(clause: string, topic: string): string | null {
  if (!/^\p{Lu}[\p{L}\d ’'-]*$/u.test(topic)) return null;
  const rest = clause.replace(
    new RegExp(
      `(?<=[\\p{L}\\d]),? (?:on the way (?:to|back from|from|home from)|in|at|on|near|to|from|outside|de camino a|cerca de|en|desde) (?:the |el |la )?${topic}(?=,|;|$| (?:on|in|at|last|yesterday|when|after|before|and|but|el|la noche|ayer|anoche|cuando|y|pero)(?!\\p{L}))`,
      'iu',
    ),
    '',
  );
  return rest === clause || hasWords(rest, topic) ? null : rest;
}
