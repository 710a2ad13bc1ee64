import { instrument } from '../sound.js';

const making =
  '(?:co-?)?(?:recorded|wrote|produced|mixed|mastered|engineered|filmed|shot|directed|designed|painted|drew|made|arranged)';
const performing = '(?:sings?|sang|raps?|rapped|plays?|played|drums|drummed|features?)';
const work =
  '(?:it|this|that|(?:the|this|my|our) (?:\\p{L}+ )?(?:songs?|track|single|album|EP|record|video|cover|artwork|sleeve))';
const own = `(?:on ${work}|on (?:every|each|all|most|two|three|one|half)(?: of)?(?: the)? (?:songs?|tracks?|it)|with (?:me|us)|in (?:my|our|the) (?:band|group|video))`;
const parts = `(?:did|does|added|provided|recorded|laid down) (?:(?:the|some|all the|all) )*(?:(?:backing|lead|harmony|guest|second|extra|bass|electric|acoustic) )*(?:${instrument}|vox|bvs)(?: parts?| solos?)?(?=\\s*(?:$|[.,;!?\\n])| (?:on|and)(?!\\p{L}))`;
/** "Sings on it", "plays the drums", "mixed it in his shed": what someone does for the artist's music. */
const helps = `(?:also |both |even )?(?:${making} (?:and ${making} )?${work}|${performing} (?:[^.!?,\\n]{1,40} )?${own}|${performing}(?: (?:the|some))? (?:(?!for |with |in )[\\p{L}-]+ )?${instrument}(?=\\s*(?:$|[.,;!?\\n])| (?:on|with us|with me|and)(?!\\p{L})))(?!\\p{L})`;

/** Who takes part in the artist's music: "my cousin Orla Tivey sings on it", but not "my cousin's band plays Leeds". */
export const helperOnWork = `(?:my|our) (?:[\\p{L}'’-]+ ){1,4}?(?:who )?${helps}`;

/** The same, and whose part is named: "my cousin ama did backing vox". */
export const creditedOnWork = `(?:${helperOnWork}|(?:my|our) (?:[\\p{L}'’-]+ ){1,4}?${parts})`;

/** What someone does for the artist's music, behind their name: "mixed it", "did backing vox". */
export const creditedPart = `(?:${helps}|${parts})`;
