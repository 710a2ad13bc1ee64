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
  // "se llama rio seco"
  new RegExp(`^\\W*(?:y |pues )?${isCalled} (?!as[ií](?!\\p{L}))${typed}`, 'gimu'),
];

/** "Saco" as well as "saco", for patterns that need capitals elsewhere. */
function eitherCase(words: string): string {
  return words.replace(/(?<=[(|:])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
}
