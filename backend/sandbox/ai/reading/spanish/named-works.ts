import { spanishMonths } from '../../calendar.js';

const work = '(?:sencillo|single|canción|rola|tema|track|corte|mixtape|maqueta|disco|álbum|EP|LP)';
const owner = '(?:(?:mi|su|nuestr[oa]|el|la|un|una|este|esta) )?';
const adjective = '(?:(?:nuev[oa]|próxim[oa]|primera?|segund[oa]|tercera?|últim[oa]|debut) )?';
const brings =
  '(?:saco|sacamos|saca|sacan|lanzo|lanzamos|lanza|publico|publicamos|publica|estreno|estrenamos|estrena|presento|presentamos|(?:voy|vamos|va) a (?:sacar|lanzar|publicar|estrenar)|(?:sacar|lanzar|publicar|estrenar)(?:é|emos)|acab(?:o|amos) de (?:sacar|lanzar|publicar|estrenar))';
const isCalled = 'se (?:llama|titula|llamará|titulará|va a llamar|va a titular)';
const word = "[\\p{Lu}\\d][\\p{L}\\d&'’-]*";
/** "Alhama el 26 de febrero" is a title and a day. */
const name = `${word}(?: (?!el (?:\\p{L}+ )?\\d)(?:(?:de|del|la|el|los|las|y|en|a|mi|tu|sin|con|no) ){0,2}${word}){0,6}`;
const end =
  '(?=$|[.,;:!?()\\n]| (?:y|sale|saldrá|salió|se|que|es|el|en|de|con|para|está|lo|la|fue|este|mañana|hoy)(?!\\p{L}))';
/** Typed without capitals, up to the next clause. */
const typed =
  "([\\p{L}\\d][\\p{L}\\d' ’-]{1,40}?)(?=$|[.,;:!?()\\n]| (?:y|sale|saldrá|salió|pero|que|este|mañana|hoy|el \\d)(?!\\p{L}))";
/** What a name may be of, other than a work. */
const unnamed =
  '(?<!\\p{L})(?:chic[oa]|tip[oa]|locutora?|periodista|productora?|programa|podcast|persona|amig[oa]|prim[oa]|herman[oa]|cantante|bajista|guitarrista|baterista|banda|grupo|sala|local|bar|sello|festival)(?!\\p{L})';
/** Words that go on about a work: "mi disco con la banda sale el 5". */
const notTitle =
  '(?!(?:que|mi|con|sin|de|del|y|en|para|por|se|es|son|ya|no|pero|porque|grabad[oa]|producid[oa]|nuev[oa]|también|además|ahora|fin|finalmente|entonces|creo|seguramente|todavía|debut|hecho|quiero|queremos|necesit\\p{L}+|hazme|me|nos|tu|gracias|por|cuando|donde|como|[\\p{L}\\d]+ (?:canciones|temas|tracks))(?!\\p{L}))';
/** How a clause behind a work and its day begins: "saco disco el 16, tengo 24 años". */
const notClause =
  '(?!(?:tengo|tenemos|soy|somos|va|vamos|hay|estoy|estamos|hago|hacemos|puedes|pod[ée]s|podr[ií]as|lo|la|los|las|a|tod[oa]|sol[oa]|autoeditad[oa]|autoproducid[oa]|vinilo|toco|tocamos|lleva|tiene|trae|dura|cuesta|sale|haz|escr[ií]be\\p{L}*|prep[aá]r\\p{L}*|el (?:\\p{L}+ )?\\d|mi|nuestr[oa]|un|una|primer[oa]?|segund[oa]|tercer[oa]?|lun|mar|jue|vie|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ojal[aá]|por fin|que|cosa|folk|pop|rock|indie|rap|trap|\\d)(?!\\p{L}))';
const songCount =
  '(?:\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:canciones|temas|tracks|cortes|rolas)';
/** A name without capitals, up to the first verb. */
const inSmall =
  "[\\p{L}\\d](?:(?! (?:tiene|lleva|trae|son|es|está|sale|saldrá|salió|se|que|para|pero|porque|habla|trata|dura|y (?:sale|es|tiene|son|lo|la|está))(?!\\p{L}))[\\p{L}\\d' ’-]){1,40}?";
const onDay = ` el (?:\\p{L}+ )?\\d{1,2} de (?:${spanishMonths.join('|')})(?: del? \\d{4})?`;

/** How Spanish messages name a work without quotation marks. The first group is its title. */
export const spanishWorks = [
  // "Le mandé mi tema Azahar a Julia": the name ends before the recipient.
  new RegExp(
    `(?<=(?<!\\p{L})(?:mand|envi|pas|llev)\\p{L}+ )(?:mi|nuestr[oa]|el|la) ${adjective}${work} (${word}(?: (?:(?:de|del|la|el|y) )?${word}){0,4}?) (?=a (?:l[ao]s? )?\\p{Lu})`,
    'gu',
  ),
  // "Sacamos disco, Los Patios", "lanza su EP Norte Falso"
  new RegExp(
    `(?<!\\p{L})(?:${eitherCase(brings)}) ${owner}${adjective}${work}(?: nuevo| nueva)?[,:]? (${name})${end}`,
    'gu',
  ),
  // "Sacamos disco el 9 de octubre, Los Patios"
  new RegExp(
    `(?<!\\p{L})(?:${eitherCase(brings)}) ${owner}${adjective}${work}(?: nuevo| nueva)?${onDay}, (?:${owner}${work} )?(${name})${end}`,
    'gu',
  ),
  // "Sacamos single: sirimiri", also with its day before the colon
  new RegExp(
    `(?<!\\p{L})${brings} ${owner}${adjective}${work}(?: nuevo| nueva)?(?:${onDay})?: (?!(?:el|la) (?:\\p{L}+ )?\\d)${typed}`,
    'giu',
  ),
  // "Sale mi single Sirimiri"
  new RegExp(
    `(?<!\\p{L})(?:[Ss]ale|[Ss]alió|[Ss]aldrá|[Ss]e viene) ${owner}${adjective}${work}(?: nuevo| nueva)?[,:]? (${name})${end}`,
    'gu',
  ),
  // "En marzo sale el próximo, Marea Baja", "se viene el nuevo: Marea Baja"
  new RegExp(
    `(?<!\\p{L})(?:[Ss]ale|[Ss]aldrá|[Ss]e viene|[Ss]aco|[Ss]acamos|[Ll]anzo|[Ll]anzamos|[Pp]ublico|[Pp]ublicamos|[Ee]streno|[Ee]strenamos) ${owner}(?:próxim[oa]|nuev[oa]|siguiente)(?: ${work})?(?:,|:| que)? (?:${isCalled} |llamad[oa] )?(${name})${end}`,
    'gu',
  ),
  // "El próximo se llama Marea Baja"
  new RegExp(
    `(?<!\\p{L})(?:[Ee]l|[Ll]a|[Mm]i) (?:próxim[oa]|siguiente)(?: ${work})?,? ${isCalled} (${name})${end}`,
    'gu',
  ),
  // "Mi canción nueva es Marea Baja"
  new RegExp(
    `(?<!\\p{L})(?:[Mm]i|[Nn]uestr[oa]|[Ee]l|[Ll]a) ${adjective}${work}(?: nuevo| nueva)? (?:es|será) (${name})${end}`,
    'gu',
  ),
  // "El single nuevo, Faro, sale el viernes"
  new RegExp(
    `(?<!\\p{L})(?:[Mm]i|[Nn]uestr[oa]|[Ee]l|[Ll]a) ${adjective}${work}(?: nuevo| nueva)?, (${name}), (?=sale|saldrá|salió|se publica)`,
    'gu',
  ),
  // "Mi nuevo single es Nit i dia, sale el viernes"
  new RegExp(
    `(?<!\\p{L})(?:[Mm]i|[Nn]uestr[oa]) ${adjective}${work}(?: nuevo| nueva)? es ((?!(?:Un|Una|El|La|Sobre)(?!\\p{L}))\\p{Lu}[^,.;:!?()"\\n]{1,40}?)(?=[,.;]| y sale| que sale| sale|$)`,
    'gu',
  ),
  // "El sencillo Cerro Azul"
  new RegExp(`(?<!\\p{L})(?:[Ss]u|[Ee]l|[Ll]a|[Ee]st[ea]) ${adjective}${work} (${name})${end}`, 'gu'),
  // "Al final se llama Ni Tan Cerca"
  new RegExp(
    `(?:al final|ahora|mejor|en realidad|finalmente|ya no),? ${isCalled}(?: así:)? (?!as[ií](?!\\p{L}))${typed}`,
    'giu',
  ),
  // "Saco sencillo el viernes y se llama rio seco"
  new RegExp(
    `(?<!\\p{L})${work}(?!\\p{L})[^.!?"“«\\n]{0,60}?(?: y|,| que) ${isCalled} (?!as[ií](?!\\p{L}))${typed}`,
    'giu',
  ),
  // "Quiero mandar mi ep a una radio. se llama rio seco, 4 temas"
  new RegExp(
    `(?<!\\p{L})(?:mi|nuestr[oa]|este|esta|un|una|el|la) ${adjective}${work}(?!\\p{L})(?:(?!${unnamed})[^"“«!?\\n]){0,90}?[.!] ?(?:y |pues )?${isCalled} (?!as[ií](?!\\p{L}))${typed}`,
    'giu',
  ),
  // "…. se llama rio seco, 4 temas": only a work has songs and comes out
  new RegExp(
    `(?<=[.!?,] )(?:y |pues )?${isCalled} (?!as[ií](?!\\p{L}))${typed}(?=,? (?:y |que )?(?:(?:son |tiene |lleva |con )?${songCount}|sale(?! (?:de|con) )|saldrá|dura))`,
    'giu',
  ),
  // "Tengo un disco para marzo, rio seco, 8 temas, sale el 12"
  new RegExp(
    `(?<!\\p{L})(?:tengo|tenemos|traigo|traemos|hay|viene|(?:estoy|estamos) preparando|${brings}) ${owner}${adjective}${work}(?: nuevo| nueva)?(?: list[oa]| grabad[oa]| terminad[oa])?(?: (?:en|para)(?: el)?(?: mes de)? (?:${spanishMonths.join('|')}|primavera|verano|otoño|invierno))?(?:,(?: de| con)? ${songCount})?, ${notTitle}(${inSmall})(?=,? (?:(?:de|con|son|tiene) )?(?:${songCount}|sale|saldrá|que sale|se publica)(?!\\p{L}))`,
    'giu',
  ),
  // "Nuestro primer ep, rio seco, sale el 5", "mi disco rio seco sale el 5"
  new RegExp(
    `(?<!\\p{L})(?:mi|nuestr[oa]) ${adjective}${work}(?: nuevo| nueva)?,? ${notTitle}(${inSmall})(?=,? (?:(?:y )?(?:sale|saldrá|salió|se publica|se estrena)|tiene|lleva|trae|son)(?!\\p{L}))`,
    'giu',
  ),
  // "El viernes saco mi ep, rio seco. hazme la nota", "sale mi ep, rio seco, el 5", "saco disco el 16 de abril, rio seco, 8 temas"
  new RegExp(
    `(?<!\\p{L})(?:${brings}|sale|saldrá|se viene) ${owner}${adjective}${work}(?: nuevo| nueva)?(?:${onDay})?, ${notTitle}${notClause}(${inSmall})(?=[.!;\\n]|$|, (?:el |este |en (?:${spanishMonths.join('|')})|(?:de |con |son |tiene |lleva )?${songCount}|(?:con|lo|la|y|de|grabad[oa]|producid[oa]|autoeditad[oa]) |(?:haz|hazme|me|nos|necesit\\p{L}+|quier[oe]\\p{L}*|quiero|escr[ií]b\\p{L}+|nota|prep[aá]ra\\p{L}*)(?!\\p{L})))`,
    'giu',
  ),
  // "se llama rio seco"
  new RegExp(`^\\W*(?:y |pues )?${isCalled} (?!as[ií](?!\\p{L}))${typed}`, 'gimu'),
];

/** "Saco" as well as "saco", for patterns that need capitals elsewhere. */
function eitherCase(words: string): string {
  return words.replace(/(?<=[(|:])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
}
