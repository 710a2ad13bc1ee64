import type { Situation } from '../acting/call.js';

const thanks =
  "(?:thanks?(?: (?:you|u))?|thx|ty|cheers|ta|much appreciated|appreciate it|(?:that|this|it)(?:['’]?s| is| was) (?:all )?(?:(?:so|really|very|super|just|such a) )*(?:a )?(?:great|helpful|help|brilliant|perfect|lovely|amazing|useful|good|ace|fab|fantastic|excellent|wonderful)|(?:really |so |very )?helpful|great|brilliant|perfect|lovely|amazing|ok(?:ay)?|cool|right|awesome|fab|nice one|great stuff|all good|no (?:worries|problem))";
const more =
  '(?: (?:so|very|really|a lot|lots|loads|a million|again|much|for (?:that|this|everything|all (?:that|this|your help)|your help|the help|now)|mate|pal|all|x+))*';
const soon = "(?:(?:I|we)(?:['’]?ll| will|['’]?m going to| am going to| might)|will|gonna|going to|i['’]?ll)";
const returns =
  '(?:(?:come|be|pop|check|report|get|swing|jump|drop|head|go) (?:right |straight )?back(?: (?:in|here|to you|on|with an update))?|let (?:you|u) know(?: (?:how (?:it|that|they) (?:goes|went|go)|what (?:they|he|she) says?|what happens|if (?:they|I|it)[^,.;!?\\n]{0,30}))?|(?:talk|speak|see you|chat|write) (?:to you )?(?:again )?(?:soon|later|then|tomorrow))';
const time =
  '(?:(?:,? ?(?:when|once|after|as soon as|if|before)(?: [^\\s,.;!?\\d"“]+){1,9})|(?: (?:later|soon|then|tomorrow|tonight|next (?:week|month|time)|in a (?:bit|while|few days|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|after(?:wards)?|another (?:day|time))){1,2})';
const farewell = new RegExp(
  `^\\W*(?<thanks>(?:(?:and|so|that|well|oh|ah|wow)?[ ,]*${thanks}${more}(?:[\\s,.!:;–—-]+(?:and |so )?|(?= I(?:['’]| )))){0,5})\\s*(?:(?:and|so|right|ok(?:ay)?|anyway)[ ,]+)*${soon} ${returns}${time}?[\\s.!,]*(?:(?:thanks?(?: you)?(?: again)?|cheers|bye|ta|byee*|see (?:you|ya)|take care)[\\s.!]*)?(?:x+|[^\\p{L}\\p{N}?]*)*$`,
  'iu',
);

/** A longer message tells something as well, in characters. */
const longest = 160;

/** The reply to a message that says it will be back, and nothing else: "Thanks, I'll come back when I've sent it"; otherwise `''`. */
export function farewellReply({ conversation: { question }, known: { language } }: Situation): string {
  if (language === 'es' || question.length > longest || question.includes('?')) return '';
  const found = farewell.exec(question);
  if (!found) return '';
  const isThanks = /(?<!\p{L})(?:than\p{L}+|thx|ty|cheers|ta|appreciat\p{L}+|help\p{L}*)(?!\p{L})/iu.test(question);
  return `${isThanks ? 'You’re welcome, and good luck.' : 'Good luck.'} Everything stays here for when you’re back.`;
}
