import { spanishMonths } from '../../calendar.js';

const work = '(?:sencillo|single|canción|rola|tema|mixtape|maqueta|disco|álbum|EP|LP)';
const which = '(?:(?:primer|primera|segund[oa]|últim[oa]|nuev[oa]) )?';
const when = `en (?:${spanishMonths.join('|')})(?: (?:de(?:l)? )?(?:20\\d\\d|este año|(?:del )?año pasado)| pasado)?|en 20\\d\\d|este año|el año pasado`;
/** "Mi sencillo Faro ya salió en octubre", "en octubre salió mi sencillo Faro". */
const cameOut = new RegExp(
  `^(?:y |además |también )?(?:mi|nuestr[oa]) (?<what>${which}${work}(?: nuevo| nueva)?),? (?:(?:se llama|llamad[oa]) )?(?<title>[\\p{Lu}\\d“"«][^,;.!?\\n]{0,60}?),? (?:que )?(?:ya )?(?:salió|se publicó|se estrenó)(?: ya)? (?<when>${when})\\W*$`,
  'iu',
);
const cameOutFirst = new RegExp(
  `^(?:y |además |también )?(?:ya )?(?:(?<when>${when}),? )(?:ya )?(?:salió|se publicó|se estrenó) (?:mi|nuestr[oa]) (?<what>${which}${work}(?: nuevo| nueva)?),? (?<title>[\\p{Lu}\\d“"«][^,;.!?\\n]{0,60}?)\\W*$`,
  'iu',
);
const isTitle = /^[“"«\p{Lu}\d]/u;

/** The month or year in which a work of the artist's came out, as a sentence about them; null for other sentences. */
export function outInMonth(sentence: string): string | null {
  const {
    what = '',
    title = '',
    when: day = '',
  } = (cameOut.exec(sentence) ?? cameOutFirst.exec(sentence))?.groups ?? {};
  if (what === '' || !isTitle.test(title)) return null;
  const name = title.replace(/^["“«]|["”»]$/gu, '');
  return `Su ${what} “${name}” salió ${day.toLowerCase()}`;
}
