const work = '(?:single|song|track|album|EP|record|LP|release|video|sencillo|canción|tema|disco|álbum)';
/** Words for a work that is out already: "my last single", "nuestro disco anterior". */
const earlier = new RegExp(
  `(?<!\\p{L})(?:(?:last|previous|earlier|older|old) (?:\\p{L}+ )?${work}s?|(?:últim[oa]|primer[oa]?) (?:\\p{L}+ )?${work}|${work} (?:anterior|pasad[oa])|(?:came|has been|have been) out (?:last|in|a)|was released|salió|se publicó)(?!\\p{L})`,
  'iu',
);
/** What comes out first is no earlier work: "my first single comes out on …". */
const coming =
  /(?<!\p{L})(?:comes? out|is out|will be|drops|sale|saldrá|upcoming|new|next|nuev[oa]|próxim[oa])(?!\p{L})/iu;
/** A clause, with what ends it. The second work of a sentence begins another clause: "…, and my new single is called …". */
const clause =
  /[^.!?;\n]+?(?:(?=,? (?:and|but|while|now|y|pero|ahora) (?:my|our|the|mi|nuestr[oa]|el|la) (?:new|next|nuev[oa]|próxim[oa]))|(?=[.!?;\n]|$))/giu;

/** Whether a text is about a work that is out already. */
function isEarlier(text: string): boolean {
  return earlier.test(text) && !coming.test(text);
}

/** A text with the clauses about earlier works blanked out: their titles and dates are not those of the new one. */
export function withoutEarlierWorks(text: string): string {
  return text.replace(clause, (words) => (isEarlier(words) ? ' '.repeat(words.length) : words));
}

/** The clauses about earlier works. */
export function earlierWorks(text: string): string[] {
  return (text.match(clause) ?? []).filter(isEarlier).map((words) => words.trim());
}
