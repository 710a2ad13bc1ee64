const who =
  '(?:(?:the )?(?:kids|children|students?|concessions?|concs?|members|pensioners|seniors|carers|babies|toddlers|locals|under[- ](?:fives|tens|twelves|sixteens))|(?:(?:kids|children|anyone|everyone|all) )?(?:aged )?(?:under|over)[- ]?\\d\\d?s?)(?: (?:and|or) (?:under|over|younger|older))?';
const pays =
  '(?:free|half[- ]price|(?:[£€$₹]|rs\\.?) ?\\d+(?:[.,]\\d\\d)?|\\d+(?:[.,]\\d\\d)? ?(?:€|euros?|pounds|quid|dollars|bucks|rs|rupees|pesos)|\\d{1,5}(?![\\d:.%+]|[ap]m))';
/** "250 for students", with or without its currency. */
const amount =
  '(?:(?:[£€$₹]|rs\\.?) ?)?\\d{1,5}(?:[.,]\\d\\d)?(?: ?(?:€|euros?|pounds|quid|dollars|bucks|rs\\.?|rupees|pesos))?';
const concession = new RegExp(
  `(?<!\\p{L})(?:${who}(?: (?:are|is|go|get|come|in|for|pay|only|just))*:? ${pays}|(?:and )?(?:free|half[- ]price) for ${who}|(?<![\\d:.£€$₹])${amount} (?:for )?(?:${who}))(?!\\p{L})`,
  'iu',
);
/** "Mince pies included", as a part of its own in a sentence about the price. */
const included =
  /^(?:with |and )?((?:[\p{L}\d’'-]+ ){0,5}[\p{L}\d’'-]+ included|(?:includes?|including|incl\.?) (?:[\p{L}\d’'-]+ ?){1,6})$/iu;
/** "One must book a table with the hotel", "booking essential". */
const booking =
  /(?<!\p{L})(?:(?:(?:one|you|guests|people|everyone|visitors) (?:must|should|needs? to|has to|have to|will need to) |(?:please )?)(?:book|reserve)(?= (?:an? |your |the )?(?:tables?|seats?|places?|ahead|in advance|with|through|via|at|by|online|early))[^.!?,;\n]*|booking (?:is )?(?:essential|required|advised|recommended|needed)[^.!?,;\n]*|no (?:need to book|booking (?:needed|required|necessary)))/iu;
const ofPrice =
  /[£€$₹] ?\d|\d ?€|\d ?(?:rs|rupees|bucks|dollars|pesos)(?!\p{L})|(?<!\p{L})(?:free|tix|boletos?|precio|price|gratis|entradas?|donations?|pounds|quid|euros|tickets?|entry|admission)(?!\p{L})/iu;
/** "Gratis para menores de 16": not the price of the others. */
const freeForSome =
  '(?<![\\d:.£€$])(?:\\$ ?)?\\d{1,6}(?:[.,]\\d\\d\\d?)?(?: ?(?:€|euros?|pesos|soles|lucas))? (?:para |a |los |las |con )*(?:estudiantes|jubilad[oa]s|soci[oa]s|menores|niñ[oa]s|peques|credencial)(?!\\p{L})(?: de \\d+(?: años)?)?|(?<!\\p{L})(?:gratis|entrada (?:libre|gratuita)|gratuit[oa])(?: para)? (?:(?:los|las) )?(?:menores|mayores|niñ[oa]s|peques|estudiantes|jubilad[oa]s|soci[oa]s)(?!\\p{L})[^,.;!?\\n]{0,30}|(?<!\\p{L})(?:(?:los|las) )?(?:niñ[oa]s|menores|mayores|peques|estudiantes|jubilad[oa]s|soci[oa]s)(?: (?:menores|mayores))?(?: de \\d+(?: años)?)?(?: (?:entran|pasan|van|es|son|no pagan|pagan|tienen entrada|entrada))*[ :]+(?:gratis|libre)(?!\\p{L})';
export const spanishConcessions = new RegExp(freeForSome, 'giu');
const spanishConcession = new RegExp(freeForSome, 'iu');
/** Somebody who pays less pays another price than the one of the ticket. */
export const concessions = new RegExp(concession.source, 'giu');

/** Who pays less, and what the price includes, in the artist's words: "under 16s free, mince pies included". */
export function priceExtrasIn(text: string): string {
  const parts = text
    .split(/(?<=[.!?])\s+|\n/u)
    .filter((sentence) => ofPrice.test(sentence) || booking.test(sentence))
    .flatMap((sentence) => sentence.replace(/[.!?]+$/u, '').split(/[,;]\s+|\s+[–—-]\s+|(?<=\d) and (?=\p{L}+ free)/u))
    .map((part) => part.trim());
  const extras = parts.flatMap(
    (part) =>
      concession.exec(part)?.[0] ??
      spanishConcession.exec(part)?.[0] ??
      included.exec(part)?.[1] ??
      booking.exec(part)?.[0] ??
      [],
  );
  return [...new Set(extras.map((one) => one.replace(/^and /iu, '').trim()))].join(', ');
}
