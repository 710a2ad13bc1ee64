const word =
  '(?:mixtape|tape|cassette|(?:7|12|seven|twelve)[- ]?inch(?: single| EP)?|double [Aa][- ]?side(?: single)?)';
/** "A new tape called …", "our 7-inch is out", but not "recorded to tape". */
const named = new RegExp(
  // "The angle is the cassette" speaks of another one.
  `(?<!\\p{L}|(?:is|was|from|samples?|sampling|found|angle) )(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]|[Nn]ew|[Dd]ebut|[Tt]his|[Nn]ext)(?: [\\p{L}-]+){0,2}? (${word})(?=,? (?:called|titled|named|is|comes|drops|out|on \\d|due|with|[“"'‘]|\\p{Lu})|[.,;:!?]|$)`,
  'gu',
);

/** What artists call a release that is no plain single, EP or album: "tape", "7-inch"; `''` for the others. */
export function recordWordIn(texts: readonly string[]): string {
  const said = texts.flatMap((text) => [...text.matchAll(named)].map(([, found = '']) => found)).at(-1) ?? '';
  return said.replace(/ ?inch/u, '-inch').replace('--', '-');
}

const bSide =
  /(?<!\p{L})(?:[Bb]|[Ff]lip)[- ]?side(?:['’]s|s| is| will be| called| titled| track|:|,)* (?:["“'‘]([^"“”'‘’\n]{1,60})["”'’]|(\p{Lu}[\p{L}\d'’-]*(?: (?:(?:of|the|and|in|to|for|on|a) ){0,2}\p{Lu}[\p{L}\d'’-]*){0,5}))/gu;

/** The title of the other side of a single; `''` if the artist didn't name it. */
export function bSideIn(texts: readonly string[]): string {
  const [, quoted, plain] = texts.flatMap((text) => [...text.matchAll(bSide)]).at(-1) ?? [];
  return quoted ?? plain ?? '';
}
