import type { Situation } from '../acting/call.js';
import { linkedSoFar } from '../acting/linked-documents.js';

const kinds =
  '(?:(?:press|blog|radio|spotify|gig|tour) )?(?:releases?|pitch(?:es)?|bios?|biograph(?:y|ies)|announcements?|captions?|statements?|e-?mails?|texts?|documents?|drafts?|posts?|words|writing|one-?sheets?)';
const you = "(?:you|u|fanfare|the (?:ai|bot|assistant))(?:['’]ve| have)?";
/** "What you write", "the bio you wrote", "your texts". */
const ofYours = `(?:(?:whatever|what|everything|anything|all|stuff) (?:that )?${you} (?:writes?|wrote|written|makes?|made|produces?|generates?|creates?|comes? up with)(?: for (?:me|us))?|(?:the|this|these|those|my|our) ${kinds}(?: (?:that )?${you} (?:writes?|wrote|written|make|made)(?: for (?:me|us))?)?|your ${kinds})`;
const it = '(?:it|this|that|them|these|those)';
const anyhow =
  '(?:for (?:anything|whatever|any purpose|free|commercial use)|anywhere|everywhere|wherever|however|commercially|freely|(?:as|how|where) (?:I|we) (?:like|want|please))';
/** Asked of what the assistant writes, whatever was said before. */
const asksOfTexts = new RegExp(
  [
    `(?<!\\p{L})(?:do|would|will|can) (?:I|we) (?:actually |really |legally )?(?:own|have (?:the |any )?(?:rights?|copyright) (?:to|in|for|of)|keep the (?:rights?|copyright) (?:to|in|of)) ${ofYours}`,
    `(?<!\\p{L})(?:can|may|could|am|are) (?:I|we) (?:allowed to |free to |legally )?(?:use|publish|sell|reuse|print) ${ofYours} ${anyhow}`,
    `(?<!\\p{L})who(?:['’]s)? (?:legally )?(?:owns?|has|holds|gets|keeps|is the owner of)(?: the)?(?: (?:rights?|copyright|ownership))?(?: (?:to|in|for|of|on))? ${ofYours}(?!\\p{L})(?! (?:cover|photos?|song|track|recording|master))`,
    `(?<!\\p{L})(?:is|are) ${ofYours} (?:(?:legally )?(?:mine|ours)|free to use|copyright(?:ed)?|royalty[- ]free|safe to use|ok to use)`,
    `(?<!\\p{L})(?:do|would|must|should) (?:I|we) (?:have|need)? ?(?:to )?(?:credit|mention|name|acknowledge) (?:you|fanfare|the (?:ai|bot))(?!\\p{L})`,
  ].join('|'),
  'iu',
);
/** Asked of "it", after a text. */
const asksOfIt = new RegExp(
  [
    `(?<!\\p{L})do (?:I|we) (?:actually |really |legally )?own (?:it|this|that|them|these)(?!\\p{L})`,
    `(?<!\\p{L})(?:am|are) (?:I|we) (?:allowed|free|permitted) to (?:use|publish|sell|print|post) ${it}(?!\\p{L})`,
    `(?<!\\p{L})(?:can|may|could) (?:I|we) (?:legally )?(?:use|publish|sell|print|reuse) ${it} ${anyhow}`,
    `(?<!\\p{L})who owns ${it}(?!\\p{L})|(?<!\\p{L})(?:is|are) ${it} (?:legally )?(?:mine|ours|copyright(?:ed)?)(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** From the Terms of Use, "The service" and "Your work stays yours". */
const answer =
  'It’s yours. What you write and upload belongs to you, and so does what Fanfare writes for you: that’s in the [Terms of Use](/terms), which ask for no credit. I can be wrong, so check dates, names and addresses before you send anything.';

/** The answer to a question whether the artist may use what the assistant writes; `''` for other messages. */
export function whoOwnsTexts({ conversation: { question, said }, known: { language } }: Situation): string {
  if (language === 'es') return '';
  const isOfIt = asksOfIt.test(question) && linkedSoFar(said.slice(-2)).length > 0;
  return asksOfTexts.test(question) || isOfIt ? answer : '';
}
