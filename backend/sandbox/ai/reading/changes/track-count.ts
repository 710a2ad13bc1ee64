import { remembered } from '../../remembered.js';

const number =
  '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty)';
const record = '(?:EP|album|LP|record|tape|mixtape|cassette|collection)';
const tracks = '(tracks|songs|tunes)(?!\\p{L})';
/** "3 songs from it", "two tracks I love". */
const notSome =
  '(?! (?:from|off|by|we|I|that|which|who|into|later|per|a(?:bout)? (?:week|month|year)|for|each|ago|old)(?!\\p{L}))';
const lead =
  "(?:it['’]?s|it is|that['’]?s|it(?:['’]ll| will) (?:be|have)|has|with|features|featuring|contains|there(?:['’]s|['’]re| are| is)|make (?:it|that)|(?:is|was) now|comes? with|runs? to|(?:should|meant to) (?:be|say|have)|(?:EP|album|LP|record|tape|mixtape|collection) (?:is|of))";
const behind =
  '(?=\\s*$|\\s*[,.;:!)\\n]| (?:out|in total|long|on it|on there|all|now|not|instead|and|about|btw|in the end)(?!\\p{L}))';

/** The first group is the number, the second the word for what is counted; a lone number is of tracks. */
const patterns = [
  `(?<!\\p{L})${number}[- ](track|song)(?: [\\p{L}-]+){0,2} ${record}(?!\\p{L})`,
  `(?<!\\p{L})${lead}(?: (?:only|just|got|now|actually|really|going to be|gonna be|the))* ${number} ${tracks}${notSome}`,
  `(?:^|[,;:(\\n–—-] ?)(?:(?:actually|sorry|now|oops|wait|no)[ ,]+)*${number} ${tracks}${behind}`,
  `(?<![\\p{L}\\d])${number}(?: (?:tracks|songs|tunes))?,? not (?:\\d{1,2}|\\p{L}{3,8}) ${tracks}`,
  `(?<![\\p{L}\\d])${number} ${tracks},? (?:not|instead of) (?:\\d{1,2}|\\p{L}{3,8})(?!\\p{L})`,
  // "Change 14 songs to 13"
  `(?<!\\p{L})(?:change|make|fix|correct|swap) (?:the )?(?:\\d{1,2}|\\p{L}{3,8}) (?=(?:tracks|songs|tunes) (?:to|into) )(?:tracks|songs|tunes) (?:to|into) ${number}(?! (?:tracks|songs|tunes))(?!\\p{L}|\\d)`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** How many tracks a record has, as the artist said it last: "5 tracks", "six songs"; `''` if they didn't. */
export const trackCountIn = remembered((texts: readonly string[]): string => {
  return countsIn(texts).at(-1) ?? '';
});

/** Every count of tracks in messages, oldest first. */
function countsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const [last] = (text.match(/[^.!?\n]+[.!?]*/g) ?? [])
      .map((sentence) => sentence.trim())
      .filter((sentence) => !sentence.endsWith('?') || asksForText.test(sentence))
      .flatMap((sentence) => patterns.flatMap((pattern) => [...sentence.matchAll(pattern)].slice(-1)))
      .slice(-1);
    if (!last) return [];
    const [, count = '', noun = ''] = last;
    return [`${count.toLowerCase()} ${(noun || nounIn(last[0])).toLowerCase().replace(/s?$/, 's')}`];
  });
}

function nounIn(words: string): string {
  return /(?<!\p{L})(?:songs|tunes)(?!\p{L})/iu.exec(words)?.[0] ?? 'tracks';
}

/** A request may end with a question mark, and still give facts: "can you write a bio? it has 5 tracks". */
const asksForText = /(?<!\p{L})(?:can|could|would|will) you(?!\p{L})/iu;

/** Facts with the newest count in place of older ones, without those that say nothing else. */
export function withTrackCount(statements: readonly string[], texts: readonly string[]): string[] {
  const counts = countsIn(texts);
  const newest = counts.at(-1);
  if (newest === undefined) return [...statements];
  const current = statements.map((one) => counts.reduce((rest, old) => rest.replace(old, () => newest), one));
  return current.filter((one) => !onlyCount.test(one));
}

const onlyCount =
  /^(?:(?:And|So|But|Oh|Also),? )?it(?:['’]s| is| has| features| contains| was) (?:\d{1,2}|\p{L}+) (?:tracks|songs|tunes)\.$/iu;

/** The ways a text writes a count: "5 tracks", "5-track". */
export function writtenCounts(count: string): string[] {
  return count === '' ? [] : [count, count.replace(/ (\p{L}+)s$/u, '-$1')];
}
