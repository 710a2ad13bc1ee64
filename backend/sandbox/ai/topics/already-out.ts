import type { Situation } from '../acting/call.js';

/** The topic of what is left to do for a song that is out. */
export const alreadyOutTopic = 'already-released';

const released =
  /(?<!\p{L})(?:(?:I|we)(?:['’]ve| have)? (?:just |finally |already )?(?:dropped|released|self-released|put out|uploaded|brought out) (?:it|my|our|the|a|an|["“\p{Lu}])|(?:I|we)(?:['’]ve| have)? (?:just |finally )?put (?:my|our|the) (?:\p{L}+ ){1,3}out(?!\p{L})|(?:song|single|track|tune|EP|album|record|it) (?:just |finally |already )?(?:came out|dropped|went (?:live|out)|has been out|is (?:already|now) out|was released|got released))/iu;
const asksWhatNow =
  /(?<!\p{L})(?:what (?:now|next|else)|anything (?:left|I can still)|now what|what (?:do|should|can|could) (?:I|we)(?: still)? do|what(?:['’]s| is) left|(?:is it|am I|are we) (?:too late|done)|(?:how|anything) (?:can|do|to|should|could|I|we)(?: \p{L}+){0,3} (?:push|promote|do))(?!\p{L})/iu;

/** "What can I do now for this song", said of one that came out. */
const ofSong =
  /(?<!\p{L})(?:(?:for|with|about|to (?:push|promote|help)) (?:it|this|that|(?:this|that|the|my|our) (?:song|single|track|EP|album|record|release))|(?:late|missed|out (?:now|already)|already out))(?!\p{L})/iu;

/** Whether a message asks what can be done now for something that is out. */
export function asksAfterRelease({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): boolean {
  const { question, today } = conversation;
  const { language, crisis, day } = known;
  const isOut = released.test(question) || (day !== null && day < today && ofSong.test(question));
  return language === 'en' && crisis === null && isOut && asksWhatNow.test(question);
}
