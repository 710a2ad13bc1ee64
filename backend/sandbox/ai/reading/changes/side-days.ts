import { releaseDay, type Said } from '../../named-date.js';

/** What comes out beside a release, on a day of its own. */
const side =
  /(?<!\p{L})(?:remix(?:es)?|(?:lyric |music )?video|vid|visuali[sz]er|b-side|merch|vinyl|tape version|acoustic version|live version|deluxe|pre-?orders?|pre-?saves?|tickets|(?:radio |blog |press )?pitch(?:es)? (?:go )?out|follow[- ]?ups?)(?!\p{L})[^.!?;\n]*/giu;

/** Messages without the days of remixes, videos and the like, once a release has a day: it isn't moved by them. */
export function withoutSideDays(said: readonly Said[]): Said[] {
  return said.map((one, at) => {
    side.lastIndex = 0;
    if (!side.test(one.text) || releaseDay(said.slice(0, at)) === null) return one;
    return { ...one, text: one.text.replace(side, (words) => ' '.repeat(words.length)) };
  });
}
