import { capitalised } from '../reading/concerts/towns.js';

/** What a venue says of its night: nothing else can be said of "it" without a subject. */
const practical =
  '(?:(?:over|under) ?\\d+s?|\\d+ ?\\+|(?:now )?sold out|all ages|free(?: entry)?|(?:all |mostly )?(?:seated|standing)|cash only|step[- ]free|(?:now )?(?:at |starting at |on at )?\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)|(?:14|16|18) and over)';
const reported = new RegExp(
  `(?<=^|[.!?\\n] ?|(?<!\\p{L})(?:and|so|oh|ok|but)[ ,]+)(?<who>the venue|\\p{L}[\\p{L}’'-]+(?: (?!(?:just|now|also|has|have|told|emailed|texted|called|rang|messaged|confirmed|sa(?:id|ys?)|let)(?!\\p{L}))\\p{L}[\\p{L}’'-]+)?)(?:['’]?(?:ve|s)| have| has)? (?:just |now |also )*(?:told|emailed|texted|called|rang|messaged|confirmed|said|says|say|let)(?: (?:me|us|to say))?(?: know)?(?: that)? (?:it['’]?s|its|it is|theirs is|the (?:show|gig|night) is) (?<what>${practical})(?!\\p{L})(?:,? so)?(?:,? (?:and )?(?:please |pls |can you )?(?:add|put|include|say|mention) (?:that|it)(?: in)?(?: too| please| pls)?)?`,
  'giu',
);
const persons = /^(?:i|we|he|she|they|you|mum|dad|mate|it|who|someone|people|everyone|that|this)$/iu;

/** "Swarby just told me it's over 18s so add that" as what the text is to say: "Swarby: over 18s". */
export function withReportsPlain(message: string): string {
  return message.replace(reported, (whole, who: string, what: string) => {
    if (persons.test(who)) return whole;
    return who.toLowerCase() === 'the venue'
      ? `It is ${what}`
      : `${/^\p{Ll}/u.test(who) ? capitalised(who) : who}: ${what}`;
  });
}
