import type { Situation } from '../acting/call.js';
import { asksForText, newsAsked } from '../acting/documents-asked.js';
import { speakerAsked } from '../acting/wording/quotes-asked.js';
import { changesWords } from '../acting/wording/wording-asked.js';
import { changesNews } from '../acting/edit-calls.js';
import { statementToEdit } from '../acting/statement-edits.js';
import { asksForSize, noTextYet, textToSee, whatChanged } from '../acting/text-questions.js';
import { linkedSoFar } from '../acting/linked-documents.js';
import { isProhibition, unclearWish } from '../acting/wording/edit-messages.js';
import { meaningOf } from '../intents/meaning.js';
import { privateNames } from '../reading/crisis/private-names.js';
import { reportsTrouble } from '../reading/crisis/trouble.js';
import { isPassageRequest } from '../prompt-turns.js';
import { complainsOfPart, complainsOfTone, withoutComplaint } from '../reading/tone-complaints.js';
import { namesGuests } from '../reading/concerts/night-guests.js';
import { nightsListed } from '../writing/listed-nights.js';
import { onlyRedoes } from '../reading/spanish/redone-texts.js';
import { encouragement } from './feelings.js';
import { noOtherTone, onlyOutOfReach, outOfReach } from './out-of-reach.js';
import { smallTalk } from './small-talk.js';
import { venueEmailReply } from '../questions/venue-emails.js';

/** The reply to a question about a text that was written, or was never; `''` for other messages. */
export function textReply(situation: Situation): string {
  if (situation.done.length > 0 || statementToEdit(situation) !== null) return '';
  return whatChanged(situation) || textToSee(situation) || noTextYet(situation) || newsAsked(situation);
}

/** A longer message says something else as well. */
const mostWords = 10;

/** "Too grovelly. I'm not dying": about a text that was written, and nothing else. */
function onlyComplainsOfTone(situation: Situation): boolean {
  const { question, said } = situation.conversation;
  if (complainsOfPart(question)) return linkedSoFar(said).length > 0;
  const rest = withoutComplaint(question);
  const isOnly = !/[?¿"“«]/u.test(rest) && rest.split(/\s+/u).length <= mostWords;
  return complainsOfTone(question) && linkedSoFar(said).length > 0 && isOnly && !asksForText(situation);
}

/** "Don't say which day": no rule knows which words of the text that means. */
function isUnclearWish(situation: Situation): boolean {
  const { question, said } = situation.conversation;
  const isShort = !/[?¿]/u.test(question) && question.split(/\s+/u).length <= mostWords;
  const isLasting = meaningOf(question, situation.known.language)?.intent === 'remember';
  return (
    isShort && !isLasting && isProhibition.test(question) && linkedSoFar(said).length > 0 && !asksForText(situation)
  );
}

/** "Don't put his name", of a statement that never had it: `''` for other wishes. */
function nameStaysOut({ conversation: { question, asked }, known: { crisis, language } }: Situation): string {
  const isNew = (name: string): boolean => !privateNames(asked.slice(0, -1)).some((one) => one.name === name);
  const [name] = (crisis?.unnamed ?? []).filter((one) => isNew(one) && !question.includes(one));
  if (name === undefined) return '';
  return language === 'es'
    ? `${name} no sale en lo que escribí, y no saldrá en ningún texto mío. Si lo pusiste tú a mano, quítalo ahí.`
    : `What I wrote doesn’t name ${name}, and no text of mine will. If you put the name in by hand, take it out there.`;
}

/** The reply to a Spanish request for the text again that gives no fact; `''` for other messages. */
function toRedo({ conversation: { question, said }, known }: Situation): string {
  if (known.language !== 'es' || !onlyRedoes(question)) return '';
  return linkedSoFar(said).length === 0
    ? 'Aquí todavía no he escrito ningún texto. ¿Cuál escribo: una **nota de prensa**, un **correo** o una **biografía**?'
    : 'Sigo un guion y no reescribo un texto entero: los datos los pongo en él cuando me los das. Dime el que falta en una frase corta, o usa sus palabras: **cambia «…» por «…»**, **quita «…»**.';
}

/** The reply to a message for which nothing is done: small talk, frustration, a request out of reach; otherwise `''`. */
export function plainReply(situation: Situation): string {
  // Words that a passage is to be replaced with aren't said to the assistant.
  if (situation.done.length > 0 || isPassageRequest(situation.conversation.question)) return '';
  // "Ah ok, Friday the 5th so" answers a question.
  if (situation.conversation.settled !== '') return '';
  // "Help, our van was stolen" needs more than an offer of help.
  if (reportsTrouble(situation.conversation.question, situation.known.language)) return '';
  if (asksForSize(situation)) return '';
  // "Very good. One correction, …" is no small talk.
  if (changesWords(situation)) return '';
  if (onlyComplainsOfTone(situation)) return noOtherTone(situation.known);
  const redone = toRedo(situation);
  if (redone !== '') return redone;
  const speaker = speakerAsked(situation);
  if (speaker !== '') return speaker;
  // "Can you list the dates? Guests in order are …": said of the artist's own nights.
  if (isOfNights(situation)) return '';
  if (isUnclearWish(situation)) return nameStaysOut(situation) || unclearWish(situation.known);
  if (asksForText(situation)) return onlyOutOfReach(situation) ? outOfReach(situation) : '';
  // "The venue is the Crescent now. Also make it sound less like an ad": the texts follow the news.
  const isNews = linkedSoFar(situation.conversation.said).length > 0 && changesNews(situation);
  return isNews
    ? ''
    : venueEmailReply(situation) || smallTalk(situation) || outOfReach(situation) || encouragement(situation);
}

function isOfNights({ conversation, known }: Situation): boolean {
  const hasGuests = known.shows.length > 1 && namesGuests(conversation.question);
  return hasGuests || nightsListed(conversation, known) !== '';
}
