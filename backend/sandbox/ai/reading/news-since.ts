import { remembered } from '../remembered.js';

/** What is worth a second email: plays, reviews, dates, videos. */
const news =
  '(?:plays?|played|spins?|spun|airplay|radio|airtime|review(?:s|ed)?|premieres?d?|featured?|feature|playlists?|playlisted|added|video|vid|session|interview|support slot|slot|gigs?|shows?|dates?|tour|festival|sold out|streams|signed|booked|announced|shortlisted|nominated|award|won|covered|shared|streamed|write-?up|mention(?:ed)?|record of the week|track of the (?:day|week)|single of the (?:day|week)|song of the (?:day|week))';
const name =
  "(?:the |The )?\\p{Lu}[\\p{L}\\d&'’.-]*(?: (?:(?:of|the|and|&|in|on|at|from) )?[\\p{Lu}\\d][\\p{L}\\d&'’.-]*){0,6}";
const it = '(?:it|us|me|(?:the|my|our|this) (?:single|song|track|tune|EP|album|record|video|vid)|["“][^"”]{1,60}["”])';
const did =
  '(?:(?:has |have |had )?(?:just |now |since |also )?(?:play(?:ed)?|span|spun|aired|review(?:ed)?|premiered|featured|added|shared|playlisted|covered|supported|picked(?: up)?|made|named|called|posted)|gave)';
const patterns = [
  // "We've since had a play on BBC Introducing", "I just got added to a playlist".
  new RegExp(
    `(?<!\\p{L})((?:I|we)(?:['’]ve| have)? (?:(?:since|just|now|also|recently|already) )*(?:had|got|gotten|been|were|was|announced|added|made|released|shot|finished|sold|supported|passed|hit|reached|confirmed|booked|won|landed|recorded)(?!\\p{L})(?=[^.!?\\n]*(?<!\\p{L})${news}(?!\\p{L}))[^.!?\\n]{3,160})`,
    'iu',
  ),
  // "Steve Lamacq played it on Thursday"
  new RegExp(`(?<!\\p{L})(${name} ${did} ${it}(?!\\p{L})[^.!?\\n]{0,140})`, 'u'),
  // "It got played on 6 Music", "the single's been added to New Music Friday"
  new RegExp(
    `(?<!\\p{L})(${it}(?:['’]?s| has| have)? (?:just |now |since |also |already )*(?:got|gotten|been|was|had)(?!\\p{L})(?=[^.!?\\n]*(?<!\\p{L})${news}(?!\\p{L}))[^.!?\\n]{3,140})`,
    'iu',
  ),
  // "The video is out now"
  new RegExp(
    `(?<!\\p{L})((?:the|our|my|a new) (?:[\\p{L}-]+ )?(?:video|vid|tour|dates|session|vinyl)(?:['’]?s| is| are)(?: now| just| also)* (?:out|up|live|online|announced|done|on sale)(?!\\p{L})[^.!?\\n]{0,100})`,
    'iu',
  ),
];
/** The request around the news: "can you work that in?", "add that …". */
const request =
  /(?:,| [–—-]|;)? (?:(?:and|so) )?(?:(?:can|could|would|will) (?:you|u|we)|please|pls|maybe|work|put|add|mention|use|pop|stick)(?!\p{L})[^.!?\n]*$/iu;
const others = /(?<!\p{L})(?:if|hope|hoping|want|wish|would|should|might|maybe|not|never|n['’]t)(?!\p{L})/iu;

/** What has happened since the artist's last email, in their words: "we've since had a play on 6 Music"; `''` if nothing. */
export const newsSinceIn = remembered((message: string): string => {
  for (const sentence of message.match(/[^.!?\n]+[.!?]*/gu) ?? []) {
    const isQuestion = /^\W*(?:how|what|when|where|who|why|which|do|does|is|are|has|have|did|should)(?!\p{L})/iu.test(
      sentence,
    );
    const told = patterns.map((pattern) => pattern.exec(sentence.replace(/[.!?]+$/u, ''))?.[1]).find(Boolean);
    if (isQuestion || told === undefined) continue;
    const clause = told.replace(request, '').replace(/[\s,;–—-]+$/u, '');
    if (!others.test(clause) && clause.split(' ').length >= 3) return withCapitals(clause);
  }
  return '';
});

/** "On thursday" with its capital; the first word stands behind a colon. */
function withCapitals(clause: string): string {
  return clause
    .replace(
      /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})/gu,
      (day) => day.charAt(0).toUpperCase() + day.slice(1),
    )
    .replace(/^(?:We|The|My|Our|It|A)(?=[\s'’])/u, (word) => word.toLowerCase())
    .replace(/(?<!\p{L})i(?=['’]|(?!\p{L}))/gu, 'I');
}
