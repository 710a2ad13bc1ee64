import { type ArtistBrief, readSystemPrompt } from './artist-brief.js';
import { type Day, type FoundDay } from './calendar.js';
import { type ModelRequest, systemText, textsOf } from './wire/model-request.js';
import { isAboutPast, namedDate, type NamedDay, releaseDay, type Said } from './named-date.js';
import { aboutIn } from './reading/about.js';
import { introductionIn, managedIn } from './reading/people/introduction.js';
import { languageOf } from './reading/language.js';
import { withoutCorrections } from './reading/spanish/corrected-facts.js';
import { leadSinglesIn } from './reading/spanish/lead-singles.js';
import { withoutSideDays } from './reading/changes/side-days.js';
import { withPlainSpanish } from './reading/spanish/plain-spanish.js';
import { withoutPastWorks } from './reading/works/past-works.js';
import { withoutEarlierWorks } from './reading/works/earlier-works.js';
import type { Respelling } from './reading/changes/respelling.js';
import { respellingsIn, withRespellings } from './reading/respellings.js';
import { type ReadMessage, quotesEmail, readMessage } from './plain-message.js';
import { readRoom } from './reading/room.js';
import { withoutOtherReleases } from './reading/works/dated-works.js';
import { leadsTold } from './reading/works/lead-facts.js';
import { type LeadTold, withoutLeads, withPlainSingles } from './reading/works/lead-singles.js';
import { isLikeArtists } from './reading/works/like-artists.js';
import { lastNamedWork, workAskedAbout } from './reading/works/titles.js';
import { doubtfulDays, whichDay } from './reading/days/doubtful-days.js';
import { settledByLast, withSettledDays } from './reading/days/settled-days.js';
import { ownWords, segmentsOf } from './prompt-turns.js';
import { withoutSteering } from './steering.js';

/** The parts of a conversation that answers depend on. */
export interface Conversation {
  artist: ArtistBrief;
  today: Day;
  /** The artist's messages without marks, recalled data and steering words, oldest first. */
  asked: string[];
  /** The assistant's reply before each of those messages. */
  heard: string[];
  /** The day of each of those messages. */
  askedOn: Day[];
  /** The newest of `asked`. */
  question: string;
  /** The newest message as the artist typed it. */
  typed: string;
  /** The few messages before it as typed, with the emails that they quote. */
  typedEarlier: string[];
  /** The earlier message whose ambiguous dates the newest one settles, with the settled dates; `''` if it settles none. */
  settled: string;
  /** Whether that message had a date with the wrong weekday, and the newest says which day is meant. */
  settlesWeekday: boolean;
  /** The names whose spelling the newest message corrects. In `asked`, they are corrected. */
  respelled: Respelling[];
  /** Whether the newest message has someone else's email. */
  hasPasted: boolean;
  /** The assistant's replies before that, newest last. */
  said: string[];
  /** The day the user last named, of a release or a gig. */
  date: NamedDay | null;
  /** The day they last named for a release. */
  releaseDate: FoundDay | null;
  /** Which day is meant if the release's has another weekday than they wrote; `''` if it is certain. */
  whichDay: string;
  /** Whether the song, record or gig is in the past. */
  isPast: boolean;
  work: 'single' | 'album' | 'EP' | null;
  /** The title given by the user, or else the profile's latest song. */
  songTitle: string;
  /** What the song or record is about, in the user's words. */
  about: string;
  /** "For fans of …", if the user said it. */
  soundsLike: string;
  /** The songs that come out before the record. */
  leads: LeadTold[];
}

export function readConversation(request: ModelRequest, now: Date): Conversation {
  const { artist, today } = readSystemPrompt(systemText(request.messages), now);
  const read = readSaid(request, artist, today);
  const settled = withSettledDays(read);
  const settledBefore = settledByLast(read, settled);
  const respelled = settled.map(({ text }, at) =>
    respellingsIn(
      text,
      settled.slice(0, at).map((one) => one.text),
    ),
  );
  const said = settled.map((one, at) => {
    const own = withoutCorrections(
      one.text,
      settled.slice(0, at).map(({ text }) => text),
    );
    return { ...one, text: withRespellings(own, respelled.slice(at + 1).flat()) };
  });
  const asked = said.map(({ text }) => text);
  const question = asked.at(-1) ?? '';
  const all = asked.join('\n');
  const leads = leadsOf(request, said, today);
  const title = workAskedAbout(asked)?.title ?? '';
  const asWork = leads.some((one) => one.title === title) ? withPlainSingles : leads.length > 0 ? withoutLeads : String;
  const ofWork = withoutOtherReleases(said, title).map((one) => ({ ...one, text: asWork(one.text) }));
  const current = withoutSideDays(ofWork.map((one) => ({ ...one, text: withoutEarlierWorks(one.text) })));
  const date = namedDate(current);
  const released = releaseDay(current);
  const ofRelease = released ?? (date?.isOfConcert ? null : date);
  const soundsLike = lastLike(
    all.replace(/["“«][^"“”«»\n]*["”»]/g, ''),
    // Up to where the sentence goes on about something else, and not "the others sound like an ad".
    /\b(?:for fans of|(?<!\b(?:others?|rest|second|third|last|text|pitch|bio|release|this|that|you) )sounds? (?:a bit )?like|RIYL:?) ((?:(?!,? (?:I|we|it|and (?:I|we|it)|made|recorded|produced|written|out|which|but|so|lol|haha)\b)[^.!?\n]){2,80})/gi,
  );
  return {
    artist: withIntroduction(artist, asked),
    today,
    asked,
    heard: said.map(({ before }) => before),
    askedOn: said.map(({ day }) => day),
    question,
    typed: newestTyped(request),
    typedEarlier: textsOf(request.messages, 'user').slice(-4, -1).map(ownWords),
    settled: settledBefore,
    settlesWeekday:
      settledBefore !== '' &&
      read.some(({ text, day }, at) => settled[at]?.text === settledBefore && doubtfulDays(text, day).length > 0),
    respelled: respelled.at(-1) ?? [],
    hasPasted: quotesEmail(ownWords(textsOf(request.messages, 'user').at(-1) ?? '')),
    said: textsOf(request.messages, 'assistant').filter(Boolean),
    date,
    releaseDate: released,
    whichDay: ofRelease && ofRelease.day >= today ? whichDay(ofRelease, languageOf(asked)) : '',
    isPast: date ? date.day < today : isAboutPast(question),
    work: readWork(question) ?? readWork(all),
    songTitle: lastNamedWork(all)?.title || artist.songTitle,
    about: aboutIn(asked),
    soundsLike,
    leads,
  };
}

/** What the profile lacks, as the artist said it: a guest has no profile. */
function withIntroduction(artist: ArtistBrief, asked: readonly string[]): ArtistBrief {
  const managed = managedIn(asked);
  // "I'm writing on behalf of Juniper", whose profile has her whole name.
  const isArtist = `${artist.name} `.toLowerCase().startsWith(`${managed} `.toLowerCase());
  if (managed !== '' && !isArtist) {
    const { genre, place } = introductionIn(asked);
    const links = { website: '', spotifyUrl: '', instagramUrl: '', twitterUrl: '', songTitle: '', songLink: '' };
    return { ...artist, ...links, name: managed, genre, location: place, manager: artist.name };
  }
  if (artist.name && artist.genre && artist.location) return artist;
  const { name, genre, place } = introductionIn(asked);
  return { ...artist, name: artist.name || name, genre: artist.genre || genre, location: artist.location || place };
}

/**
 * The artist's messages, each with the assistant's reply before it and its day mark; without a mark, the previous day.
 */
function readSaid(request: ModelRequest, artist: ArtistBrief, today: Day): Said[] {
  const said: ReadMessage[] = [];
  const record = recordOf(request);
  let before = '';
  for (const { role, text: turn } of request.messages) {
    if (role === 'assistant') before = turn;
    if (role !== 'user') continue;
    for (const { text, day } of segmentsOf(ownWords(turn))) {
      said.push(readMessage(text, { artist, record, said, before, on: day ?? said.at(-1)?.day ?? today }));
    }
  }
  return said;
}

/** The artist's own words of the newest message; `question` has them in the words that the rules know. */
function newestTyped(request: ModelRequest): string {
  const [newest] = textsOf(request.messages, 'user')
    .slice(-1)
    .flatMap((turn) => segmentsOf(ownWords(turn)).slice(-1));
  return withoutSteering(newest?.text ?? '');
}

/** The title of the record that the conversation's room is about; `''` if it is about none. */
function recordOf(request: ModelRequest): string {
  const room = readRoom(request);
  return room?.format === 'album' || room?.format === 'EP' ? room.title : '';
}

/** The songs that messages say come out before the record. */
function leadsOf(request: ModelRequest, said: readonly Said[], today: Day): LeadTold[] {
  if (languageOf(said.map(({ text }) => text)) !== 'es') return leadsTold(said);
  const texts = textsOf(request.messages, 'user').flatMap((turn) => segmentsOf(ownWords(turn)).map(({ text }) => text));
  return leadSinglesIn(
    texts.map((text) => withPlainSpanish(text, 'es')),
    recordOf(request),
    today,
  );
}

/** The kind of work that a text speaks of. */
export function readWork(text: string): Conversation['work'] {
  const words = withoutPastWorks(text);
  if (/(?<!\p{L})(?:album|LP|disco|álbum)(?!\p{L})/iu.test(words)) return 'album';
  if (/\bEPs?\b/i.test(words)) return 'EP';
  return /(?<!\p{L})(?:single|song|track|sencillo|canción|rola)(?!\p{L})/iu.test(words) ? 'single' : null;
}

/** The music that something sounds like. */
function lastLike(text: string, pattern: RegExp): string {
  return [...text.matchAll(pattern)].map(([, like = '']) => like.trim()).findLast(isLikeArtists) ?? '';
}
