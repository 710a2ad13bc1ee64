import { type Day, findDays } from '../calendar.js';

/** News that isn't to be told before a day. */
export interface Embargo {
  /** Null if the artist named no day. */
  until: Day | null;
  /** The time on that day, in the artist's words; `''` if they named none. */
  time: string;
  /** The message that says so. */
  text: string;
}

const tell =
  '(?:announc(?:e|ing|ed?)|post(?:ing|ed)?|publish(?:ing|ed)?|shar(?:e|ing|ed)|say(?:ing)?|tell(?:ing)?|mention(?:ing|ed)?|talk(?:ing)?|go(?:ing)? public|put (?:it|this|that|anything) out|be (?:announced|shared|posted|public|mentioned)|out|public|anunciar\\p{L}*|publicar\\p{L}*|decir\\p{L}*|contar\\p{L}*|compartir\\p{L}*)';
const not =
  "(?:can(?:['’]?t|not| not)|could(?:n['’]?t| not)|must(?:n['’]?t| not)|may not|(?:am|are|is|['’]re|['’]m)? ?not (?:allowed|supposed) to|(?:do|should)(?:n['’]?t| not)|(?:is|are)(?:n['’]?t| not) (?:allowed|supposed) to|no (?:lo |se |la )?(?:podemos|puedo|puede|debemos)|no hay que)";
const until = '(?:until|till|til|before|hasta(?: que)?|antes del?)';
const patterns = [
  `${not} [^.!?\\n]{0,30}?${tell}(?!\\p{L})[^.!?\\n]{0,60}?(?<!\\p{L})${until}(?!\\p{L})[^.!?\\n]*`,
  `(?:(?:under|on) )?embargo(?:ed)?(?!\\p{L})[^.!?\\n]{0,40}?(?<!\\p{L})${until}(?!\\p{L})[^.!?\\n]*`,
  `(?:keep|hold|kept|held|under wraps|embargo is|embargo lifts|en secreto|bajo embargo|(?:secret|quiet|hush)(?= (?:still |for now )?${until}))(?!\\p{L})[^.!?\\n]{0,50}?(?<!\\p{L})(?:${until}|on|el)(?!\\p{L})[^.!?\\n]*`,
  // "They said it's ok from the 14th of January", "we can post about it from 14 January"
  `(?:(?:it['’]?s|it is|that['’]s|we['’]?re|i['’]?m) (?:ok(?:ay)?|fine|allowed|free|alright|cool|good to go)|(?:can|may|allowed to|free to|ok(?:ay)? to|fine to|good to) ${tell}(?!\\p{L}))[^.!?\\n]{0,40}? (?:from|after|as of|starting)(?!\\p{L}) [^.!?\\n]*\\d[^.!?\\n]*`,
  `(?:se puede|podemos|puedo|ya puedo|nos dejan|me dejan)(?: ${tell})?[^.!?\\n]{0,30}? (?:a partir del?|desde el|después del)(?!\\p{L}) [^.!?\\n]*\\d[^.!?\\n]*`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, 'iu'));
/** "Keep the bio until 5 March", "don't post two before lunch": a day is named, but nothing is held back. */
const isWords = /(?<!\p{L})(?:secret|quiet|wraps|embargo\p{L}*|hush|back|secreto)(?!\p{L})/iu;
const clock =
  /(?<![\p{L}\d])(?:\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,2}[:.]\d\d(?: ?h)?|noon|midnight|midday|mediodía)(?!\p{L})/iu;

/** What the artist may not tell yet, as they last said it; null if there is nothing. */
export function embargoIn(texts: readonly string[], today: Day): Embargo | null {
  return texts.reduce<Embargo | null>((last, text) => {
    const found = embargoOf(text, today);
    // "Remember, not before 8 December" doesn't take back the time.
    const isAgain = found !== null && found.time === '' && found.until === last?.until;
    return isAgain ? last : (found ?? last);
  }, null);
}

function embargoOf(text: string, today: Day): Embargo | null {
  if (/\?\s*$/u.test(text) && text.length < 120) return null;
  const [found] = patterns.flatMap((pattern, at) => {
    const [words = ''] = pattern.exec(text) ?? [];
    return words === '' || (at === 2 && !isWords.test(words)) ? [] : [words];
  });
  if (found === undefined) return null;
  const day = findDays(found, today).at(-1)?.day ?? null;
  return { until: day, time: day === null ? '' : (clock.exec(found)?.[0] ?? ''), text };
}
