const word =
  '(?:mixtape|tape|cassette|(?:7|12|seven|twelve)[- ]?inch(?: single| EP)?|double [Aa][- ]?side(?: single)?)';
/** "A new tape called …", "our 7-inch is out", but not "recorded to tape". */
const named = new RegExp(
  `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]|[Nn]ew|[Dd]ebut|[Tt]his|[Nn]ext)(?: [\\p{L}-]+){0,2}? (${word})(?=,? (?:called|titled|named|is|comes|drops|out|on \\d|due|with|[“"'‘]|\\p{Lu})|[.,;:!?]|$)`,
  'gu',
);

/** What artists call a release that is no plain single, EP or album: "tape", "7-inch"; `''` for the others. */
export function recordWordIn(texts: readonly string[]): string {
  const said = texts.flatMap((text) => [...text.matchAll(named)].map(([, found = '']) => found)).at(-1) ?? '';
  return said.replace(/ ?inch/u, '-inch').replace('--', '-');
}
