import { months, weekdays } from './calendar.js';

/** Words for a song or record, as a regular expression. */
const work =
  '(?:single|song|track|album|EP|record|LP|tape|mixtape|cassette|(?:7|12|seven|twelve)[- ]?inch(?: single)?|double [Aa][- ]?side)';

const moment = [...weekdays, ...months, 'Today', 'Tomorrow', 'Tonight'].join('|');
const word = "[\\p{Lu}\\d][\\p{L}\\d&'’-]*";
const name = `${word}(?: (?:(?:of|the|and|a|an|in|to|for|on|at|&) ){0,2}${word}){0,6}`;
const after =
  'a|two|three|four|five|last|yesterday|is|was|comes|came|out|which|that|about|and|to|by|at|for|from|with|in|on';

/**
 * A name of a song or record that only its capitals mark: "my new single Salt Road, out in March". The first group is
 * the name. Not matched before words that never follow a name: "my single I wrote".
 */
export const namedByCapitals = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)(?: [\\p{L}-]+){0,2} ${work} (?!(?:${moment})\\b)(${name})(?=$|[.,;:!?()\\n]| (?:${after})\\b)`,
  'gu',
);

const nombre = `${word}(?: (?:(?:de|del|la|el|los|las|y|en|a) ){0,2}${word}){0,6}`;

/** The same in Spanish: "mi nuevo sencillo Camino de Sal, que sale en marzo". */
export const spanishByCapitals = new RegExp(
  `(?<!\\p{L})(?:[Mm]i|[Nn]uestr[oa])(?: [\\p{L}-]+){0,2}? (?:sencillo|single|canción|tema|track|rola|corte|disco|álbum|EP|gira) (${nombre})(?=$|[.,;:!?()\\n]| (?:es|sale|saldrá|se|que|y|el|en|a|con|para|hace|este|mañana)(?!\\p{L}))`,
  'gu',
);
