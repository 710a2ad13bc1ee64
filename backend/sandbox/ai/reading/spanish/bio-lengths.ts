const ofBio = /(?<!\p{L})(?:bio|biografía|semblanza|reseña biográfica)(?!\p{L})/iu;
const length =
  /(?<!\p{L})(?<which>(?:una|otra|la|esa|la versión|una versión|otra versión)(?: más)?)(?: \p{L}+(?<=cort[ai]|cortita|breve|larga|mini))?,? (?:de|en|con) (?:(?:unas?|unos|sol[oa]|como|apenas) ){0,2}(?<long>(?:50|cincuenta|100|cien|250|doscientas cincuenta) palabras|una (?:sola |única )?(?:línea|frase|oración)|(?:sola )?(?:línea|frase|oración))(?!\p{L})/giu;
const numbers: Record<string, string> = { cincuenta: '50', cien: '100', 'doscientas cincuenta': '250' };

/**
 * After a biography, "otra de una sola línea" is one, too: writes out what the length is of. Other texts stay as they are.
 * @param before what was said before: the artist's message and the reply
 */
export function withBioNamed(text: string, before: string): string {
  if (!ofBio.test(before) || ofBio.test(text)) return text;
  return text.replace(length, (_, which: string, long: string) => {
    const words = long.replace(/ palabras$/iu, '');
    const count = numbers[words.toLowerCase()] ?? words;
    const own = which.replace(/(?: versión)?(?: más)?$/iu, '');
    return `${own} bio de ${words === long ? 'una línea' : `${count} palabras`}`;
  });
}
