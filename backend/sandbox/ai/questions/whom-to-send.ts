import type { Situation } from '../acting/call.js';

const whom =
  '(?:who(?:m|ever)?|where|which (?:people|blogs?|outlets?|papers?|journalists?|writers?|magazines?|editors?|contacts?)|what (?:people|blogs?|outlets?|contacts?))(?: else| exactly| actually| even| all| specifically)*';
const I = '(?:I|we)(?: actually| even| really| best| now)*';
const sending = '(?:send|e-?mail|mail|pitch|submit|forward|give|show|address|get)(?:ing)?';
const text =
  '(?:it|this|that|them|these|(?:the|my|our|your) (?:(?:press|blog|gig|tour) )?(?:release|pitch|bio|announcement|e-?mail|text|statement|single|song|track|EP|album|music))';
const writing =
  '(?:writ(?:e|ing) to|contact(?:ing)?|approach(?:ing)?|reach(?:ing)? out to|get(?:ting)? in touch with|talk(?:ing)? to)';
const should = '(?:do you think |would you say |should |do |can |could |would |shall |must |am |are |is it )*';
const asksInEnglish = new RegExp(
  `(?<!\\p{L})(?:${whom} (?:do you think |would you say |should |do |can |could |would |shall |must |am |are |is it )*${I} (?:should |be |can |could |supposed to |meant to |need to |have to |going to |want to |best )*${sending}(?: ${text})?(?: off| out)?(?: to)?|${whom} to ${sending} ${text}(?: to)?|${whom} (?:should|does|do|would|needs? to) (?:${text} (?:go|get sent)|get ${text})(?: to)?|who gets ${text}|to whom|${whom} ${should}${I} (?:should |be |best )*${writing}(?! (?:me|us|you)(?!\\p{L}))|${whom} to ${writing}(?=[^\\p{L}]*(?:$|[.?!,]| (?:for|about|with)(?!\\p{L})))|(?:who|which (?:people|outlets?|blogs?|papers?)) (?:would|might|will) (?:want|like|be interested in|care about|(?:want to |like to )?(?:cover|write about|review)) ${text}|(?:who|where) (?:should|do|can|could|would) (?:I|we) start (?:with )?(?:sending|writing|e-?mailing|pitching))(?!\\p{L})`,
  'iu',
);
/** "A quien se lo mando? no conozco a nadie de prensa" */
const asksInSpanish =
  /(?<!\p{L})(?:a qui[eé]n(?:es)?|a (?:qu[eé]|cu[aá]les) (?:medios|blogs|revistas|periodistas|periódicos|personas|gente)|a d[oó]nde|con qui[eé]n)(?: (?:m[aá]s|exactamente))? (?:(?:se|le|les|lo|la|los|las|me|nos|yo) )*(?:(?:debo|deber[ií]a(?:mos)?|tengo que|tenemos que|hay que|habr[ií]a que|conviene|puedo|podemos|podr[ií]a(?:mos)?|toca) )?(?:mand|env[ií]|escrib|propon|contact|habl|dirij|dirig|pas)\p{L}*(?!\p{L})|(?<!\p{L})no conozco a (?:nadie|ning[uú]n \p{L}+|periodistas)(?: \p{L}+){0,3}(?: \p{L}+)?(?<!\p{L})(?:de (?:la )?prensa|en (?:la )?prensa|de medios|periodistas?)(?!\p{L})/iu;
/** These have answers of their own. */
const ofOther =
  /(?<!\p{L})(?:when|cu[aá]ndo|emisoras?|radios?|stations?|djs?|spotify|playlists?|labels?|sync|invoices?|tickets?|distributor|distrokid)(?!\p{L})/iu;

/** Whether a message asks who should get a text: "who should I actually send it to?" */
export function asksWhomToSend({
  conversation: { question },
  known: { language, crisis },
}: Pick<Situation, 'conversation' | 'known'>): boolean {
  const asks = language === 'es' ? asksInSpanish : asksInEnglish;
  return crisis === null && asks.test(question) && !ofOther.test(question);
}
