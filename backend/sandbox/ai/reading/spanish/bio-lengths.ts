const ofBio = /(?<!\p{L})(?:bio|biografía|semblanza|reseña biográfica)(?!\p{L})/iu;
const length =
  /(?<!\p{L})(?<which>(?:una|otra|la|esa|la versión|una versión|otra versión)(?: más)?)(?: \p{L}+(?<=cort[ai]|cortita|breve|larga|mini))?,? (?:de|en|con) (?:(?:unas?|unos|sol[oa]|como|apenas) ){0,2}(?<long>(?:50|cincuenta|100|cien|250|doscientas cincuenta) palabras|una (?:sola |única )?(?:línea|frase|oración)|(?:sola )?(?:línea|frase|oración))(?!\p{L})/giu;
const numbers: Record<string, string> = { cincuenta: '50', cien: '100', 'doscientas cincuenta': '250' };

const ofText =
  /(?<!\p{L})(?:bio|biografía|semblanza|nota de prensa|gacetilla|comunicado|anuncio|correo|mail|pitch|textos? para)(?!\p{L})/iu;

/**
 * After a biography, "otra de una sola línea" is one, too: writes out what the length is of. Other texts stay as they are.
 * @param before what was said before, newest last
 */
export function withBioNamed(text: string, before: readonly string[]): string {
  const last = before.findLast((one) => ofText.test(one)) ?? '';
  if (!ofBio.test(last) || ofText.test(text)) return text;
  return text.replace(length, (_, which: string, long: string) => {
    const words = long.replace(/ palabras$/iu, '');
    const count = numbers[words.toLowerCase()] ?? words;
    const own = which.replace(/(?: versión)?(?: más)?$/iu, '');
    return `${own} bio de ${words === long ? 'una línea' : `${count} palabras`}`;
  });
}
