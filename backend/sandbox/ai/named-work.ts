const dayOrMonth =
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Today|Tomorrow|Tonight';
const word = "[\\p{Lu}\\d][\\p{L}\\d&'’-]*";
const between = '(?:of|the|and|a|an|in|to|for|on|at|&)';

/**
 * A song or record by a name that nothing but its capitals tells: "my new single Salt Road, out in March". The first group is
 * the name. What goes on after it in words that no name is followed by is none: "my single I wrote".
 */
export const namedByCapitals = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur)(?: [\\p{L}-]+){0,2} (?:single|song|track|album|EP|record|LP) ` +
    `(?!(?:${dayOrMonth})\\b)(${word}(?: (?:${between} ){0,2}${word}){0,6})(?=$|[.,;:!?()\\n]| (?:is|was|comes|came|out|which|that|about|and|to|by|at|for|from|with|in|on)\\b)`,
  'gu',
);
