import { creditedOnWork } from '../reading/people/helpers-on-work.js';

const past =
  '(?:was|were|had|wrote|made|sang|began|grew|taught|built|won|met|left|got|found|sold|held|led|ran|came|went|took|gave|kept|quit|cut|lost|shot|did|learnt|spent|bought|drove|read|co-wrote|started|formed|recorded|produced|mixed|mastered|played|toured|supported|headlined|opened|moved|studied|trained|worked|lived|released|busked|borrowed|rehearsed|performed|used|self-released|finished|tracked|arranged)';
const present =
  '(?:play|sing|make|teach|work|live|run|host|study|drive|build|record|produce|write|rehearse|lead|front|direct|compose|busk|perform)';
const adverbs = '(?:(?:also|just|then|now|all|both|only|even|mostly|first) )*';
const self = `(?:I|we)(?:['’]ve| have| had|['’]d)? ${adverbs}(?:${past}|been|${present})`;
const isSelf = `(?:I['’]?m|I am|we['’]re|we are) ${adverbs}(?!not |so |just |really |sure|sorry|happy|done|ready|trying|going|thinking|hoping|looking|afraid|worried)`;
const work =
  '(?:the |this |our |my )(?:(?:first|new|whole|debut|last|second) )*(?:song|single|track|record|album|EP|video|tune|cover|artwork)s?';
const ofWork = `(?:it|${work}) (?:was|has|took|came from|runs|lasts|features) |its? (?=(?:recorded|mixed|mastered|produced|written|limited) )|it['’]s ${adverbs}(?=(?:recorded|mixed|mastered|produced|written|limited|based|inspired) )|${work} (?:is|are) (?=called|about|recorded|mixed)`;
const someOfUs = '(?:one|two|three|four|five|some|all|both|most|half) of us (?=\\p{L}+ (?!in(?!\\p{L})))';
const start = `(?:${self}(?!\\p{L})|${someOfUs}|${isSelf}|${ofWork}|${creditedOnWork})`;
/** "I recorded it in my kitchen, what should I send to blogs?" */
const question =
  '(?:what|how|when|where|which|who) (?:\\p{L}+ )?(?:should|do|can|would|could|will|is|are)(?!\\p{L})|(?:can|could|would|will|should) (?:you|I|we)(?!\\p{L})';
const splice = new RegExp(
  `(?:,| [–—]|;)(?: and| so| but)? (?=${start}|${question})| and (?=(?:I|we) ${adverbs}${present}(?!\\p{L}))`,
  'giu',
);

/** "When I moved to Hull, I wrote it", "in 2019, we met": what stands before the comma is no statement. */
const leads =
  /^\W*(?:(?:and|but|so|or|also|yes|yeah|well|oh) )*(?:if|when|whenever|while|whilst|because|cos|cause|since|after|before|until|till|once|as|although|though|that|so|unless|where|wherever|which|who|whose|how|why|even|in|at|on|by|from|for|with|without|during|over|through|throughout|around|about|last|next|this|every|one day|back|later|then|now|today|yesterday|growing|having|being|\p{L}+ing(?= (?:up|at|in|on|for|from|the|my|our)(?!\p{L})))(?!\p{L})/iu;
const hangsOn =
  /(?<!\p{L})(?:that|because|if|when|since|so|and|but|or|than|like|how|where|which|who|know|think|said|says|told me)$/iu;
const verb =
  /^\W*(?:and )?(?:born|raised|based|recorded|written|made|produced|mixed)(?= (?:and \p{L}+ )?(?:in|on|at|by|with|near))|(?<!\p{L})(?:(?:i|we|it|that|he|she|they|there)['’]?(?:m|ve|re|s|d)|its|am|is|are|was|were|has|have|had|\p{L}{2,}ed|\p{L}{3,}s|(?:I|we|of us) \p{L}+|came|comes?|made|wrote|met|built|sang|won|grew|got|taught|need|want|write|make|do|give|draft|can|could|out)(?!\p{L})/iu;
/** "I played there last year": without the clause before it, no one knows where. */
const pointsBack =
  /(?<!\p{L})(?:there|then|them|that (?:one|day|night|year)|those|too|as well|either|instead)(?!\p{L})/iu;
const tellsSubject =
  /(?<!\p{L})(?:it|its|it['’]s|song|single|track|record|album|EP|tune|one|that|this)(?:['’]s| is|s)? (?:(?:all|really|mostly|kind of|basically|just) )*about(?!\p{L})|(?<!\p{L})(?:song|tune|ballad) about(?!\p{L})/iu;
/** How a song was made is no part of what it is about. */
const tellsMaking =
  /^(?:and )?(?:(?:I|we)(?:['’]ve| have)? (?:\p{L}+ )?(?:recorded|wrote|made|produced|mixed|mastered|tracked|finished|filmed|shot) (?:it|this|them|every|all|the)|it|its|(?:my|our|the|this) )(?!\p{L})|^(?:and )?(?:it|its|it['’]s|my|our|the|this) /iu;

/**
 * A text with each clause that only a comma joins to the one before it on a line of its own, if it has a subject and a verb: "It's about
 * my nan, I recorded it in a chapel". A clause that another one depends on stays with it: "When I moved to Hull, I wrote it".
 */
export function withClausesApart(text: string): string {
  return text
    .split(smallStart)
    .flatMap((line) => splicedClauses(line))
    .join('\n');
}

/** "… in a lighthouse. my brother mixed it": a new sentence that begins with a small letter. */
const smallStart =
  /\n|(?<=\p{L}{2}[.!?]) +(?=(?:my|our|i|i['’]?m|i['’]?ve|we|it|its|it['’]s|the|he|she|they|this|and|but|also|can|could|pls|please|write|do|make)(?!\p{L}))/u;

const quoted = /["“«][^"“”«»\n]*["”»]/gu;

function splicedClauses(line: string): string[] {
  // What is quoted stays as it is.
  const plain = line.replace(quoted, (words) => 'Q'.repeat(words.length));
  const clauses: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of plain.matchAll(splice)) {
    if (!isClosed(plain.slice(from, index), plain.slice(index + joint.length))) continue;
    clauses.push(line.slice(from, index));
    from = index + joint.length;
  }
  return [...clauses, line.slice(from)];
}

const fewestWords = 3;

/** Whether a clause says something by itself, and the next one doesn't need it. */
function isClosed(before: string, behind: string): boolean {
  const clause = before.split(/[.!?](?=\s)/u).at(-1) ?? '';
  const last = clause.split(/, /u).at(-1) ?? '';
  const next = behind.split(/[,;.!?\n]/u)[0] ?? '';
  if (
    clause.trim().split(/\s+/u).length < fewestWords ||
    leads.test(last) ||
    hangsOn.test(clause.trim()) ||
    !verb.test(clause) ||
    pointsBack.test(next)
  )
    return false;
  return !tellsSubject.test(clause) || tellsMaking.test(next);
}
