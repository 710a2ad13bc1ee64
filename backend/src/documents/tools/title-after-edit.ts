import { limits } from '../../../../contract/limits.js';

/** Names, days and numbers: anything else in a title is there by chance. */
const isTelling = /\p{Lu}|\d/u;
const isWordCharacter = /[\p{L}\d]/u;

/**
 * A document's title after an edit of its text: a name or a day that changed there changes in the title, too, since the title becomes
 * an email's subject and a file's name. It stays as it was if the words aren't in it exactly once.
 * @param find the passage that was replaced, in Markdown
 */
export function titleAfterEdit(title: string, find: string, replace: string): string {
  const [from, to] = changedWords(find, replace);
  if (!isTelling.test(from) || to === '') return title;
  const at = title.indexOf(from);
  const isOnce = at >= 0 && !title.includes(from, at + 1);
  const isWhole = ![title[at - 1], title[at + from.length]].some((beside) => beside && isWordCharacter.test(beside));
  const edited = title.slice(0, at) + to + title.slice(at + from.length);
  return isOnce && isWhole && edited.length <= limits.documentTitleMax ? edited : title;
}

/** The words of two passages without those that both begin and end with. */
function changedWords(find: string, replace: string): [from: string, to: string] {
  const [old, changed] = [find, replace].map((passage) => passage.split(/\s+/).filter(Boolean));
  if (!old || !changed) return ['', ''];
  const shorter = Math.min(old.length, changed.length);
  let start = 0;
  while (start < shorter && old[start] === changed[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === changed.at(-1 - end)) end += 1;
  const between = (words: string[]): string => withoutEnds(words.slice(start, words.length - end).join(' '));
  return [between(old), between(changed)];
}

/** A text without punctuation and Markdown around it. */
function withoutEnds(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && !isWordCharacter.test(text.charAt(start))) start += 1;
  while (end > start && !isWordCharacter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
