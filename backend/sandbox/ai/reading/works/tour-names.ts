const end =
  '(?=\\s*$|\\s*[.,;:!?()\\n]| (?:and|it|starts?|begins?|with|by the way|please|in|on|from|this|next|y|empieza)(?!\\p{L}))';

/** Ways to name a tour that no other work is named in. @param name the name of a work, as a pattern */
export function namedTours(name: string): RegExp[] {
  const title = `["“«‘']?(${name})["”»’']?`;
  return [
    `(?<!\\p{L})(?:(?:[Tt]he|[Oo]ur|[Mm]y) tour(?:['’]s)?|[Tt]our['’]s) (?:name|title)(?:['’]s| is| will be|:) ${title}${end}`,
    `(?<!\\p{L})(?:[Nn]ame|[Tt]itle) (?:of|for) (?:the|our|my) tour(?:['’]s| is| will be|:) ${title}${end}`,
    `(?<!\\p{L})(?:[Cc]all(?:ing)?|[Nn]am(?:e|ing)) (?:the|our|my|this) (?:tour|run)(?: the)? ${title}${end}`,
    `(?<!\\p{L})[Ww]e(?:['’]ve| have)? (?:called|named) (?:the|our|this) (?:tour|run)(?: the)? ${title}${end}`,
  ].map((pattern) => new RegExp(pattern, 'gu'));
}
