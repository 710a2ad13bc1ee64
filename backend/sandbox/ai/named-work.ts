import { months, weekdays } from './calendar.js';

/** What a song or record is called by whoever made it, for a pattern. */
export const work = '(?:single|song|track|album|EP|record|LP)';

const moment = [...weekdays, ...months, 'Today', 'Tomorrow', 'Tonight'].join('|');
const word = "[\\p{Lu}\\d][\\p{L}\\d&'’-]*";
const name = `${word}(?: (?:(?:of|the|and|a|an|in|to|for|on|at|&) ){0,2}${word}){0,6}`;
const after = 'is|was|comes|came|out|which|that|about|and|to|by|at|for|from|with|in|on';

/**
 * A song or record by a name that nothing but its capitals tells: "my new single Salt Road, out in March". The first group is
 * the name. Where words follow that no name is followed by there is none: "my single I wrote".
 */
export const namedByCapitals = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)(?: [\\p{L}-]+){0,2} ${work} (?!(?:${moment})\\b)(${name})(?=$|[.,;:!?()\\n]| (?:${after})\\b)`,
  'gu',
);
