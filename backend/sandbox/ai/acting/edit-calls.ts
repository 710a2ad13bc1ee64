import { findDays } from '../calendar.js';
import { isPassageRequest } from '../prompt-turns.js';
import { type JsonValue, objectOr } from '../wire/json-value.js';
import { certainly, meaningOf } from '../intents/meaning.js';
import { withoutAsking } from '../reading/asking.js';
import { type ChangedValue, changedValues, tellsNew } from '../writing/changed-values.js';
import { ageCut, isAge } from '../writing/cuts/age-cut.js';
import { blanksFilled, type Edit, linesRewritten, longestPassage } from '../writing/edits.js';
import { namedEdit, type NamedEdit } from '../writing/named-edits.js';
import { knownAnswer } from '../writing/known-answers.js';
import { acknowledges } from '../reading/crisis/left-out.js';
import { namesGuests } from '../reading/concerts/night-guests.js';
import { speaksOfAllNights, subjectOf } from '../reading/concerts/night-details.js';
import type { Show } from '../reading/shows.js';
import { lastNamedWork } from '../reading/works/titles.js';
import { asksForText } from './documents-asked.js';
import { resumed } from './going-on.js';
import { documentsLacking, lastLinked, type LinkedDocument, linkedIn, linkedSoFar } from './linked-documents.js';
import { documentAsked, documentNamed, textQuestion } from './text-questions.js';
import { detailCut } from './detail-cuts.js';
import { nightEdits, nightsBesideEdits, nightsChanged } from './night-edits.js';
import { isRewrite, nightReplacedIn, rewriteCall } from './replaced-nights.js';
import { type Call, type DoneCall, hasTool, lastOf, readingCall, type Situation } from './call.js';
import { statementEdits, statementToEdit } from './statement-edits.js';
import { cutEdits, cutsAsked, documentsToCut } from './wording/cuts.js';
import { isChangeReport, isOnlyQuestion, isWish, putsIn, saysLeft } from './wording/edit-messages.js';
import { emailForOffer, offerAsked } from './wording/offers.js';
import { isForAll, quoteEdits, quotesToAdd } from './wording/quotes-asked.js';
import { swapForms, swapsAsked } from './wording/swaps.js';
import { yearEdits } from '../reading/changes/newer-years.js';
import { additions, changesWords, factsToAdd, withEdits } from './wording/wording-asked.js';

/** The most tool calls a reply may make. */
const callsMax = 8;

/** Makes the edit that the message names in the newest document, or fills blanks in the documents of the last reply. */
export function editCall(given: Situation): Call | null {
  const situation = resumed(given);
  const { conversation, done } = situation;
  if (!hasTool(situation, 'edit_document') || textQuestion(situation) !== null) return null;
  // "Change “neighbour” to “friend”. And an email for radio, please."
  if (asksForText(situation) && namedEdit(conversation.question) === null && !putsRight(situation)) return null;
  // A date that changed a plan doesn't fill an older document's blank, unless it was asked for.
  const isWanted =
    wasAsked(conversation.said) || changesNews(situation) || changesWords(situation) || givesFirstDay(situation);
  if (lastOf(situation, 'plan_release') && !isWanted) return null;
  if (done.length >= callsMax) return null;
  if (done.some(({ name, error }) => name === 'edit_document' && error !== null)) return null;
  for (const document of documentsToEdit(situation)) {
    const call = editIn(document, situation);
    if (call) return call;
  }
  return null;
}

/** "Leeds has moved to the Tannery Loft. And a caption, please": what earlier texts say is wrong, whatever else is asked. */
function putsRight({ conversation, known, before }: Situation): boolean {
  if (conversation.respelled.length > 0) return true;
  const { shows } = before();
  const isMoved = ({ day, town, venue }: Show): boolean =>
    venue !== '' && known.shows.some((one) => one.day === day && one.town === town && one.venue !== venue);
  return shows.length === known.shows.length && shows.some(isMoved);
}

/** Whether a message moves the release or a night to another day, which its documents have to follow. */
export function changesNews(situation: Situation): boolean {
  const { conversation, known, before } = situation;
  if (nightsChanged(situation).length > 0) return true;
  const old = before();
  if (old.isDayOpen && known.day !== null && known.title === old.title) return true;
  return (
    known.title === old.title &&
    (old.day !== null || old.shows.length > 0) &&
    changedValues(conversation, old, known).some(({ to }) => to !== '')
  );
}

/** Whether a message changes what is known, or tells something for a blank: "make it 8pm doors and cut the age line". */
function tellsNews(situation: Situation): boolean {
  const { conversation, known, before } = situation;
  return changesNews(situation) || tellsNew(before(), known, conversation.today);
}

/** Whether a message tells the day of the release that was written about before without one. */
function givesFirstDay({ conversation, known, before }: Situation): boolean {
  const old = before();
  return (
    old.day === null && known.day !== null && known.title === old.title && lastLinked(conversation.said).length > 0
  );
}

/** Whether the last reply ended with a question, as it does if a document lacks a fact. */
function wasAsked(said: readonly string[]): boolean {
  return said.at(-1)?.trimEnd().endsWith('?') ?? false;
}

/** The documents that the message changes, in the order in which the product lets them be changed. */
export function documentsToEdit(given: Situation): LinkedDocument[] {
  const situation = resumed(given);
  const documents = documentsMeant(situation);
  const isNamed = ({ id }: LinkedDocument): boolean => situation.conversation.said.at(-1)?.includes(id) ?? false;
  const [first, ...others] = documents.filter((document) => !isNamed(document));
  return [...(first ? [first] : []), ...documents.filter(isNamed), ...others];
}

/**
 * Whether the product lets a document be changed: the last reply names it, or no other one was read for this reply, since a
 * document may hold other people's words.
 */
function mayChange({ id }: LinkedDocument, { conversation: { said }, done }: Situation): boolean {
  const isOther = ({ name, arguments: args }: DoneCall): boolean =>
    name === 'read_document' && objectOr(args)['documentId'] !== id;
  const read = done.find(
    ({ name, arguments: args }) => name === 'read_document' && objectOr(args)['documentId'] === id,
  );
  const { title } = objectOr(read?.result ?? {});
  const last = said.at(-1) ?? '';
  return last.includes(id) || (typeof title === 'string' && last.includes(title)) || !done.some(isOther);
}

/** The documents that a change of this reply would also go into, but that the artist has to agree to first. */
export function documentsLeft(given: Situation): LinkedDocument[] {
  const situation = resumed(given);
  return documentsToEdit(situation).filter((document) => {
    const read = situation.done.find(
      ({ name, arguments: args }) => name === 'read_document' && objectOr(args)['documentId'] === document.id,
    );
    const isChanged = situation.done.some(
      ({ name, arguments: args }) => name === 'edit_document' && objectOr(args)['documentId'] === document.id,
    );
    return (
      read &&
      !isChanged &&
      !mayChange(document, situation) &&
      editsOf(document, textOf(read.result), situation).length > 0
    );
  });
}

function documentsMeant(situation: Situation): LinkedDocument[] {
  const { question, said, today } = situation.conversation;
  const statement = statementToEdit(situation);
  if (statement) return [statement];
  if (acknowledges.test(question.trim())) return [];
  const asked = documentAsked(situation.conversation);
  // "Make it the 29th, and leave out his illness": every text follows the day.
  if (cutsAsked(situation).length > 0 && !changesNews(situation)) return documentsToCut(situation);
  if (editAsked(situation))
    return linkedIn(said.join('\n'))
      .filter(({ id }) => id === asked)
      .slice(-1);
  if (offerAsked(situation) !== '') return emailForOffer(situation);
  const last = lastLinked(said);
  const meant = documentNamed(situation.conversation);
  const ofKind = linkedSoFar(said).filter(({ id }) => id === meant);
  if (quotesToAdd(situation).length > 0)
    return isForAll(situation) ? linkedSoFar(said) : ofKind.length > 0 ? ofKind : last;
  if (swapsAsked(situation).length > 0 || situation.conversation.respelled.length > 0)
    return documentsOfNews(situation);
  // "Put that in the radio pitch", although the follow-up was written last.
  if (putsIn.test(question) || factsToAdd(situation).length > 0) return ofKind.length > 0 ? ofKind : last;
  if (isOnOtherLabel(situation)) return linkedSoFar(said);
  const isGiven = givesWords(situation);
  // "It's the 29th, not the 22nd. When do I pitch?" moves the day, whatever else it asks.
  const isMoved =
    (changesNews(situation) && (findDays(withoutAsking(question), today).length > 0 || tellsOfVenue.test(question))) ||
    givesOtherTime(situation);
  const hasGuests =
    billsOf(situation.known) !== billsOf(situation.before()) ||
    (situation.known.shows.length > 1 && namesGuests(question));
  if (!isGiven && !isMoved && !hasGuests && isAboutOther(situation)) return [];
  const night = subjectOf(question, situation.known.shows);
  if (night && saysLeft.test(said.at(-1) ?? ''))
    return linkedSoFar(said).filter(({ title }) => title.includes(night.town));
  if (
    !isMoved &&
    !hasGuests &&
    ((isOnlyQuestion(question) && !(isGiven && asksToPutIn.test(question))) ||
      knownAnswer(situation.conversation, situation.known) !== '')
  )
    return [];
  // Something has happened since: that comes first.
  if (situation.known.crisis !== null && situation.before().crisis === null) return [];
  const ofNews = documentsOfNews(situation);
  if (situation.before().isDayOpen && situation.known.day !== null) return ofNews;
  const lacking = documentsLacking(blanksFilled(situation.before(), situation.known, today), said, ofNews);
  const isTourChanged = nightsChanged(situation).length > 0;
  const changed = ofNews.filter(
    (document) =>
      changedIn(document, situation).length > 0 ||
      (isTourChanged && (isOfTour(document, situation) || nightReplacedIn(document, situation) !== undefined)),
  );
  const lackingToo = lacking.filter(({ id }) => changed.every((one) => one.id !== id));
  const linked = lacking.length > 0 ? [...changed, ...lackingToo] : last;
  if (!fillsBlanks(situation)) {
    const isTold =
      (isGiven && lacking.length > 0) ||
      (changed.length === 0 && (lacking.length > 0 || tellsNew(situation.before(), situation.known, today)));
    return isTold ? linked : changed;
  }
  const { shows } = situation.known;
  const only = speaksOfAllNights(question, shows, today) ? undefined : night;
  const named = linked.filter(({ title }) => only && only.town !== '' && title.includes(only.town));
  return named.length > 0 ? named : changed.length > 0 ? changed : linked;
}

/** Whether the message names another label than before, which all texts of the record have to follow. */
function isOnOtherLabel({ known, before }: Situation): boolean {
  const { label } = before();
  return label !== '' && known.label !== label && known.title !== '';
}

/** "Ugh, venue changed to the Crescent": a place that the texts have to follow. */
const tellsOfVenue =
  /(?<!\p{L})(?:(?:venue|place|location|hall|sala|lugar|recinto)(?:['’]s| is| has| was| got| ha| se)?(?: now| been| ha)? (?:changed|moved|switched|cambi(?:ó|ado|a)|movi(?:ó|do))|(?:moved|changed|switched) (?:it )?to the|(?:new|different) venue)(?!\p{L})/iu;

/** Who opens on which nights. */
function billsOf({ gig, shows }: Situation['known']): string {
  return [
    gig.support,
    ...shows.filter(({ gig: own }) => own.support !== '').map((one) => one.town + one.gig.support),
  ].join('\n');
}

/** "Can the start be 7.30?": a time in place of one that the texts have. */
function givesOtherTime({ known, before }: Situation): boolean {
  const old = before().gig;
  return (['doors', 'starts'] as const).some((part) => old[part] !== '' && known.gig[part] !== old[part]);
}

/** Whether a message gives a quote, states a fact, names whom to write to, or tells what has happened since. */
function givesWords({ known, before }: Situation): boolean {
  const { ownQuote } = known;
  const isQuoted = ownQuote !== null && ownQuote.words !== before().ownQuote?.words;
  const isStated = known.statements.length > before().statements.length;
  return isQuoted || isStated || known.recipient !== '' || known.newsSince !== '';
}

/** "Can you work that in?", "could those go in?" */
export const asksToPutIn =
  /(?<!\p{L})(?:can|could|should|will) (?:that|this|it|those|these|they)(?: all)? (?:go|be (?:put|added|included|mentioned|worked|squeezed)) in(?:to (?:it|that|the \p{L}+))?(?!\p{L})|(?<!\p{L})(?:can|could|would|will) (?:you|u|we) (?:(?:please|pls|just|maybe|also) )*(?:work|put|add|get|include|mention|use|pop|stick|drop|slip|squeeze|fit)(?!\p{L})/iu;

/** Whether a message surely asks for something else than a change of a text: advice, a plan, contacts. */
function isAboutOther({ conversation: { question }, known: { language } }: Situation): boolean {
  const meaning = isPassageRequest(question) ? null : meaningOf(question, language);
  if (meaning === null || meaning.probability < certainly) return false;
  const { intent } = meaning;
  return !intent.startsWith('tell-') && !changesText.has(intent);
}

/** What else may change a text: an answer, or words for it. */
const changesText = new Set([
  'edit-text',
  'remember',
  'dont-know',
  'agree',
  'decline',
  'acknowledge',
  'excited',
  'undo',
]);

/** Whether a text isn't about one night alone. */
function isOfTour({ title }: LinkedDocument, { before }: Situation): boolean {
  return before().shows.filter(({ town }) => town !== '' && title.includes(town)).length !== 1;
}

/** A question for a missing fact, with the documents that lack it, so that the answer goes into all of them. */
export function withDocuments(answer: string, { conversation, known }: Situation): string {
  const documents = lastLinked(conversation.said);
  const [, lead, question] = /^(You haven’t told me yet\.|Aún no me lo has dicho\.) (.+\?)$/u.exec(answer) ?? [];
  if (lead === undefined || documents.length < 2) return answer;
  const links = documents.map(({ id, title }) => `[${title}](/documents/${id})`).join(', ');
  return `${lead} ${known.language === 'es' ? 'Va en' : 'It goes into'} ${links}. ${question}`;
}

/** The documents of the last reply, and all others that aren't about another release or a concert that was called off. */
function documentsOfNews(situation: Situation): LinkedDocument[] {
  const { said, asked } = situation.conversation;
  const [known, before] = [situation.known, situation.before()];
  const last = lastLinked(said);
  const isRenamed = changedIn({ title: '' }, situation).some(({ from }) => from === before.title);
  if (known.title !== before.title && before.title !== '' && !isRenamed) return last;
  const isHere = ({ town }: Show): boolean => town === '' || known.shows.some((show) => show.town === town);
  const works = asked.map((text) => lastNamedWork(text)?.title ?? '').filter((title) => title !== before.title);
  const isOfWork = (title: string): boolean =>
    works.some((name) => name !== '' && name !== known.title && (title.endsWith(name) || title.includes(`${name}, `)));
  // A tour's own text may have the town in its title, beside others.
  const isOfConcertOff = (title: string): boolean => {
    const [night, ...more] = before.shows.filter(({ town }) => town !== '' && title.includes(town));
    return (
      night !== undefined && more.length === 0 && !isHere(night) && nightReplacedIn({ title }, situation) === undefined
    );
  };
  const isOfOther = (title: string): boolean => isOfWork(title) || isOfConcertOff(title);
  return linkedSoFar(said).filter(({ title }) => !isOfOther(title));
}

/** The values in a document that the message changes. */
function changedIn({ title }: Pick<LinkedDocument, 'title'>, situation: Situation): ChangedValue[] {
  const { known, conversation } = situation;
  const night =
    known.shows.length > 1 ? known.shows.find(({ town }) => town !== '' && title.includes(town)) : undefined;
  const values = changedValues(conversation, situation.before(), known, night);
  const swaps = swapForms(situation).filter(({ from }) => values.every((one) => one.from !== from));
  return [...values, ...swaps];
}

function editIn(document: LinkedDocument, situation: Situation): Call | null {
  const { done } = situation;
  const { id: documentId } = document;
  const ofIt = done.filter(({ arguments: args }) => objectOr(args)['documentId'] === documentId);
  const read = ofIt.find(({ name }) => name === 'read_document');
  if (!read && done.length >= callsMax - 1) return null;
  const reading = readingCall(documentId, situation);
  if (!read || reading) return reading;
  if (!mayChange(document, situation)) return null;
  if (ofIt.some(isRewrite)) return null;
  const rewritten = rewriteCall(document, read.result, situation);
  if (rewritten) return rewritten;
  const wanted = editsOf(document, textOf(read.result), situation);
  const next = wanted[ofIt.filter(({ name }) => name === 'edit_document').length];
  return next ? { name: 'edit_document', arguments: { documentId, ...next } } : null;
}

/** The edit that a message names. */
function editAsked(situation: Situation): NamedEdit | null {
  const { question } = situation.conversation;
  return namedEdit(question) ?? (nightsChanged(situation).length > 0 ? null : detailCut(question));
}

/** The edits of a document that the message asks for. */
function editsOf({ id, title }: LinkedDocument, markdown: string, situation: Situation): readonly Edit[] {
  const { conversation, known } = situation;
  if (statementToEdit(situation)?.id === id) {
    const edits = statementEdits(markdown, situation);
    return [...edits, ...quoteEdits(withEdits(markdown, edits), situation)];
  }
  const named = editAsked(situation);
  const cuts = cutEdits(markdown, situation);
  if (named || cutsAsked(situation).length > 0) {
    const wanted = [named?.everywhere?.(markdown) ?? named?.in(markdown) ?? cuts].flat();
    // "Take out my age, and say rapper and producer"
    const ages = named && cutsAsked(situation).some(isAge) ? ageCut(withEdits(markdown, wanted)) : [];
    const edits = [...wanted, ...ages];
    if (
      edits.length > 0 &&
      ((isOnlyCut(edits) && tellsNews(situation)) ||
        conversation.respelled.length > 0 ||
        swapsAsked(situation).length > 0)
    ) {
      const rest = withEdits(markdown, edits);
      return [...edits, ...linesRewritten(rest, known, conversation, changedIn({ title }, situation))];
    }
    if (edits.length > 0) return [...edits, ...additions(withEdits(markdown, edits), situation)];
    // Nothing to cut, but perhaps something to add.
    if (factsToAdd(situation).length > 0) return additions(markdown, situation);
    if (named || !(givesWords(situation) || changesNews(situation))) return [];
  }
  const lines = linesRewritten(markdown, known, conversation, changedIn({ title }, situation));
  const nights = nightEdits(markdown, situation).filter(
    ({ find }, at, all) =>
      !lines.some((line) => line.find.includes(find.trim())) &&
      all.findIndex((one) => one.find.trim() === find.trim()) === at,
  );
  const years = yearEdits(markdown, situation.before().statements, known.statements);
  const edits = [...nights, ...lines, ...years, ...nightsBesideEdits(markdown, situation)];
  const written = withEdits(markdown, edits);
  return together(markdown, [...edits, ...additions(written, situation), ...quoteEdits(written, situation)], situation);
}

function isOnlyCut(edits: readonly Edit[]): boolean {
  return edits.every(({ find, replace }) => find.includes(replace));
}

/** The edits of one of several documents as a single one: a reply has few steps. */
function together(markdown: string, edits: readonly Edit[], situation: Situation): readonly Edit[] {
  if (edits.length < 2 || documentsToEdit(situation).length < 2) return edits;
  const places = edits.map(({ find, replace }) => ({ find, replace, index: markdown.indexOf(find) }));
  // An edit of a line that another one has changed is made after it.
  if (places.some(({ index }) => index === -1)) return edits;
  const start = Math.min(...places.map(({ index }) => index));
  const end = Math.max(...places.map(({ index, find }) => index + find.length));
  const find = markdown.slice(start, end);
  const replace = edits.reduce((rest, edit) => rest.replace(edit.find, () => edit.replace), find);
  return find.length > longestPassage ? edits : [{ find, replace }];
}

/** The report of something that a text has no blank for. */
const hadNoPlace = /ha(?:s|ve) no place for it|no hay sitio para eso/u;

/** Whether a message follows a document, or a change to it, and asks nothing: it may fill in what was missing. */
function fillsBlanks({ conversation: { question, said } }: Situation): boolean {
  const last = said.at(-1) ?? '';
  return (
    (last.includes('](/documents/') || isChangeReport.test(last) || hadNoPlace.test(last)) &&
    !/[?¿]/.test(question) &&
    !isWish.test(question) &&
    question.length < 600
  );
}

function textOf(result: JsonValue): string {
  const { markdown } = objectOr(result);
  return typeof markdown === 'string' ? markdown : '';
}
