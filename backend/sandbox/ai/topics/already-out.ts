import type { Situation } from '../acting/call.js';

/** The topic of what is left to do for a song that is out. */
export const alreadyOutTopic = 'already-released';

const released =
  /(?<!\p{L})(?:(?:I|we)(?:['’]ve| have)? (?:just |finally |already )?(?:dropped|released|self-released|put out|uploaded|brought out) (?:it|my|our|the|a|an|["“\p{Lu}])|(?:I|we)(?:['’]ve| have)? (?:just |finally )?put (?:my|our|the) (?:\p{L}+ ){1,3}out(?!\p{L})|(?:song|single|track|tune|EP|album|record|it) (?:just |finally |already )?(?:came out|dropped|went (?:live|out)|has been out|is (?:already|now) out|was released|got released))/iu;
const asksWhatNow =
  /(?<!\p{L})(?:what (?:now|next|else)|now what|what (?:do|should|can|could) (?:I|we) (?:do|still do)|what(?:['’]s| is) left|(?:is it|am I|are we) (?:too late|done)|(?:how|anything) (?:can|do|to|should|could|I|we)(?: \p{L}+){0,3} (?:push|promote|do))(?!\p{L})/iu;

/** Whether a message says that something is out, and asks what can be done now. */
export function asksAfterRelease({ conversation: { question }, known: { language, crisis } }: Situation): boolean {
  return language === 'en' && crisis === null && released.test(question) && asksWhatNow.test(question);
}
