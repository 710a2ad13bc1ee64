import { months, spanishMonths } from '../../calendar.js';
import type { Language } from '../language.js';

const spanishWork = '(?:sencillo|single|canción|rola|tema|mixtape|maqueta|disco|álbum|EP|LP)';
const work = '(?:single|song|track|tune|album|EP|record|LP|tape|mixtape)';
const ordinal = '(?:day )?(\\d{1,2})(?:st|nd|rd|th)?';
/** Up to the day, without another one: "Persiana Baja, 8 temas, sale ". */
const between = `((?:(?!\\d{1,2}(?: de |[/.]\\d))[^!?\\n]){0,120}?(?<!\\p{L})`;

/** "Un disco para marzo, Persiana Baja, 8 temas, sale el 12". */
const inSpanish = new RegExp(
  `(?<!\\p{L})(${spanishWork}(?: nuevo| nueva)?(?: que sale)?),? (?:en|para) (${spanishMonths.join('|')})(?!\\p{L})(?! de \\d)${between}(?:sale|salen|saldrá|salimos|se publica|lo (?:saco|sacamos|lanzo|lanzamos)) (?:(?:a la calle|a la luz) )?)(el )?(?:día )?(\\d{1,2})(?![\\p{L}\\d:%]|[.,]\\d| (?:de|h|hs|horas|temas|canciones|tracks)(?!\\p{L}))`,
  'giu',
);
/** "An album in March, Slow Orchard, 8 songs, out the 12th". */
const inEnglish = new RegExp(
  `(?<!\\p{L})(${work}(?: (?:coming(?: out)?|out|due|dropping|planned))?),? (?:in|for) (${months.join('|')})(?!\\p{L})(?! \\d)${between}(?:out|drops|dropping|released|coming out|comes out|due|lands|landing|release(?: date)?(?: is)?|it['’]?s)(?: on)? )(the )?${ordinal}(?![\\p{L}\\d:%]|[.,]\\d| (?:of|songs|tracks|${months.join('|')})(?!\\p{L}))`,
  'giu',
);

/** Writes out the day of a work whose month was told before it: "a record in March, Low Tide, out the 5th" is out on 5 March. */
export function withMonthBehindDay(text: string, language: Language): string {
  if (language === 'es')
    return text.replace(
      inSpanish,
      (_, what: string, month: string, rest: string, __: string, day: string) =>
        `${what}${rest}el ${day} de ${month.toLowerCase()}`,
    );
  return text.replace(inEnglish, (_, what: string, month: string, rest: string, __: string, day: string) => {
    const bare = what.replace(/ (?:coming(?: out)?|out|due|dropping|planned)$/iu, '');
    return `${bare}${rest}${day} ${month.charAt(0).toUpperCase()}${month.slice(1).toLowerCase()}`;
  });
}
