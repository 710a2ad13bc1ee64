import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import type { Show } from '../reading/shows.js';
import { withoutPassage } from '../prompt-turns.js';
import { namesIn } from '../names/names-in.js';
import { addresseeIn, type NamedContact } from '../reading/people/contacts.js';
import type { Known } from '../reading/known.js';
import { recipientIn, writtenToIn } from '../reading/people/recipients.js';
import { lastNamedWork } from '../reading/works/titles.js';
import { subjectOf } from '../reading/concerts/night-details.js';
import { wantsFirstPerson } from '../writing/asked/asked-bios.js';
import { type WrittenDocument, writeDocument } from '../writing/document.js';
import { withCount } from '../writing/asked/caption-counts.js';
import { withTags } from '../writing/asked/tagged-handles.js';
import { askedLanguage } from '../writing/asked/asked-language.js';
import { asksForNudge } from '../questions/no-answer.js';
import { knownOf, nightsAskedFor, wantsCaptions, withDates } from '../writing/per-night.js';
import { objectOr } from '../wire/json-value.js';
import { nightsReplaced } from './night-edits.js';
import { isBio } from './bio-requests.js';
import { type Call, hasTool, type Situation } from './call.js';
import { pitchesTo, textOffered } from './texts-meant.js';
import { forGig, forRelease, isOfLineUp, newsOf, wantedDocuments } from './documents-asked.js';

/** Writes the requested documents one after another. */
export function writeCall(situation: Situation): Call | null {
  if (!hasTool(situation, 'write_document')) return null;
  const written = new Set(
    situation.done
      .filter(({ name }) => name === 'write_document')
      .map(({ arguments: args }) => idOf(objectOr(args)['kind'], objectOr(args)['title'])),
  );
  const document = wantedTexts(situation).find(({ kind, title }) => !written.has(idOf(kind, title)));
  // In the order of the tool's schema, as models write them.
  return document ? { name: 'write_document', arguments: { documentId: null, ...document } } : null;
}

/** The texts of the requested documents: one per kind, or one announcement per town if the message asks for that. */
export function wantedTexts(situation: Situation): WrittenDocument[] {
  const { conversation, known } = situation;
  const { question, today } = conversation;
  const nights = nightsAskedFor(withoutPassage(question), known.shows);
  const language = askedLanguage(question) ?? known.language;
  const contact = addresseeOf(situation);
  const kinds = wantedDocuments(situation)
    .filter((kind) => nights.length === 0 || !ofNights.has(kind))
    // One text announces all nights, unless the message names one.
    .map((kind) => (kind === 'gig_announcement' && isOfAllNights(question, known) ? 'tour_announcement' : kind));
  return [
    ...kinds.map((kind) => {
      const isOfSelf = isBio(kind) && language === 'en' && wantsFirstPerson(question);
      const document = writeDocument(kind, { ...ofNews(kind, situation), contact, language }, today, isOfSelf);
      return withTags(withCount(document, question), question);
    }),
    ...nights.map((show) => textOfNight(show, situation)),
  ];
}

const ofNights = new Set<DocumentKind>(['gig_announcement', 'tour_announcement', 'captions']);

/** The announcement or, if the message asks for captions, the caption of one night. */
function textOfNight(show: Show, { conversation, known }: Situation): WrittenDocument {
  const ofNight = knownOf(show, known);
  const announcement = writeDocument('gig_announcement', ofNight, conversation.today);
  if (!wantsCaptions(withoutPassage(conversation.question))) return announcement;
  const asGig: Known = { ...ofNight, title: '', format: null, day: null };
  const { title, ...caption } = writeDocument('captions', asGig, conversation.today);
  const night = announcement.title.replace(/^[^:]+/u, '');
  return { ...caption, title: title.replace(/(?:: .*)?$/u, night) };
}

function isOfAllNights(question: string, { shows }: Known): boolean {
  return shows.length > 1 && subjectOf(question, shows) === undefined;
}

/** "Ok write the follow up now too". */
const followsUp = /(?<!\p{L})(?:follow[- ]?ups?|seguimiento)(?!\p{L})/iu;

/** The person that a message asks to write to; null if it names none. */
function addresseeOf({ conversation: { question, said, asked }, known }: Situation): NamedContact | null {
  // The email was to someone, and what follows up on it is, too.
  const isOffered = textOffered({ question, said }) !== '';
  const earlier = isOffered || followsUp.test(question) ? (asked.map(recipientIn).findLast(Boolean) ?? '') : '';
  const reminded = asksForNudge(question) ? (asked.map(writtenToIn).findLast(Boolean) ?? '') : '';
  const named = addresseeIn(question) || reminded || known.recipient || earlier;
  if (named !== '') return { ...noContact, name: named };
  if (pitchesTo.test(question)) return known.contact;
  const names = namesIn(question, known.language, sureOfAddressee).filter(({ text }) => !isWriter(text, question));
  const [person, ...people] = names.filter(({ kind }) => kind === 'person');
  const outlet = names.find(({ kind }) => kind === 'outlet')?.text ?? '';
  return person && people.length === 0 && !byPerson.test(question) ? { ...noContact, name: person.text, outlet } : null;
}

/** "Ishaan here from Tall Monsoon", "I'm Ishaan": who writes isn't written to. */
function isWriter(name: string, question: string): boolean {
  return question
    .split(name)
    .some((words, at, all) =>
      at < all.length - 1
        ? /(?<!\p{L})(?:I['’]?m|I am|this is|my name(?:['’]?s| is)|me llamo|soy) $/iu.test(words)
        : /^,? here(?!\p{L})/iu.test(words) && at > 0,
    );
}

/** How sure the tagger must be. */
const sureOfAddressee = 10;
/** "Produced by Sam", "with Sam on drums": who worked on the song isn't written to. */
const byPerson =
  /(?<!\p{L})(?:produced|mixed|mastered|recorded|written|co-?written|prod|remix(?:es|ed)?|feat(?:uring)?|ft|real name|drums|bass|guitar|piano|keys|cello|trumpet|violin|vocals|singer|por)(?!\p{L})/iu;

/** What is known about the news of the text: "a post for the gig" leaves out a release that was named, too. */
function ofNews(kind: DocumentKind, situation: Situation): Known {
  const { question } = situation.conversation;
  const isOfCrisis = newsOf(situation) === 'crisis';
  const lineUp = isOfLineUp(situation) ? situation.known.lineUp : null;
  const crisis = isOfCrisis ? situation.known.crisis : null;
  const known = { ...situation.known, title: titleWithTowns(situation), lineUp, crisis };
  const isOfGig = known.shows.length === 1 && forGig.test(question) && !forRelease.test(question);
  // "Something for Instagram with all four dates", although an EP was named, too.
  const isOfDates = known.shows.length > 1 && withDates.test(question);
  const isOfNight = kind === 'captions' && isOnlyOfNight(situation);
  return isOfGig || isOfDates || isOfNight ? { ...known, title: '', day: null, about: '', format: null } : known;
}

/** Whether a concert is all the news: the profile's song was never spoken of. */
function isOnlyOfNight(situation: Situation): boolean {
  const { conversation, known } = situation;
  const { artist, asked, question } = conversation;
  const isOfProfile = known.room === null && known.day === null && known.title === artist.songTitle;
  const isNamed =
    lastNamedWork(asked.join('\n')) !== null ||
    asked.some((one) => one.toLowerCase().includes(known.title.toLowerCase()));
  return newsOf(situation) === 'gig' && isOfProfile && !isNamed && !forRelease.test(question);
}

/** The title of the news; a tour that is called after its towns has those that the message puts in place of others. */
function titleWithTowns(situation: Situation): string {
  const { title } = situation.known;
  const replaced = new Map(nightsReplaced(situation).map(({ from, to }) => [from.town, to.town]));
  return title
    .split(', ')
    .map((part) => replaced.get(part) ?? part)
    .join(', ');
}

const idOf = (kind: unknown, title: unknown): string => `${String(kind)} ${String(title)}`;

const noContact: NamedContact = { name: '', outlet: '', role: '', email: '' };
