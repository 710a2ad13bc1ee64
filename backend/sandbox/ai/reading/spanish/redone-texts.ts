const again =
  '(?:reh[aá][czg]\\p{L}*|reescr[ií]b\\p{L}*|rearm\\p{L}*|(?:vuelve|volvé|vuelva|puedes volver|podés volver) a (?:hacer|escribir|armar|redactar)\\p{L}*|(?:haz|hac[eé]|escr[ií]b[eí]|arm[aá]|ármalo|pon)(?:me)?l[oa]s?)';
const what =
  '(?: (?:el|la|los|las|ese|esa|todo|mi)(?: (?:texto|nota(?: de prensa)?|bio|biografía|gacetilla|correo|mail|comunicado|anuncio|post)s?)?)?';
const facts = '(?:datos?|cambios?|info(?:rmación)?|detalles?)';
const withThem = `(?: (?:así|asi|de nuevo|otra vez|con (?:eso|esto|todo (?:eso|esto)|(?:es[oae]s?|est[oae]s?|l[oa]s?|la) (?:nuev[oa]s? )?${facts}(?: nuev[oa]s?)?|lo (?:nuevo|que te (?:acabo de (?:contar|decir)|digo|dije|he dicho|cuento|conté|pasé)))|teniendo en cuenta (?:eso|esto)))`;
const polite = '(?:,? (?:por favor|porfa|dale|gracias|entonces|ahora|mejor|ya))*';
const redo = `(?:(?:por favor|ahora|dale|entonces|pues),? )*(?<!\\p{L})${again}${what}${withThem}+${polite}`;

/** "Rehacelo así: lo grabamos en Rosario", "lo grabamos en Rosario, rehacelo con eso". */
const ahead = new RegExp(`^\\W*${redo}(?:[:,.;!–—-]+ ?| (?=que ))`, 'iu');
const behind = new RegExp(`(?:(?:[,.;!–—-]+| y|,? y)\\s*|\\n\\s*)${redo}(?=\\s*(?:[.,;!]|$))`, 'iu');
const alone = new RegExp(`^\\W*(?:(?:y|pero|bueno|ok|vale|pues|dale|no me gusta|no,?),? )*${redo}[\\s.!]*$`, 'iu');

const fewestWords = 3;

/**
 * A message that gives facts and asks for the text again with them, without that request: the facts go into the text anyway.
 * Other texts stay as they are.
 */
export function withoutRedoing(text: string): string {
  const rest = text.replace(ahead, '').replace(behind, '').trim();
  return (rest.match(/[\p{L}\d]+/gu)?.length ?? 0) < fewestWords ? text : rest;
}

/** "Rehacelo así", and nothing else. */
export function onlyRedoes(text: string): boolean {
  return alone.test(text);
}
