import type { Situation } from '../acting/call.js';

const whom =
  '(?:who(?:m|ever)?|where|which (?:people|blogs?|outlets?|papers?|journalists?|writers?|magazines?|editors?|contacts?)|what (?:people|blogs?|outlets?|contacts?))(?: else| exactly| actually| even| all| specifically)*';
const I = '(?:I|we)(?: actually| even| really| best| now)*';
const sending = '(?:send|e-?mail|mail|pitch|submit|forward|give|show|address|get)(?:ing)?';
const text =
  '(?:it|this|that|them|these|(?:the|my|our|your) (?:(?:press|blog|gig|tour) )?(?:release|pitch|bio|announcement|e-?mail|text|statement|single|song|track|EP|album|music))';
const asks = new RegExp(
  `(?<!\\p{L})(?:${whom} (?:do you think |would you say |should |do |can |could |would |shall |must |am |are |is it )*${I} (?:should |be |can |could |supposed to |meant to |need to |have to |going to |want to |best )*${sending}(?: ${text})?(?: off| out)?(?: to)?|${whom} to ${sending} ${text}(?: to)?|${whom} (?:should|does|do|would|needs? to) (?:${text} (?:go|get sent)|get ${text})(?: to)?|who gets ${text}|to whom)(?!\\p{L})`,
  'iu',
);
/** These have answers of their own. */
const ofOther =
  /(?<!\p{L})(?:when|radios?|stations?|djs?|spotify|playlists?|labels?|sync|invoices?|tickets?|distributor|distrokid)(?!\p{L})/iu;

/** Whether an English message asks who should get a text: "who should I actually send it to?" */
export function asksWhomToSend({
  conversation: { question },
  known,
}: Pick<Situation, 'conversation' | 'known'>): boolean {
  return known.language === 'en' && known.crisis === null && asks.test(question) && !ofOther.test(question);
}
