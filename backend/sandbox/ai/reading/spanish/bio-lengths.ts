const ofBio = /(?<!\p{L})(?:bio|biografía|semblanza|reseña biográfica)(?!\p{L})/iu;
const length =
  /(?<!\p{L})(?<which>(?:una|otra|la|esa|la versión|una versión|otra versión)(?: más)?)(?: \p{L}+(?<=cort[ai]|cortita|breve|larga|mini))?,? (?:de|en|con) (?:(?:unas?|unos|sol[oa]|como|apenas) ){0,2}(?<long>(?:50|cincuenta|100|cien|250|doscientas cincuenta) palabras|una (?:sola |única )?(?:línea|frase|oración)|(?:sola )?(?:línea|frase|oración))(?!\p{L})/giu;
const numbers: Record<string, string> = { cincuenta: '50', cien: '100', 'doscientas cincuenta': '250' };

/** "¿Me la deja también en una sola línea?" */
const left =
  /(?<lead>^|[.,;!?¿\n] ?)(?<asked>(?:me )(?:la |lo )?(?:deja|dejas|haces?|das?|pasas?|pones?)|déjame)(?:la|lo)?(?: la| lo)?(?: también)?,? en una (?:sola |única )?(?:línea|frase)(?!\p{L})/iu;

const ofText =
  /(?<!\p{L})(?:bio|biografía|semblanza|nota de prensa|gacetilla|comunicado|anuncio|correo|mail|pitch|textos? para)(?!\p{L})/iu;

/**
 * After a biography, "otra de una sola línea" is one, too: writes out what the length is of. Other texts stay as they are.
 * @param before what was said before, newest last
 */
export function withBioNamed(text: string, before: readonly string[]): string {
  const last = before.findLast((one) => ofText.test(one)) ?? '';
  if (!ofBio.test(last) || ofText.test(text)) return text;
  const written = text.replace(length, (_, which: string, long: string) => {
    const words = long.replace(/ palabras$/iu, '');
    const count = numbers[words.toLowerCase()] ?? words;
    const own = which.replace(/(?: versión)?(?: más)?$/iu, '');
    return `${own} bio de ${words === long ? 'una línea' : `${count} palabras`}`;
  });
  return written.replace(left, '$<lead>$<asked> una bio de una línea');
}

const named = /(?<!\p{L})(?:bio|biografía|semblanza)(?!\p{L})/iu;
/** "Que no sea muy larga", "algo cortito", as a part of its own. */
const wish = (start: string, words: string): RegExp =>
  new RegExp(
    `(?:^|[.,;:!?¿\\n]) ?(?:(?:y|pero|por favor),? )*(?:${start}) ?(?:${words})(?=\\s*(?:[.,;:!)\\n?]|$| (?:y|por favor|porque|eh|dale|si se puede|no más|nomás)(?!\\p{L})))`,
    'iu',
  );
const wants = '(?:(?:que (?:sea|quede|esté)|algo|tipo|bien|más bien|muy|de las|una) ?){0,3}';
const short = [
  wish(wants, '(?:cort(?:it|ic|ill)?[ao]s?|breves?|brevecit[ao]|chiquit[ao]s?)'),
  wish('(?:que )?no(?: (?:sea|quede|esté|la quiero))? (?:muy|tan|demasiado|re)', '(?:larg(?:uit)?[ao]s?|extens[ao]s?)'),
];
const long = wish(wants, '(?:larg(?:uit)?[ao]s?|extens[ao]s?|complet[ao]s?)');

/** "Bio del grupo: somos cuatro …" gives facts for one, and not the text of one. */
const ofFacts =
  /(^\W*(?:(?:y|ahora|también|vale|ok|genial|perfecto|gracias|hola)[,.!]? )*)(?:(?:una|mi|la|nuestra|para (?:la|mi|una)) )?((?:bio|biografía|semblanza)[^:.\n]{0,30}: (?=(?:soy|somos|nac[íi]|crec[íi]|empe[cz]|tengo|tenemos|me|nos|toco|tocamos|viv|canto|cantamos|hago|hacemos|llev[oa])(?!\p{Ll}{0,2}a(?!\p{L}))))/iu;

/** "Una bio de 2 líneas", "biografía en tres frases". */
const ofFewLines =
  /(?<!\p{L})(bio|biografía|semblanza)(?: (?:corta|cortita|breve))? (?:de|en|con) (?:(?:unas|solo|como|máximo) )*(?:[234]|dos|tres|cuatro|un par de|pocas) (?:líneas|frases|renglones|oraciones)(?!\p{L})/giu;

/** "¿Me haces una bio? No muy larga" asks for a short one. Other texts stay as they are. */
export function withBioSized(typed: string): string {
  const text = typed.replace(ofFewLines, '$1 corta').replace(ofFacts, '$1escribe una $2');
  const [name] = named.exec(text) ?? [];
  const behind = name === undefined ? '' : text.slice(text.indexOf(name) + name.length);
  if (name === undefined || /\d{2,3} palabras|línea|frase/u.test(behind) || sizedAlready.test(behind)) return text;
  const isShort = short.some((pattern) => pattern.test(behind));
  const isLong = long.test(behind);
  return isShort === isLong ? text : text.replace(name, () => `${name} ${isShort ? 'corta' : 'larga'}`);
}

/** "Bio corta". */
const sizedAlready = /^ (?:(?:muy|bien|más|súper) )?(?:cort|breve|larg|extens|complet|mini|chiquit|resumid)/iu;
