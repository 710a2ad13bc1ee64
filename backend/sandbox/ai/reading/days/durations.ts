const made =
  'record(?:ed|ing)|track(?:ed|ing)|wrote|written|made|mixed|mastered|produced|finished|shot|filmed|built|arranged|composed|rehearsed|captured|learn(?:ed|t)|sold(?: out)?|crowdfunded|demoed|came together|put together|done';
/** "Recorded it live in", "three shows in": how long something took, not when it is. */
const tookSoLong = new RegExp(
  `(?<!\\p{L})(?<!(?:will|be|being|is|are|gets?|get|to be|needs to|has to|must|[’']ll) (?:\\p{L}+ )?)(?:${made})(?!\\p{L})(?: +(?!(?:and|but|so|out|then|is|it[’']?s|we[’']?re|releas(?:e[ds]?|ing)|due|coming|gig|show|launch)(?!\\p{L}))[\\p{L}\\d’'-]+){0,5} $|(?<!\\p{L})(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|all) (?:songs?|tracks?|shows|gigs|dates|takes|cities|towns|nights|streams|copies|plays|listeners) $`,
  'iu',
);
const clauseStart = /[^.!?;\n]*$/u;

/** Whether the "in 6 days" at a place of a text says how long something took: "recorded in 6 days at a woolshed". */
export function isDuration(text: string, index: number): boolean {
  return tookSoLong.test(clauseStart.exec(text.slice(0, index))?.[0] ?? '');
}
