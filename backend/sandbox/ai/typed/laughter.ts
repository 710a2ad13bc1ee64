/** In small letters, or all in capitals: "Jojo" is a name. */
const laugh =
  '(?:[jk]?(?:ja|je|ji){2,}j?|a?ja(?:ja|j)+|h?(?:ha|ah){2,}h?|(?:he|hi){2,}|lo+l|lmf?ao+|rofl|xd+|JA(?:JA)+J?|HA(?:HA)+H?|L+O+L+|LMF?AO+|[xX]D+|[😂🤣😅😆😹😁😄😜😝]+)';
const behind = new RegExp(
  `[ ,]*(?<![\\p{L}\\d])${laugh}(?:[ ,]*${laugh})*(?=\\s*(?:(?:please|pls|plz|thanks|thx|por favor|porfa|gracias)?\\s*(?:$|[.,;:!?…\\n)])))`,
  'gu',
);
const before = new RegExp(
  `(?<=^\\s*|[.!?…\\n]\\s*)(?:[JH]a(?:ja|ha)+|[JH]e(?:je|he)+|${laugh})(?:[ ,]+${laugh})*[ ,!.…]+(?=\\S)`,
  'gu',
);
/** A passage in quotation marks, and a title that laughs: "it's called lol". */
const asTyped = /(["“«][^"“”«»\n]*["”»]|(?<!\p{L})(?:called|titled|named|llama|titula|llamad[oa])\s+\S+)/iu;

/** A message without its laughter, which no text states: "es mi abuelo jaja". A message that is nothing else stays. */
export function withoutLaughter(message: string): string {
  const plain = message
    .split(asTyped)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(behind, '').replace(before, '')))
    .join('');
  return /\p{L}/u.test(plain) ? plain : message;
}
