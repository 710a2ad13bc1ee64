import { spanishMonths, spanishWeekdays } from '../../../calendar.js';
import { upperFirst } from '../../../first-letters.js';
import { withoutAccents } from '../../../without-accents.js';

const month = `(?:${spanishMonths.join('|')})(?!\\p{L})`;
const weekday = `(?:${spanishWeekdays.join('|').replace(/[áé]/gu, (letter) => `[${letter}${withoutAccents(letter)}]`)})`;
const day = `\\d{1,2}(?: de)? ${month}(?: de \\d{4})?`;
const capital = "\\p{Lu}[\\p{L}’'-]*";
const town = `${capital}(?: (?:de |del |de la |de los )?${capital})*?`;
const kind =
  '(?:[Ss]ala|[Tt]eatro|[Cc]lub|[Bb]ar|[Aa]uditorio|[Cc]af[eé]|[Cc]entro|[Ff]oro|[Cc]asa|[Ee]spacio|[Pp]e[ñn]a|[Pp]laza)';
/** "Vie 5 febrero Torrecárdena sala Bulla", "sáb 6 de marzo Peñarrubia, La Fábrica": a town, and its hall behind it. */
const hallBehindTown = new RegExp(
  `(?<=${day}:?,? (?:en )?)(${town}),? (${kind}(?= ${capital})|(?:La|El|Los|Las)(?= ${capital}(?:[^\\p{L}]|$| ${capital})))`,
  'gu',
);
const aDay = new RegExp(`(?<!\\d)${day}`, 'giu');

const kindTyped =
  '(?:(?:la |el )?(?:sala|teatro|club|bar|pub|auditorio|caf[eé]|cafeter[ií]a|centro|foro|casa|espacio|pe[ñn]a|plaza|garito|taberna|bodega|ateneo|casino|cine|pabell[oó]n|parque|librer[ií]a|iglesia|catedral|galp[oó]n|sal[oó]n|estadio|f[aá]brica|nave|carpa|terraza|jard[ií]n|cantina|bar[- ]teatro|pulper[ií]a|boliche|anfiteatro|biblioteca))';
const small =
  '(?!(?:el|la|los|las|un|una|mi|su|a|con|y|e|o|en|que|se|es|son|no|lo|le|les|para|pero|por|sin|sobre|desde|hasta|entradas?|tocamos|toco|gratis|precio|puertas|luego|despu[eé]s|tambi[eé]n|adem[aá]s|cerramos|terminamos|quiero|queremos|hazme|hago|hacemos|necesit\\p{L}+|hay|vamos|voy|sale|sacamos|saco|lanzo|lanzamos|por favor|porfa|gracias|hora|horas)(?!\\p{L}))';
const word = `${small}\\p{L}[\\p{L}’'-]*`;
const more = `(?: (?:(?:del|de la|de los|de las|de|la|el|los|las) )?${word})`;
const ending = `(?=\\s*(?:[.;,\\n)]|$)|,? (?:(?:y|e) )?(?:(?:luego|cerramos|terminamos|despu[eé]s) )?(?:el )?(?:${weekday},? )?\\d{1,2} de ${month}| (?:a las?|con|desde las?|y (?:hazme|quiero|queremos|necesit\\p{L}+|me|nos)) )`;
const behindDay = `(?<=(?<![\\p{L}\\d])${day}(?:,? (?:a las )?\\d{1,2}(?:[:.]\\d\\d)?(?: ?h(?:s|rs|oras)?(?!\\p{L}))?)?[:,]?(?: [-–—])? )(?<lead>en (?:el |la )?)?`;
const hallTyped = `(?<hall>${kindTyped}${more}{1,4}?)`;
const townTyped = `(?<town>(?:(?:la|el|los|las|san|santa) )?${word}${more}{0,3}?)`;
/** "Viernes 19 de febrero teatro chico en alcoraya": the hall says what it is. */
const hallFirst = new RegExp(
  `${behindDay}${hallTyped}(?<between> en | de |, (?:en )?| - | \\()${townTyped}\\)?${ending}`,
  'giu',
);
/** "Viernes 19 de febrero alcoraya, teatro chico", "en alcoraya en el teatro chico". */
const townFirst = new RegExp(
  `${behindDay}${townTyped}(?<between>(?: en(?: el| la)?|,(?: en(?: el| la)?)?|:| -)? | \\()${hallTyped}\\)?${ending}`,
  'giu',
);
const article = /^(?:la|el) /iu;

/** Puts a comma between the town and the hall of each night in a Spanish list, and gives the hall its capital. */
export function withSpanishHallsApart(text: string): string {
  if ((text.match(aDay)?.length ?? 0) < 2) return text;
  return text.replace(hallBehindTown, (_, place: string, hall: string) => `${place}, ${upperFirst(hall)}`);
}

/**
 * A Spanish list of nights that was typed without capitals: "viernes 19 de febrero teatro chico en alcoraya" is a night "en Teatro Chico
 * en Alcoraya". Other texts stay as they are.
 */
export function withSpanishPlaces(text: string): string {
  if ((text.match(aDay)?.length ?? 0) < 2) return text;
  const written = (...found: unknown[]): string => {
    const { lead = '', hall = '', town: place = '' } = found.at(-1) as Record<string, string | undefined>;
    // "La sala Apolo" is called what the artist calls it.
    if (/\p{Lu}/u.test(hall)) return String(found[0]);
    return `${lead === '' ? '' : 'en '}${asName(place)}, ${asName(hall.replace(article, '')).replace(/^Cafe(?!\p{L})/u, 'Café')}`;
  };
  return text.replace(hallFirst, written).replace(townFirst, written);
}

function asName(typed: string): string {
  return /\p{Lu}/u.test(typed.slice(1))
    ? upperFirst(typed)
    : typed.replace(/(?<![\p{L}’'])(?!(?:de|del|y|la|el|los|las)(?!\p{L}))\p{Ll}|^\p{Ll}/gu, (letter) =>
        letter.toUpperCase(),
      );
}
