const title =
  "\\p{Lu}[\\p{L}\\p{N}'’]*(?: (?:(?:of|the|a|an|in|on|to|and|for|my|&) ){0,2}\\p{Lu}[\\p{L}\\p{N}'’]*){0,5}";
const work = '(?:single|song|track|tune|EP|album|record|mixtape)';
const put = '(?:dropped|released|self-released|put out|uploaded|brought out)';
const lately =
  '(?:last night|yesterday|today|this morning|(?:on |last )?(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day|(?:the other|two|three|a few) days?(?: ago)?|last week|this week|a week ago|two weeks ago|last month|a month ago)';

/** "I dropped NO CURFEW last night": the title may be in any letters with capitals. */
const byUs = new RegExp(
  `(?<!\\p{L})(?:[Ii]|[Ww]e)(?:['’]ve| have)? (?:just |finally )?${put} (?:(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]) (?:(?:new|first|debut|second|latest) )?(?<work>${work}) )?(?:called )?["“]?(?<title>${title})["”]? (?<lately>${lately})(?!\\p{L})`,
  'gu',
);
/** "My track Salt Road came out on Friday". */
const itself = new RegExp(
  `(?<!\\p{L})(?:[Mm]y|[Oo]ur) (?:(?:new|first|debut|second|latest) )?(?<work>${work}),? ["“]?(?<title>${title})["”]?,? (?:just |finally )?(?:dropped|came out|went live|went out|landed|was released|got released) (?<lately>${lately})(?!\\p{L})`,
  'gu',
);

/** A message that says plainly what came out lately: "I dropped NO CURFEW last night" is of a single that is out. */
export function withReleaseSpelled(message: string): string {
  return [byUs, itself].reduce(
    (text, pattern) =>
      text.replace(pattern, (...match) => {
        const groups = match.at(-1) as Record<string, string | undefined>;
        return `I released my ${groups['work'] ?? 'single'} “${groups['title'] ?? ''}” ${dayOf(groups['lately'] ?? '')}`;
      }),
    message,
  );
}

/** "On Friday", of what is out, was the last one. */
function dayOf(lately: string): string {
  if (lately === 'last night') return 'yesterday';
  return lately.replace(/^(?:on )?(?=\p{L}+day$)(?!(?:yester|to)day|last )/iu, 'last ');
}
