const verb =
  "(?:(?:[Ww]e|I)(?:['’]?(?:re|m)| are| am)?(?: (?:also|now|gonna be|going to be|will|get to|got asked to|were asked to|have been asked to))* (?:open(?:ing)?(?: up)?|warm(?:ing)? up) for|(?:[Ww]e|I)(?:['’]?(?:re|m)| are| am)?(?: also| now)? support(?:ing)?|[Oo]pening(?: up)? for|[Ss]upporting|[Ss]upport(?: slot)? (?:for|to))";
const word = "[\\p{L}\\d&][\\p{L}\\d&.'’-]*";
/** A full stop belongs to a name only within it, or in "St. Vincent". */
const capital = "(?:(?:St|Dr|Mr|Mrs|Ms|Jr)\\.(?= )|\\p{Lu}(?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?)";
const capitals = `(?:[Tt]he )?${capital}(?: (?:(?:of|the|and|&) )?${capital}){0,4}`;
const noAct =
  '(?!(?:(?:the|my|our|a|an) )?(?:release|single|song|EP|album|record|tour|campaign|cause|local|scene|venue|charity|us|me|it|them|him|her|business|submissions|everyone|people|radio|press|to|with|for|instead|headliners?|main|act|band|bands)(?!\\p{L}))(?!my |our |an? )';
/** Typed without capitals, up to a word that no longer belongs to the name. */
const typed = `${noAct}(?:the )?(?!(?:on|at|in)(?!\\p{L}))${word}(?: (?!(?:on|at|in|for|from|this|next|their|and|with|who|which|so|tomorrow|tonight)(?!\\p{L}))${word}){0,3}`;
const ends = '(?=,? (?:on|at|in|this|next|tomorrow|tonight)(?!\\p{L})|\\s*[,.;!\\n]|\\s*$)';
/** "A band called Hollow Pines", "our mates Hollow Pines". */
const described =
  '(?:(?:(?:an?|the|our|some|this) (?:[\\p{Ll}-]+ ){0,4}?(?:called|named)|(?:our|my) (?:[\\p{Ll}-]+ )?(?:friends?|mates?|pals?|labelmates?)(?: in)?|(?:the )?(?:band|duo|trio|singer|songwriter)),? )';
const patterns = [
  new RegExp(`(?<!\\p{L})${verb} ${described}(${capitals})(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})${verb} ${described}(${typed})${ends}`, 'u'),
  new RegExp(`(?<!\\p{L})${verb} ${noAct}(${capitals})(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})${verb} (${typed})${ends}`, 'u'),
];

/** Whom the artist opens for, as they wrote it; the newest message counts, and `''` means nobody. */
export function headlinerIn(texts: readonly string[]): string {
  for (const text of texts.toReversed()) {
    if (/[?¿]\s*$/u.test(text) && text.length < 60) continue;
    const found = patterns.map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== undefined);
    if (found !== undefined) return found.replace(/\.$/u, '').trim();
  }
  return '';
}
