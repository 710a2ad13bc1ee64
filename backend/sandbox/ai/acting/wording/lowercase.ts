import { asksToAdd } from '../../reading/added-facts.js';
import { type Edit, longestPassage } from '../../writing/edits.js';
import { objectOr } from '../../wire/json-value.js';
import { askedDocuments } from '../../writing/asked/asked-document.js';
import { namedEdit } from '../../writing/named-edits.js';
import { type Call, hasTool, lastOf, readingCall, type Situation } from '../call.js';
import { documentAsked } from '../text-questions.js';
import { textRead } from './cuts.js';
import { putsIn } from './edit-messages.js';
import { swapsAsked } from './swaps.js';

const small =
  /(?<!\p{L})(?:(?:all |only |in |just )*lower[- ]?case|no (?:caps|capitals|capital letters|uppercase)|without (?:caps|capitals|capital letters)|(?:todo |toda |tod[ao]s )?(?:en )?min[uú]sculas?|sin may[uú]sculas?)(?!\p{L})/iu;
const plain =
  /(?<!\p{L})(?:(?:no|without|lose the|drop the|remove the|less|fewer) (?:any )?emojis?|sin emojis?|(?:quita|quítale|saca) los emojis?)(?!\p{L})/iu;
const pictures = /[\p{Extended_Pictographic}\u{FE0F}\u{200D}]+ ?/gu;
/** "The title is all lowercase": how a name is spelled. */
const ofName =
  /(?<!\p{L})(?:titles?|names?|songs?|single|album|EP|track|band|artist|stylis\p{L}+|spel\p{L}+|headline|hashtags?|t[ií]tulos?|nombres?|canci[oó]n|disco|banda|se escribe|titular)(?!\p{L})/iu;
/** Links, and blanks, which are filled by their words. */
const fixed = /(https?:\S+|\]\([^)]*\)|\[[^\]\n]*\]|\S+@\S+)/u;

/** Whether a message wants a text without capitals or emojis. */
export function lettersAsked(question: string): { isSmall: boolean; isPlain: boolean } | null {
  const [isSmall, isPlain] = [small.test(question), plain.test(question)];
  const isOther = question.length > longest || ofName.test(question) || /[¿?].*[¿?]/u.test(question);
  return isOther || !(isSmall || isPlain) ? null : { isSmall, isPlain };
}

/** Whether a message wants small letters or no emojis in a text that was written. */
export function isOfLetters(situation: Situation): boolean {
  const { question, respelled } = situation.conversation;
  // "No emojis, and add that Jonah produced it": the fact comes first.
  const isChangeOfWords =
    asksToAdd(question) || putsIn.test(question) || respelled.length > 0 || swapsAsked(situation).length > 0;
  return (
    !isChangeOfWords &&
    hasTool(situation, 'edit_document') &&
    lettersAsked(question) !== null &&
    documentAsked(situation.conversation) !== '' &&
    namedEdit(question) === null &&
    askedDocuments(question).length === 0
  );
}

/** Longer messages ask for other things as well. */
const longest = 160;

/** A text in small letters, without emojis. */
export function inLetters(markdown: string, { isSmall, isPlain }: { isSmall: boolean; isPlain: boolean }): string {
  const text = isPlain ? markdown.replace(pictures, '') : markdown;
  if (!isSmall) return text;
  return text
    .split(fixed)
    .map((part, at) => (at % 2 === 1 ? part : part.toLowerCase()))
    .join('');
}

/** Reads the text in which a message wants no capitals or emojis, and changes it. */
export function lettersCall(situation: Situation): Call | null {
  const edit = lettersEdit(situation);
  const documentId = documentAsked(situation.conversation);
  if (lastOf(situation, 'edit_document')) return null;
  return readingCall(documentId, situation) ?? (edit && { name: 'edit_document', arguments: { documentId, ...edit } });
}

function lettersEdit(situation: Situation): Edit | null {
  const wanted = lettersAsked(situation.conversation.question);
  const find = textRead(documentAsked(situation.conversation), situation);
  const replace = wanted === null ? find : inLetters(find, wanted);
  return find === replace || find === '' || find.length > longestPassage ? null : { find, replace };
}

/** What a reply says of a text that has small letters now, or no emojis. */
export function tellLetters(situation: Situation): string {
  const { conversation, known, done } = situation;
  const wanted = lettersAsked(conversation.question);
  const read = objectOr(lastOf(situation, 'read_document')?.result ?? {});
  if (wanted === null) return '';
  const say = (english: string, spanish: string): string => (known.language === 'es' ? spanish : english);
  const isEdited = done.some(({ name, error }) => name === 'edit_document' && error === null);
  const link = `[${String(read['title'])}](/documents/${documentAsked(conversation)})`;
  const had = String(read['markdown']).match(pictures) !== null;
  return [
    wanted.isSmall && isEdited
      ? say(
          `Changed in ${link}: all in lowercase, names too. Links and blanks are as they were.`,
          `Cambiado en ${link}: todo en minúsculas, también los nombres. Los enlaces y los huecos siguen igual.`,
        )
      : '',
    wanted.isSmall && !isEdited
      ? say(`${link} has no capitals to change.`, `${link} no tiene mayúsculas que cambiar.`)
      : '',
    wanted.isPlain
      ? had
        ? say('The emojis are out.', 'Los emojis ya no están.')
        : say('There are no emojis in it: I’m scripted and use none.', 'No tiene emojis: sigo un guion y no los uso.')
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
