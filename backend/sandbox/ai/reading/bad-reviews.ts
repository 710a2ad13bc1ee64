const review = '(?:review(?:s|ed|er)?|write-?up|critics?|reseñ\\p{L}+|crítica|críticos?)';
/** "Review due 2/5" has a date. */
const mark =
  '(?<!(?:on|by|due|until|before|out|for) )(?:zero|one|two|[012](?:[.,]5)?)(?: ?/ ?| out of )(?:five|ten|5|10)|[34] ?(?:/|out of) ?10|(?:one|two|[12])[- ]stars?|(?:una|dos|[12]) estrellas?|un [1-4] sobre (?:10|diez|5|cinco)';
const adjective =
  '(?:stinker|bad|awful|terrible|horrible|harsh|brutal|savage|scathing|dreadful|rotten|rubbish|shocking|nasty|unkind|negative|mal[ao]|malísima|pésim[ao])(?! (?:ideas?|times?|things?|moves?|ways?|luck|at|news|idea|momento))';
const verb =
  '(?:stinks|hated|hates|slated|slammed|panned|trashed|roasted|savaged|ripped|tore|destroyed|destroz\\p{L}+|hundi\\p{L}+|machac\\p{L}+)';
const near = new RegExp(
  `(?<!\\p{L})${review}(?!\\p{L})[^\\n]{0,80}?(?<![\\p{L}\\d])(?:${mark}|${adjective}|${verb})(?!\\p{L})|(?<![\\p{L}\\d])(?:${mark}|${adjective}|${verb})(?: [\\p{L}’'-]+){0,3} ${review}(?!\\p{L})`,
  'iu',
);
const slated =
  /(?<!\p{L})(?:got|been|were|was|are|getting) (?:slated|panned|trashed|savaged)(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:papers?|press|magazine|blog|zine|critic|reviewer)(?!\p{L})|(?<!\p{L})(?:slated|slammed|panned|trashed|savaged|hated) (?:us|it|me|(?:our|my|the) (?:album|record|EP|single|song|show|gig))(?!\p{L})/iu;
const notBad =
  /(?<!\p{L})(?:not|isn['’]t|wasn['’]t|never|no (?:es|está|fue)|nada) (?:(?:a|that|so|too|such a|una?|tan) )?(?:bad|awful|terrible|mal[ao]?)(?!\p{L})/iu;

/** Whether a message speaks of a bad review: no emergency, and no slander. */
export function speaksOfBadReview(text: string): boolean {
  return (near.test(text) || slated.test(text)) && !notBad.test(text);
}
