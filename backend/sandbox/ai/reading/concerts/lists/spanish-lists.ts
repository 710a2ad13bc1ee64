import { spanishMonths } from '../../../calendar.js';
import { upperFirst } from '../../../first-letters.js';

const day = `\\d{1,2}(?: de)? (?:${spanishMonths.join('|')})(?: de \\d{4})?`;
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

/** Puts a comma between the town and the hall of each night in a Spanish list, and gives the hall its capital. */
export function withSpanishHallsApart(text: string): string {
  if ((text.match(aDay)?.length ?? 0) < 2) return text;
  return text.replace(hallBehindTown, (_, place: string, hall: string) => `${place}, ${upperFirst(hall)}`);
}
