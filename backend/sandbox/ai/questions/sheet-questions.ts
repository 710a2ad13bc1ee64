import { oneSheetMarker, oneSheetSentence } from '../../../../contract/chats/chat.js';
import type { Situation } from '../acting/call.js';
import { linkedIn } from '../acting/linked-documents.js';

const sheet = '(?:one[- ]?(?:sheet|pager)|sheet)';
const namesSheet = new RegExp(`(?<!\\p{L})(?:one[- ]?(?:sheet|pager))(?!\\p{L})`, 'iu');
const picture = '(?:photo(?:graph)?s?|pictures?|pics?|images?|headshots?|artwork|cover(?: art)?|logo)';
const it = `(?:it|this|that|there|the pdf|(?:the|my|our) ${sheet}(?: pdf)?)`;
const asks =
  "(?:how (?:do|can|would|could|to)|where (?:do|can|would|could|to)|can|could|may|would|will|is (?:it possible|there a way)|(?:I|we)(?:['’]d| would)? (?:want|like|need)|please|let me)";
const asksForPhoto = new RegExp(
  [
    `(?<!\\p{L})${asks}(?!\\p{L})[^.?!\\n]{0,30}?(?<!\\p{L})(?:put|add|get|stick|include|upload|use|place|have|insert|attach|change|swap|replace|choose|pick|select|set)(?!\\p{L})[^.?!\\n]{0,30}?(?<!\\p{L})${picture} (?:[\\p{L}]+ )?(?:on|onto|to|in|into|for|at the top of)(?:to)? ${it}(?!\\p{L})`,
    `(?<!\\p{L})(?:it|${sheet})(?: (?:has|is)|['’]s| (?:has|is)n['’]?t)?(?: got)?(?: any)? ?(?:no|without|missing) (?:a |my |our |any )?${picture}[^\\n]*(?:how|where|can|could)`,
    `(?<!\\p{L})(?:how|where) (?:do|can) (?:I|we) (?:choose|pick|change|swap|replace|add|upload) (?:a|the|my|our|another|different)(?: \\p{L}+)? ${picture}\\W*$`,
  ].join('|'),
  'iu',
);
const file = `(?:it|this|that|the pdf|the file|a pdf|(?:the|my|our) ${sheet}(?: pdf)?|(?:the|my|our) ${sheet} (?:as|in) (?:a )?pdf)`;
const asksForFile = new RegExp(
  [
    `(?<!\\p{L})(?:how|where) (?:do|can|would|could|should) (?:I|we) (?:actually )?(?:download|save|export|print|get|find|see|open|view|share|send)(?: (?:to|at))? ${file}(?!\\p{L})`,
    `(?<!\\p{L})(?:can|could|may) (?:I|we) (?:please )?(?:get|have|download|save|export|print|see|open) ${file}(?: (?:as|in) (?:a )?pdf)?\\W*(?:please)?\\W*$`,
    `(?<!\\p{L})where(?:['’]s| is| has| did)? ${file}(?: gone?| go| saved?| now)?\\W*$`,
    `(?<!\\p{L})(?:is|will) (?:it|there|that) (?:be )?(?:a|as a|in) pdf(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** "My email is …, could that go on it?" */
const asksForContact = new RegExp(
  `(?=.*(?<!\\p{L})(?:e-?mails?|phone|mobile|numbers?|contacts?|manager|@)(?!\\p{L}))(?:.*(?<!\\p{L})(?:could|can|should|will|would|does|is|put|add|get|have|want)(?!\\p{L})[^.?!\\n]{0,60}(?<!\\p{L})(?:on|onto|in|into) ${it}(?!\\p{L}))`,
  'isu',
);

const made = (reply: string): boolean => reply.includes(oneSheetMarker) || reply.includes(oneSheetSentence);

/** Where a one-sheet's photo is chosen, or its PDF is, for a question about that; `''` for other messages. */
export function sheetQuestion({ conversation, known }: Situation): string {
  const { question, said, artist } = conversation;
  const isPhoto = asksForPhoto.test(question);
  const isContact = asksForContact.test(question.replaceAll(/\S+@\S+/gu, '@'));
  if (known.language === 'es' || artist.isGuest || !(isPhoto || isContact || asksForFile.test(question))) return '';
  // "It" is what was made last: the one-sheet or a text.
  const isLast = made(said.findLast((reply) => made(reply) || linkedIn(reply).length > 0) ?? '');
  if (!isLast && !namesSheet.test(question)) return '';
  const first = said.some(made)
    ? ''
    : 'I haven’t made a one-sheet in this chat: say **make my one-sheet**, and it appears below my reply. ';
  if (isContact && !isPhoto) return first + whereTheContactIs;
  return first + (isPhoto ? whereThePhotoIs : whereTheFileIs);
}

const whereThePhotoIs =
  'Press **Edit** below the one-sheet. Under **Look** is **Photo**: take your profile picture or one of your images, or **Upload a photo**; for sharp print it needs 1,500 pixels across or more. **Cover**, for the artwork, is below it. Then **Save and download** makes the new PDF. I can’t choose it for you.';
const whereTheContactIs =
  'Yes: press **Edit** below the one-sheet and type it under **Contact**, then **Save and download** makes the new PDF. Or say **make my one-sheet** again, and I put in the email you told me here.';
const whereTheFileIs =
  'The one-sheet is a PDF: press **Download** below it, once it’s ready. Every version is also in your **Media Files**, under **One Sheet**. You send it yourself, as an attachment.';
