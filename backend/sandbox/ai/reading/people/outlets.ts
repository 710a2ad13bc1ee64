const kinds =
  '(?:blog|magazine|mag|(?:web|fan)?zine|(?:web)?site|website|newspaper|paper|newsletter|publication|webzine|revista|fanzine|p[aá]gina|web|peri[oó]dico|diario|medio)';
const word = "\\p{Lu}[\\p{L}\\d’'.-]*(?<![.])";
const name = `(?:["“«](?<quoted>[^"”»\\n]{2,50})["”»]|(?<plain>${word}(?:(?: (?:&|and|of|the|de|del|la|y|in|on|for))* ${word}|\\+${word}){0,5}))`;
const named = new RegExp(
  `(?<!\\p{L})(?:[Aa]n?|[Tt]he|[Tt]his|[Uu]na?|[Ee]l|[Ll]a) (?:[\\p{L}-]+ ){0,3}?${kinds}(?:,? (?:that['’]?s |that is |which is |who are )?(?:called|named)|,? que se llama|,? llamad[oa]|,) ${name}`,
  'gu',
);

/** The blog or magazine that messages name last as the one to write to: "a blog called Moss & Static"; `''` for none. */
export function outletIn(texts: readonly string[]): string {
  const found = texts.flatMap((text) => [...text.matchAll(named)]).at(-1)?.groups;
  return (found?.['quoted'] ?? found?.['plain'] ?? '').trim();
}
