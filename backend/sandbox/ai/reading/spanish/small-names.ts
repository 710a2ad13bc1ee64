import { upperFirst } from '../../first-letters.js';
import { capitalised } from '../concerts/towns.js';
import { withoutAccents } from '../../without-accents.js';

/** First names that are no other words. */
const firstNames =
  '(?:ana|maria|mar[ií]a|carmen|laura|luc[ií]a|marta|sara|paula|elena|irene|raquel|nuria|silvia|cristina|andrea|claudia|julia|carla|carlota|in[eé]s|berta|irune|ainhoa|nerea|leire|itziar|amaia|miren|encarna|carmina|lola|lolo|juana|juan|jos[eé]|javi|javier|pedro|pablo|luis|carlos|miguel|manuel|manolo|antonio|paco|pepe|fernando|sergio|ra[uú]l|rub[eé]n|alberto|[aá]lvaro|adri[aá]n|diego|hugo|iker|jon|unai|gael|yago|iago|xoel|marcos|mateo|mart[ií]n|nicol[aá]s|tom[aá]s|felipe|joaqu[ií]n|gonzalo|rodrigo|santiago|facundo|agust[ií]n|valentina|camila|sof[ií]a|florencia|juli[aá]n|leandro|matías|matias|emiliano|ximena|fernanda|daniela|gabriela|mariana|rocío|rocio|beatriz|teresa|gloria|isabel|merche|chelo|quique|kike|nacho|borja|jorge|jordi|[oò]scar|dani|edu|rafa|alicia|noelia|vanesa|mónica|monica|susana|sandra|eva|ester|esther|lidia|aitor|asier|eneko)';
const part =
  "(?!(?:el|la|los|las|un|una|unos|mi|mis|su|sus|nuestr[oa]s?|otr[oa]s?|alguien|yo|nosotr[oa]s|ell[oa]s?|tod[oa]s?|much[oa]s?|muy|casa|en|con|de|del|y|que|para|por|a|al|se|me|es|son|lo|le|antes|hace|ayer|solo|sol[oa]s?|junt[oa]s?|grab\\p{L}+|mezcl\\p{L}+|toda?|entre|sin|tambi[eé]n|hoy|cuando|donde|como|pero|canciones|temas|hazme|quiero|gracias|porfa|sale|fue|est[aá]|canta|toca)(?!\\p{L}))\\p{Ll}[\\p{L}’'-]+";
const whole = `(?:${firstNames}(?!\\p{L})(?: ${part})?|${part} ${part})`;
const end = '(?=\\s*(?:[.,;:!?\\n)]|$)| (?:en|y|e|con|que|a la|al|para|desde|de)(?!\\p{L}))';
const made =
  '(?:produjo|grab[oó]|mezcl[oó]|masteriz[oó]|dirigi[oó]|dise[ñn][oó]|pint[oó]|escribi[oó]|compuso|arregl[oó]|film[oó]|ilustr[oó])';
const work =
  '(?:portada|car[aá]tula|tapa|fotos?|v[ií]deo(?:clip)?|mezcla|m[aá]ster|producci[oó]n|letra|m[uú]sica|guitarras?|bajos?|bater[ií]a|voces|piano|violín|coros|arreglos|diseño|ilustraci[oó]n)';
const roles = [
  `(?:lo|la|los|las|me lo|me la) (?:ha |han )?${made} `,
  '(?:producid|grabad|mezclad|masterizad|dirigid|dise[ñn]ad|escrit|compuest)[oa]s? (?:por|con) ',
  `${work} (?:es|son|corre a cargo|corren a cargo) (?:de|por) `,
  '(?:estudios?|home studio) (?:de|con) ',
  '(?:grab[eéoó]|grabamos|mezcl[eéoó]|mezclamos|produje|producimos|escrib[ií]|escribimos|compuse|compusimos|hice|hicimos) con ',
  '(?:colabora|colaboran|colaboraci[oó]n de|a d[uú]o con|featuring|feat\\.?|ft\\.?|con la voz de|teloner[oa]s?:?|teloneamos a|telonea|abre) ',
  '(?:locutora?|periodista|presentadora?|redactora?|productora?|programadora?|chic[oa]|encargad[oa]|dueñ[oa]) (?:es|se llama) ',
].map((role) => new RegExp(`(?<=(?<!\\p{L})${role})${whole}${end}`, 'giu'));
/** "Con ana ruiz a la batería", "mi hermano gael toca la guitarra": only who has a first name. */
const byFirstName = [
  `(?<=(?<!\\p{L})(?:mi|nuestr[oa]) (?:herman[oa]|prim[oa]|amig[oa]|madre|padre|t[ií][oa]|novi[oa]|pareja|hij[oa]|bajista|baterista|cantante|guitarrista|productora?|mánager|manager) )${firstNames}(?!\\p{L})`,
  `(?<=(?<!\\p{L})(?:con|a) )${firstNames} ${part}${end}`,
].map((pattern) => new RegExp(pattern, 'giu'));
const hallName =
  '(?!(?:grande|pequeñ[oa]|llen[oa]|vací[oa]|enter[oa]|nuev[oa]|viej[oa]|propi[oa]|principal|privad[oa]|municipal|abiert[oa]|cerrad[oa]|todav[ií]a|tambi[eé]n|ahora|hoy|mañana|ayer|siempre|igual|gratis|ya|nos|no|o|ni|este|esta|pequeñit[oa]|local|alternativ[oa]|conocid[oa])(?!\\p{L}))' +
  part;
/** "En la sala cobalto", "en el bar candil de aldeasoto". */
const hall = new RegExp(
  `(?<=(?<!\\p{L})(?:(?:en|a|de) (?:la |el )?|del |al |la ))(?:(?<=la )sala|(?<=(?:en|del|al|de|el|la) )(?:sala|teatro|bar|caf[eé]|club|pub|auditorio|foro|ateneo)) ${hallName}(?: ${hallName})?(?: (?:de|en) ${part}(?: ${part})?)?(?=\\s*(?:[.,;:!?\\n)]|$)| (?:a las|el|este|con|por|porque|y|que|se|para)(?!\\p{L}))`,
  'giu',
);
/** "En el estudio de Yago Trillo en sotopalma". */
const studioIn = new RegExp(
  `(?<=estudios?(?: [\\p{L}’'-]+){0,4} en )(?!(?:casa|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|invierno|otoño|primavera|directo|dos|tres|una?|el|la|mi|su)(?!\\p{L}))\\p{Ll}[\\p{L}’'-]+(?: (?:(?:de|del) )?${part})?${end}`,
  'giu',
);

/**
 * A Spanish message in which people and halls have their capitals, and so does the artist's own town: "lo grabé en el estudio
 * de Yago Trillo".
 * @param home where the artist is, as their profile says it
 */
export function withSmallNames(text: string, home: string): string {
  const named = [...roles, ...byFirstName, studioIn, hall].reduce(
    (rest, pattern) => rest.replace(pattern, asName),
    text,
  );
  const [town = ''] = home.split(',');
  const at = withoutAccents(named).toLowerCase().indexOf(withoutAccents(town).toLowerCase());
  const isIn = at > 0 && /(?<!\p{L})(?:en|de|desde|a) $/iu.test(named.slice(0, at));
  const isWhole = isIn && !/\p{L}/u.test(named[at + town.length] ?? '') && /^\p{Ll}/u.test(named.slice(at));
  return town.length > 3 && isWhole ? named.slice(0, at) + town + named.slice(at + town.length) : named;
}

function asName(typed: string): string {
  return !/\p{Lu}/u.test(typed) ? upperFirst(capitalised(typed)).replace(/(?<=\p{L} )En(?= )/u, 'en') : typed;
}
