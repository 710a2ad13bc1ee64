import type { Respelling } from './respelling.js';

const courtesy = '(?:[ ,]+(?:please|pls|plz|thanks|then|now|again|too|for me|mate))*\\W*$';
const facts =
  'date|day|time|doors?|price|venue|title|name|headline|subject|quote|support|tickets?|age|lines?|paragraphs?|sentences?|words?|ending|start|beginning|bit|part|tone|length|release|song|single|EP|album|text|plan|email|bio|caption|pitch|announcement|statement';
/** "Change narrowboat to houseboat", "swap The Mill for The Old Mill, please": without quotation marks; not of a fact such as the date. */
const typedReplace = new RegExp(
  `^\\W*(?:(?:can|could|would) (?:you|u) |please |pls |ok |okay |now |and |actually |also )*(?:change|replace|swap) (?:the words? )?((?!(?:it|that|this|its|his|her|their|everything|all|(?:(?:the|my|our|that|this|its|his|her|their) )?(?:${facts}))(?!\\p{L}))[\\p{L}\\d][\\p{L}\\d '’&.-]{0,50}?) (?:to|with|for|into) ((?:[\\p{L}\\d][\\p{L}\\d '’&.-]{0,60}?)(?:, \\p{Lu}[\\p{L} '’-]{1,30}?)?)(?: (?:everywhere|throughout|in (?:it|(?:the|that|this|my) [\\p{L} ]{2,30})|if it['’]?s (?:there|in there|in it)))?${courtesy}`,
  'iu',
);

/** The words that a message wants replaced, without quotation marks: "change Tann Hall to The Tann Hall"; null if it names none. */
export function wordsChanged(message: string): Respelling | null {
  const [, from = '', to = ''] = typedReplace.exec(message) ?? [];
  return from === '' ? null : { from, to };
}
