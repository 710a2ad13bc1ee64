/** What an announcement of a concert names, as the artist wrote it; `""` for what they didn't say. */
export interface GigDetails {
  price: string;
  doors: string;
  age: string;
  support: string;
  tickets: string;
  address: string;
}

const found: [part: keyof GigDetails, pattern: RegExp][] = [
  [
    'price',
    /([€£$] ?\d+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})? ?(?:€|euros?|pounds|dollars)|free entry|entry is free|entrada libre|gratis)/iu,
  ],
  ['doors', /(?:doors?|puertas)[^.!?\n]{0,20}?(\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m|h)?)(?!\d)/iu],
  ['age', /(\d\d ?\+|all ages|over \d\ds?|under \d\ds?|todas las edades|mayores de \d\d|\+ ?\d\d)/iu],
  [
    'support',
    /(?:support(?:ed)? (?:is |from |by |comes from )|supports?: ?|teloner[oa]s?:? |con (?=\p{Lu}))((?:the )?\p{Lu}[^.,;!?\n]{1,80})/iu,
  ],
  [
    'tickets',
    /(?:tickets?|entradas)[^!?\n]{0,40}?(https?:\/\/[^\s<>"')]+[^\s<>"').,!?]|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}\/[^\s.,]+)/iu,
  ],
  [
    'address',
    /(\d{1,4} [\p{Lu}][\p{L}'’ ]{2,40}(?: (?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way))(?:, [A-Z\d ]{5,9})?|(?:[Cc]alle|[Aa]venida|[Pp]laza) [\p{L} ]{2,40},? \d{1,4})/u,
  ],
];

/** Reads the details of a concert; the newest text counts. */
export function gigDetailsIn(texts: readonly string[]): GigDetails {
  const details: GigDetails = { price: '', doors: '', age: '', support: '', tickets: '', address: '' };
  for (const [part, pattern] of found) {
    const said = texts.toReversed().flatMap((text) => pattern.exec(text)?.[1] ?? []);
    details[part] = (said[0] ?? '').trim();
  }
  return details;
}
