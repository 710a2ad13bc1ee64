/** A day that people name instead of its date, in any year: "Valentine's Day". `month` counts from 1. */
export interface FeastDay {
  words: string;
  index: number;
  date: number;
  month: number;
}

const feasts: [date: number, month: number, names: string][] = [
  [
    14,
    2,
    "valentine['’]?s?['’]?(?: day)|v-day|(?<=\\b(?:on|at|for|by|this|next|around|before|after) )valentine['’]?s?['’]?|(?:el día de )?san valentín",
  ],
  [31, 10, "(?<=\\b(?:on|at|this|next) )hallowe['’]?en"],
  [24, 12, '(?:christmas|xmas) eve|(?<=(?:^|\\s)(?:en|por) )nochebuena'],
  [25, 12, '(?:christmas|xmas) day|(?<=(?:^|\\s)el día de )navidad'],
  [31, 12, "new year['’]?s?['’]? eve|nye|(?<=(?:^|\\s)(?:en|por) )nochevieja"],
  [1, 1, "new year['’]?s?['’]? day"],
];
const patterns = feasts.map(([date, month, names]) => ({
  ...{ date, month },
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${names})(?![\\p{L}\\d])`, 'giu'),
}));

/** Few texts name a feast: one search finds that out faster than one for each. */
const anyFeast = /valentin|v-day|hallow|christmas|xmas|noche|navidad|new year|nye|valentín/i;

/** The days that a text names by their feasts, in no particular order. */
export function feastDaysIn(text: string): FeastDay[] {
  if (!anyFeast.test(text)) return [];
  return patterns.flatMap(({ date, month, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({ words, index, date, month })),
  );
}
