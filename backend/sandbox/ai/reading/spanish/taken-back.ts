import { spanishMonths } from '../../calendar.js';

const calls =
  '(?:se (?:llama|llamará|titula|titulará|va a llamar|va a titular)|(?:el )?título(?: es)?|llamad[oa]|titulad[oa]):?';
const works = '(?:single|sencillo|canción|cancion|tema|rola|disco|álbum|album|EP|LP|mixtape|maqueta|gira)';
const breath = '(?:,|\\.{2,}|…| [–—-])';
const hesitates = '(?:(?:ay|uy|uf|ah|eh|ups|bueno|pará|esper[aá]),? )*';
const sorry =
  '(?:perdón|perdon|perdon[aáe]n?|disculp[aáe]n?|digo|mentira|miento|esper[aá]|me equivoqué|me equivoque|quise decir|quiero decir|mejor dicho)(?!\\p{L})';
const no = 'no(?:,? no)*';
/** "X no, perdona, Y", "X, digo, Y", "X… bueno, no, Y", and last "X no, Y", which may be a name with "no" in it. */
const back = `(?:${breath}? ${hesitates}(?:${no},? )?(?:${sorry},? ?(?:que )?)+|${breath} ?${hesitates}${no}(?:,|\\.{2,}|…) |(?<bare> no, ))(?<again>(?:es|era|sería|se (?:llama|titula)) )?`;
const rest = `[^,.;:!?…\\n]{0,50}?)${back}(?=(?<second>[«"“]?[\\p{L}\\d][^,.;:!?…\\n]*))`;

const called = new RegExp(`(?<lead>(?<!\\p{L})${calls} )(?<first>[«"“]?[\\p{L}\\d]${rest}`, 'giu');
const beside = new RegExp(
  `(?<lead>(?<!\\p{L})${works} |^|(?<=\\n))(?<first>[«"“]?[\\p{Lu}\\d]${rest.replace('second>[«"“]?[\\p{L}\\d]', 'second>[«"“]?[\\p{Lu}\\d]')}`,
  'gu',
);

/** What goes on about something else than the name: "se llama Río y sale el 22, no, perdón, el 29". */
const saysMore =
  /(?<!\p{L})(?:sale|salió|saldrá|sacamos|saco|es|el \d|que|son|está|estamos|tengo|quiero|hola|buenas|oye|che|gracias)(?!\p{L})/iu;
/** "…, perdón, sale el 29", "…, no, para el blog": no name. */
const isNoName =
  /^(?:(?:el|la|al|a|en|del?|con|para|por|las?|los|un|una) (?=\d)|(?:sale|saldrá|salió|será|fue|es|no|que|lo|me|te|nos|ya|hay|tengo|quer\p{L}+|quier\p{L}+|olvid\p{L}+|pero|y|mejor|ahora|todavía|está|para|por)(?!\p{L}))/iu;
const isCapital = /^[«"“]?[\p{Lu}\d]/u;

const month = `(?: de (?:${spanishMonths.join('|')})(?: del? \\d{4})?)`;
const weekday = '(?:(?:lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo),? )?';
/** "El 22, no, perdón, el 29 de enero", "el viernes 22 de enero, digo, 29". */
const day = new RegExp(
  `(?<!\\p{L})(?:el )?${weekday}\\d{1,2}(?<month>${month})?${back}(?<second>(?:el )?${weekday}\\d{1,2})(?<own>${month})?(?![\\d:]|[.,]\\d)`,
  'giu',
);

/**
 * "Se llama Agua de marzo no, perdona, Agua de mayo": a message without the names and days that their sentence takes back.
 * Other texts stay as they are.
 */
export function withoutSpanishTakenBack(text: string): string {
  return withNameCorrected(
    text.replace(day, (...found: unknown[]) => {
      const { second = '', month: first = '', own } = found.at(-1) as Record<string, string | undefined>;
      return second + (own ?? first);
    }),
  );
}

function withNameCorrected(text: string): string {
  return [called, beside].reduce(
    (whole, pattern) =>
      whole.replace(pattern, (...found: unknown[]) => {
        const groups = found.at(-1) as Record<'lead' | 'first' | 'second' | 'bare' | 'again', string | undefined>;
        const { lead = '', first = '', second = '', again = '', bare } = groups;
        const isOther = saysMore.test(first) || isNoName.test(second);
        // Without an apology, "no" may belong to a name typed without capitals.
        const isTakenBack = bare === undefined || (isCapital.test(second) && sharesWord(first, second));
        return !isOther && isTakenBack ? lead + (lead === '' ? again : '') : String(found[0]);
      }),
    text,
  );
}

/** "Agua de marzo no, Agua de mayo". */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(/\p{L}{3,}/gu));
  return (other.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => words.has(word));
}
