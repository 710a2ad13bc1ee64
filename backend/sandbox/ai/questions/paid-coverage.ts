import type { Situation } from '../acting/call.js';

const outlet =
  '(?:blogs?|bloggers?|magazines?|zines?|papers?|newspapers?|sites?|websites?|webzines?|writers?|journalists?|reviewers?|radio stations?|stations?|podcasts?)';
const money = '(?:[£$€]\\s?\\d+|\\d+ ?(?:[£$€]|dollars|euros|pounds|quid|bucks|pesos)|money|cash|a fee|fees|payment)';
/** "Is it normal for blogs to ask for money?", "a magazine wants 200 euros to write about us" */
const asksForPaid = new RegExp(
  `(?<!\\p{L})${outlet}(?: (?:just|has|have|had|is|are|who|that|now|usually|normally|also|all|even|me|us|to|do|does))* (?:ask(?:s|ed|ing)?|want(?:s|ed|ing)?|charg(?:e|es|ed|ing)|demand(?:s|ed|ing)?|offer(?:s|ed|ing)?)(?: (?:me|us|you|artists|people|bands))?(?: (?:for|to be|us|me))*(?: (?:paid|pay))? ?${money}|(?<!\\p{L})(?:do|does|should|would|will|can) ${outlet} (?:usually |normally |really |ever |even )*(?:charge|ask for (?:money|payment)|cost (?:money|anything)|take money|want (?:money|paying|to be paid))(?!\\p{L})|(?<!\\p{L})(?:should|do|must|shall) (?:I|we)(?: (?:ever|really|have to|need to))* (?:pay|be paying) (?:an? |any |for |the |these |those )*(?:${outlet}|reviews?|coverage|articles?|interviews?)(?!\\p{L})`,
  'iu',
);

/** "A man has emailed saying he can get her on the radio for £200" */
const isOffered = new RegExp(
  `(?<!\\p{L})(?:get|put|place|push|guarantee)s? (?:me|us|her|him|them|you|(?:my|our|your|her|his|the) (?:song|track|single|music|record|album|band)) (?:on|in|onto|into|to) (?:the |a |some |your |\\d+ )?(?:[\\p{L}\\d]+ ){0,2}(?:radio|air|stations?|blogs?|papers?|magazines?|press) [^.!?\\n]{0,20}?(?:for|costs?|only) (?:just |only |about )?${money}`,
  'iu',
);

/** Words of those who wonder, often without a question mark. */
const wonders = /\?|(?<!\p{L})(?:normal|legit|worth|scam|should)(?!\p{L})/iu;

/** The answer to a question about press that wants to be paid; `''` for other messages. */
export function paidCoverage({ conversation: { question }, known: { language } }: Situation): string {
  return language === 'en' && wonders.test(question) && (asksForPaid.test(question) || isOffered.test(question))
    ? paid
    : '';
}

/** Sources: the playbook's texts on paid playlists and submission platforms. */
const paid =
  'A review or an article that you pay for is an advert, and readers, radio and editors can tell. Press that counts doesn’t charge the artist: keep the money, and write to one named writer with one link.\n\n- **Walk away** from a fee per post, from guaranteed coverage or streams, and from “ten blog posts”: those are your press release copied to the seller’s own sites ([Music Ally](https://musically.com/2020/03/03/spotify-co-head-of-music-slams-playlist-promotion-scams) says the same of playlists).\n- **What is sold openly:** platforms such as SubmitHub and Groover sell a listen and an answer, not a placement. Set a budget first, and expect mostly noes.\n- A fair offer sells time and effort, never a result.';
