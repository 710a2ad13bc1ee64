import { plain } from '../../facts/fact-slot.js';
import type { ArtistRequest } from './own-words.service.js';
import { saysYes } from './requests.js';

/** A task or a document, as an artist may name it. */
export interface Nameable {
  title: string;
  /** What its kind is called: "blog pitch", "bio". */
  kind?: string;
  /** The titles it could be confused with. */
  others?: readonly string[];
}

/** Words that any message about music may contain, so that they name nothing. */
const everyday = new Set(
  [
    'about after also announcement artist band been before from give have into make more music once only other over people',
    'record release some song sound that their them then there these they thing this those track what when where which with',
    'would write your album single show link list date check',
  ]
    .join(' ')
    .split(' '),
);

/** Spanish words for things that appear in the titles of tasks. */
const inEnglish = new Map([
  ['foto', 'photo'],
  ['fotografía', 'photo'],
  ['portada', 'cover'],
  ['carátula', 'cover'],
  ['biografía', 'bio'],
  ['nota', 'press'],
  ['gacetilla', 'press'],
  ['distribuidora', 'distributor'],
  ['revista', 'magazine'],
  ['estreno', 'premiere'],
  ['gira', 'tour'],
]);

/** The words of a text, in the singular: "blogs" also names "blog". */
const wordsOf = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word.length > 3 ? word.replace(/s$/u, '') : word));

/** The words that set a title apart. */
const tellingWords = (text: string): string[] => [
  ...new Set(wordsOf(text).filter((word) => word.length > 3 && !everyday.has(word))),
];

const hasPhrase = (words: readonly string[], phrase: string): boolean =>
  phrase.trim() !== '' && ` ${words.join(' ')} `.includes(` ${wordsOf(phrase).join(' ')} `);

/**
 * Whether the artist names a thing in their newest message: by its whole title, by its kind, or by telling words of its
 * title that no other title has together. Two of them are needed if the model can see other people's words, since an
 * order hidden there may pick whatever shares a word with the artist's next question. A reply they are responding to
 * that has the whole title also counts.
 */
export function namesIt(
  { recent: [newest], answered, isMixed }: ArtistRequest,
  { title, kind, others = [] }: Nameable,
): boolean {
  const words = wordsOf(newest?.text ?? '');
  if (hasPhrase(words, title) || hasPhrase(wordsOf(answered), title)) return true;
  if (kind !== undefined && hasPhrase(words, kind)) return true;
  // "Called" also names "call".
  const said = words.flatMap((word) => [word, inEnglish.get(word) ?? word]);
  const named = tellingWords(title).filter((word) => said.some((one) => one.startsWith(word)));
  const isAmbiguous = others.some((other) => named.every((word) => wordsOf(other).includes(word)));
  return named.length >= (isMixed ? 2 : 1) && !isAmbiguous;
}

/** What artists write when something is done, in English and Spanish. */
const doneWords = new RegExp(
  [
    'done|finished|completed?|tick(?:ed)?|hech[oa]s?|terminad[oa]s?|terminé|acabé|list[oa]s?|márcal[oa]s?|táchal[oa]s?|tacha(?:r|do|da)?',
    '(?:check|cross|mark)(?:ed)? (?:[^.?!]{1,60} )?off',
    "(?:i|we)(?:'ve| have)?(?: already| just| also| finally)? (?:did|sent|wrote|written|made|posted|pitched|uploaded|submitted|delivered|registered|booked|chose|chosen|got|set|called|announced|shared)",
  ]
    .map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`)
    .join('|'),
  'u',
);

/** Whether the artist says in their newest message that something is done, or says yes to a reply that has its title. */
export function saysDone(asked: ArtistRequest, title: string): boolean {
  return (
    doneWords.test(plain(asked.recent[0]?.text ?? '')) || (saysYes(asked) && hasPhrase(wordsOf(asked.answered), title))
  );
}
