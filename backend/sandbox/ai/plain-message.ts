import type { ArtistBrief } from './artist-brief.js';
import type { Day } from './calendar.js';
import { findDays } from './calendar.js';
import { upperFirst } from './first-letters.js';
import { withNamesMarked } from './names/marked-names.js';
import { withPeopleNamed } from './names/people-typed.js';
import type { Said } from './named-date.js';
import { withAcceptedDate } from './reading/changes/accepted-dates.js';
import { withMovedDay } from './reading/changes/moved-days.js';
import { withoutTakenBack } from './reading/changes/taken-back.js';
import { withTownsInFull } from './reading/changes/towns-in-short.js';
import { withFestivalNight } from './reading/concerts/festival-nights.js';
import { withTourSpelled } from './reading/concerts/tour-changes.js';
import { saysConcertIsMoved } from './reading/crisis/concert-moved.js';
import { saysConcertIsOff } from './reading/crisis/concert-off.js';
import { isPostponed } from './reading/crisis/shows-off.js';
import { withDaysAfter } from './reading/days/days-after.js';
import { withDaysInRange } from './reading/days/days-in-range.js';
import { withMonthBehindDay } from './reading/days/month-told-first.js';
import { withNumberedDays } from './reading/days/numbered-days.js';
import { type Language, languageOf } from './reading/language.js';
import { inOwnWords } from './reading/people/on-behalf.js';
import { speaksOfShows } from './reading/shows.js';
import { withMonthNamedLast } from './reading/spanish/bare-days.js';
import { withBioNamed, withBioSized } from './reading/spanish/bio-lengths.js';
import { withoutLeadSingles } from './reading/spanish/lead-singles.js';
import { withSpanishNightMoved } from './reading/spanish/moved-nights.js';
import { withSpanishReleaseMoved } from './reading/spanish/moved-releases.js';
import { asTyped, withPlainSpanish } from './reading/spanish/plain-spanish.js';
import { withPremiere } from './reading/spanish/premieres.js';
import { withoutRedoing } from './reading/spanish/redone-texts.js';
import { withSmallNames } from './reading/spanish/small-names.js';
import { withoutSpanishTakenBack } from './reading/spanish/taken-back.js';
import { withReleaseMoved } from './reading/works/dated-works.js';
import { withBothSides } from './reading/works/double-sides.js';
import { withRemix } from './reading/works/remixes.js';
import { withSingleFirst } from './reading/works/singles-first.js';
import { lastNamedWork } from './reading/works/titles.js';
import { withoutSteering } from './steering.js';
import { withoutLaughter } from './typed/laughter.js';
import { withoutLeadIns } from './typed/lead-ins.js';
import { withWorksNamed } from './typed/learners-english.js';
import { withoutMisspellings } from './typed/misspellings.js';
import { withNightPrices } from './typed/night-prices.js';
import { withNounPutRight } from './typed/nouns-put-right.js';
import { withPastDays } from './typed/past-days.js';
import { withPlainEnglish } from './typed/plain-english.js';
import { withProfileTitle } from './typed/profile-title.js';
import { withQuestionMarks } from './typed/question-marks.js';
import { withQuotesAsTyped } from './typed/quotes-as-typed.js';
import { withActsNamed, withSentenceStarts } from './typed/sentence-starts.js';
import { withReportsPlain } from './typed/told-by-others.js';
import { withToldInFull } from './typed/told-in-short.js';
import { withUnusedPutIn } from './typed/unused-put-in.js';
import { withValueNamed } from './typed/value-given.js';
import { withApologyCut } from './typed/wishes/fewer-apologies.js';
import { withKeptOut } from './typed/wishes/kept-out.js';
import { withReaderNamed } from './typed/wishes/named-reader.js';
import { withOrdersApart } from './typed/wishes/orders-apart.js';
import { withOtherRole } from './typed/wishes/other-role.js';
import { withWordCounts } from './typed/word-counts.js';
import { withoutAccents } from './without-accents.js';

/** A message in the words that the rules of the demo know, and the forms it had on the way there. */
export interface ReadMessage extends Said {
  /** As the artist typed it, with the emails that it quotes. */
  typed: string;
  /** Before it was put into the artist's own mouth: "she plays the harp" of a manager. */
  ofWriter: string;
}

/** What a message is read with: everything but its own words. */
export interface Before {
  artist: ArtistBrief;
  /** The title of the record that the conversation's room is about; `''` if it is about none. */
  record: string;
  /** The messages before this one, oldest first. */
  said: readonly ReadMessage[];
  /** The assistant's reply before this message. */
  before: string;
  /** The message's day. */
  on: Day;
}

/** What the steps of one message share. */
interface Reading extends Before {
  language: Language;
  /** The texts of `said`. */
  earlier: readonly string[];
  /** All of the assistant's replies before this message. */
  replies: readonly string[];
  /** The artist's own words, before any step. */
  own: string;
  /** The same without what they took back in the same breath. */
  kept: string;
}

type Step = (text: string, reading: Reading) => string;

/** Someone else's words: nothing in them counts as said by the artist. */
const othersEmails = [
  /^(?:From|De): [^\n]+\n(?:[^\n]+\n){0,6}?(?:Subject|Asunto): [\s\S]*$/m,
  // "Hi Rosalind, we'd love to have you … Best, Tom", in quotation marks
  /["“«](?:hi|hiya|hello|hey|yo|dear|good (?:morning|afternoon|evening)|hola|buen[oa]s(?: \p{L}+)?|estimad[oa]s?|querid[oa]s?)(?!\p{L})[^"”»]{80,}["”»]/isu,
];

/** Whether a message quotes someone else's email. */
export function quotesEmail(message: string): boolean {
  return othersEmails.some((email) => email.test(message));
}

/** Spelling: words, numbers and days as the rules write them. */
const spelling: Step[] = [
  only('en', withNumberedDays),
  (text, { language }) => withoutMisspellings(text, language),
  (text, { language }) => withPlainEnglish(text, language),
  (text, { language }) => withMonthBehindDay(text, language),
  (text, { language }) => withPlainSpanish(text, language),
  (text, { language }) => withWordCounts(text, language),
  only('es', (text, { artist }) => withSmallNames(text, artist.location)),
];

/** Wishes for the texts. */
const wishes: Step[] = [
  (text, { replies, language }) => withReaderNamed(text, replies, language),
  (text, { artist, replies, language }) => withOtherRole(text, artist.genre, replies, language),
  (text, { language }) => withOrdersApart(text, language),
  (text, { earlier, language }) => withKeptOut(text, earlier, language),
  (text, { earlier, replies, language }) => withApologyCut(text, earlier, replies, language),
];

/** What is told in short: said in full, a sentence each. */
const told: Step[] = [
  only('en', withReportsPlain),
  (text, { earlier, language }) => withNightPrices(text, earlier, language),
  (text, { language }) => withToldInFull(text, language),
  (text, { on, language }) => withPastDays(text, on, language),
  withBothSides,
  (text, { before, earlier, on, language }) => withSingleFirst(text, before, earlier, { today: on, language }),
  (text, { language }) => withWorksNamed(text, language),
  (text, { language }) => withoutLeadIns(text, language),
  withSentenceStarts,
  only('en', withActsNamed),
  only('es', (text, { earlier, before }) => withContext(withoutRedoing(text), earlier, before)),
  only('es', (text, { earlier, record, on }) => withoutLeadSingles(text, earlier, record, on)),
  (text, { said, earlier, on, language }) =>
    withAcceptedDate(
      text,
      earlier,
      said.map(({ typed }) => typed),
      { today: on, language },
    ),
];

/** Names and days that only the rest of the conversation explains. */
const named: Step[] = [
  (text) => withLaunchGig(text.replace(withShort, 'with')),
  (text, { kept, earlier, language }) => withTitleAsTyped(text, kept, earlier, language),
  withQuestionMarks,
  (text, { on }) => withFestivalNight(withDaysInRange(text, on), on),
  only('en', (text, { said, on }) => withDaysAfter(text, lastDayIn(said), on)),
  (text, { said, on, language, kept }) => withNamesMarked(kept, text, language, said, on),
  (text, { earlier, language }) => withRemix(text, earlier, language),
];

/** What the artist would have said: a manager's words as theirs, quotes to the letter. */
const ofArtist: Step[] = [
  (text, { said, artist }) =>
    inOwnWords(
      text,
      said.map(({ ofWriter }) => ofWriter),
      artist.name,
    ),
  (text, { own }) => withQuotesAsTyped(text, own),
  (text, { earlier, on }) => withTownsInFull(text, earlier, on),
];

/** Reads the newest message after those before it. */
export function readMessage(typedText: string, before: Before): ReadMessage {
  const { said, on } = before;
  const earlier = said.map(({ text }) => text);
  const typed = withReferences(
    withProfileTitle(withPeopleNamed(withoutLaughter(withoutSteering(typedText))), before.artist.songTitle),
    before,
  );
  const own = othersEmails.reduce((rest, email) => rest.replace(email, ''), typed).trim();
  const language = languageOf([...earlier, own]);
  const kept = language === 'es' ? withoutSpanishTakenBack(own) : withoutTakenBack(own);
  const replies = [...said.map((one) => one.before), before.before];
  const reading = { ...before, language, earlier, replies, own, kept };
  const ofWriter = after([...spelling, ...wishes, ...told, ...named], kept, reading);
  const text = withMoves(after(ofArtist, ofWriter, reading), reading);
  return { text, typed, ofWriter, before: before.before, day: on };
}

function after(steps: readonly Step[], text: string, reading: Reading): string {
  return steps.reduce((rest, step) => step(rest, reading), text);
}

function only(language: Language, step: Step): Step {
  return (text, reading) => (reading.language === language ? step(text, reading) : text);
}

/** "4471/26", "put them in", "I meant the EP": with what they answer or point at. */
function withReferences(text: string, { before, said }: Before): string {
  return withNounPutRight(
    withUnusedPutIn(withValueNamed(text, before), before, said.at(-1)?.text ?? ''),
    said.map((one) => one.text),
  );
}

/** A message that moves a release or a night, with what is moved and its new day in full. */
function withMoves(text: string, { before, said, earlier, on, language }: Reading): string {
  // What was called off first has been told its new date in full.
  if (earlier.some(saysConcertIsOff) && isPostponed([text])) return text;
  const night = language === 'es' ? withSpanishNightMoved(text, said, on) : text;
  const moved = night === text ? withReleaseMoved(text, before, said, { today: on, language }) : night;
  // "The gig has to move, new date is 18 dec" says nothing of the release.
  if (moved !== text || (saysConcertIsMoved(text) && !earlier.some(speaksOfShows))) return moved;
  const ownDay = language === 'es' ? withSpanishReleaseMoved(text, said, on) : text;
  return withMovedDay(withTourSpelled(withMonthNamedLast(ownDay, earlier, on), said, on), said, on);
}

/** The day that messages named last. */
function lastDayIn(said: readonly Said[]): Day | undefined {
  return said.flatMap(({ text, day }) => findDays(text, day)).at(-1)?.day;
}

/** A Spanish message with what it leaves out because it was said before. */
function withContext(text: string, earlier: readonly string[], before: string): string {
  const isOfNight = earlier.some(speaksOfShows) && lastNamedWork(earlier.join('\n')) === null;
  return withBioNamed(withBioSized(isOfNight ? withPremiere(text) : text), [...earlier, before]);
}

/** "Recorded w/ Emily", as people type on a phone. */
const withShort = /(?<=\s)w(?:\/|(?=\s))(?=\s?\p{L})(?!\/o)/gu;

/** "We're launching our single Kettle with a gig in The Coal Yard": the day behind it is the gig's. */
const launchedWithGig =
  /(?<=(?<!\p{L})(?:launch|celebrat|mark|releas)\p{L}* (?:my|our|the) [^.!?\n]{3,80}?) with (?:an? )?(?:launch |release )?(?:gig|show|concert|party|night) (?:in|at) (?=(?:the )?\p{Lu})/giu;

function withLaunchGig(text: string): string {
  return text.replace(launchedWithGig, '. We play a gig at ');
}

/** A title keeps the artist's spelling: "Nit i dia" isn't "Nit i día". Typed in small letters like all else, it gets its capital in Spanish. */
function withTitleAsTyped(plain: string, typed: string, earlier: readonly string[], language: Language): string {
  const title = lastNamedWork(plain)?.title ?? '';
  const known = lastNamedWork(earlier.join('\n'))?.title ?? '';
  if (language === 'es' && known !== '' && /\p{Lu}/u.test(known)) {
    const at = withoutAccents(plain).toLowerCase().indexOf(withoutAccents(known).toLowerCase());
    const isWord = !/\p{L}/u.test((plain[at - 1] ?? '') + (plain[at + known.length] ?? ''));
    const isQuoted = /["“«]$/u.test(plain.slice(0, Math.max(at, 0)));
    if (at !== -1 && isWord && !isQuoted && known.includes(' '))
      return `${plain.slice(0, at)}«${known}»${plain.slice(at + known.length)}`;
  }
  if (title === '') return plain;
  const isCasual = language === 'es' && !/\p{Lu}|["“«]/u.test(typed);
  if (!isCasual) return asTyped(plain, typed, title);
  const isMarked = /["“«]$/u.test(plain.slice(0, plain.indexOf(title)));
  return plain.replace(title, () => (isMarked ? upperFirst(title) : `«${upperFirst(title)}»`));
}
