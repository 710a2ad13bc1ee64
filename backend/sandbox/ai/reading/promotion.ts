const does =
  '(?:make|shoot|film|release|do|play|post|send|e-?mail|write to|tour|put out|launch|share|pitch|busk|livestream|stream|record|organi[sz]e|throw|print|sell)';
const patterns = [
  `(?<!\\p{L})(?:the |our |my )?plan(?: for it)?(?: is|:) (?:to )?([^.!?\\n]{5,140})`,
  `(?<!\\p{L})(?:we|I)(?:['’]ll| will|['’]re going to|['’]m going to| are going to| am going to| plan to|['’]re planning to)(?: also)? (${does}(?!\\p{L})[^.!?\\n]{3,140})`,
  `(?<!\\p{L})(?:we|I)(?:['’]re| are|['’]m| am) planning (?:on )?((?:an?|the|our|my|some|two|three) (?:[\\p{L}-]+ ){0,2}(?:videos?|visuali[sz]ers?|live session|sessions|launch (?:party|gig|show|night)|listening party|tour|gigs|shows|in-stores?)(?!\\p{L})[^.!?,\\n]{0,60})`,
  `(?<!\\p{L})(?:el plan|nuestro plan|mi plan)(?: es|:) ([^.!?\\n]{5,140})`,
  `(?<!\\p{L})((?:haremos|haré|vamos a|voy a|grabaremos|grabaré|tocaremos|tocaré|sacaremos|sacaré|publicaremos|publicaré|enviaremos|enviaré|mandaremos|mandaré) [^.!?\\n]{5,140})`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** What the artist will do for a release, in their words; `''` if they didn't say. */
export function promotionIn(texts: readonly string[]): string {
  for (const text of texts.toReversed()) {
    if (/[?¿]/.test(text)) continue;
    const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].at(-1)?.[1]?.trim() ?? [])[0];
    if (found !== undefined) return found;
  }
  return '';
}
