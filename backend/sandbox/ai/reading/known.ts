import { type Day, findDays, isoDay } from '../calendar.js';
import { type Conversation, readWork } from '../conversation.js';
import { lowerFirst } from '../first-letters.js';
import { readMemory } from '../memory.js';
import { answersWithoutAge, withoutAge } from '../writing/cuts/age-cut.js';
import { withoutLeftOut } from '../writing/cuts/left-out-statements.js';
import { hasWords } from '../writing/cuts/words-of.js';
import { ownWords, segmentsOf, withoutPassage } from '../prompt-turns.js';
import { type ModelRequest, textsOf } from '../wire/model-request.js';
import { aboutIn } from './about.js';
import { genreOfSong } from './people/introduction.js';
import { groupOf, memberOf } from './people/groups.js';
import { peopleNamed, wholeNameOf } from './people/named-people.js';
import type { Pronoun } from './people/on-behalf.js';
import { pronounOf, theirsIn } from './people/pronouns.js';
import { contactIn, type NamedContact, wroteOn } from './people/contacts.js';
import { type Credit, creditsIn, withCredits } from './people/credits.js';
import { isAmount, withoutAmount } from './crisis/amounts.js';
import { saysConcertIsOff } from './crisis/concert-off.js';
import { type CrisisFacts, crisisFacts } from './crisis/crisis-facts.js';
import { withNightsOffNamed } from './spanish/nights-off.js';
import { privateNames, withoutNames } from './crisis/private-names.js';
import { earlierWorks, withoutEarlierWorks } from './works/earlier-works.js';
import { type GigDetails, withoutQuestions } from './concerts/gig-details.js';
import { asSentence } from './concerts/given-answers.js';
import { type ExpectedQuestion, expectedQuestions } from './quotes/expected-questions.js';
import { type KeptFact, keptFacts } from './kept-facts.js';
import { linkIn, ofPhotos, ownEmailIn } from './links.js';
import { type Language, languageOf } from './language.js';
import { type LineUpFacts, lineUpFacts } from './people/line-up.js';
import { headlinerIn } from './concerts/headliners.js';
import { nightDetails } from './concerts/night-details.js';
import { type OnSale, onSaleIn } from './concerts/on-sale.js';
import { withGuests } from './concerts/night-guests.js';
import { withNewVenues } from './concerts/new-venues.js';
import { withHomeTown } from './concerts/residencies.js';
import { personIn, quotesIn, type SaidQuote } from './quotes/said-quotes.js';
import { factsOfPastedBio, pastedBioIn } from './pasted-bio.js';
import { type Plan, readPlans, readRoom, type Room } from './room.js';
import { ticketsOf, withSoldOut } from './concerts/sold-out.js';
import { saysOutNow } from './works/out-now.js';
import { type Show, showsOf } from './shows.js';
import { bSideIn, recordWordIn } from './changes/record-words.js';
import { songCountIn } from './spanish/song-counts.js';
import { trackCountIn, withTrackCount } from './changes/track-count.js';
import { type OwnNews, ownNewsOf } from './own-news.js';
import { newsSinceIn } from './news-since.js';
import { promotionIn } from './promotion.js';
import { outletIn } from './people/outlets.js';
import { recipientIn } from './people/recipients.js';
import { soundIn } from './sound.js';
import { membersIn } from './people/team.js';
import { type FocusSong, focusSongIn, withoutFocusSong } from './works/focus-song.js';
import { withPlayer } from './spanish/life-facts.js';
import { withNewerYears } from './changes/newer-years.js';
import { factsStated, ownWording } from './statements.js';
import { labelIn, selfReleasedIn } from './works/labels.js';
import { leadFactIn } from './works/lead-facts.js';
import { showNamed } from './works/others-names.js';
import { remixerOf } from './works/remixes.js';
import { thanksGuests } from './thanks.js';
import { lastNamedWork, namedWorks, workAskedAbout, type NamedWork } from './works/titles.js';

/** What the prompt says about the artist and their news: everything a document may state. */
export interface Known {
  language: Language;
  /** The release or tour the conversation belongs to. */
  room: Room | null;
  /** The artist's plans, if the conversation has no room. */
  plans: Plan[];
  name: string;
  /** What texts call the artist after their name. */
  pronoun: Pronoun;
  /** "Their kids": what messages say of others. */
  theirs: string[];
  /** What kind of group the artist is; `''` for one person. */
  group: string;
  /** The artist's name as a person; empty if they didn't give one. */
  person: string;
  genre: string;
  place: string;
  title: string;
  /** The song of a record that is proposed to playlists. */
  focusSong: FocusSong | null;
  format: NamedWork['format'];
  /** Who made the remix that comes out; `''` if it is none. */
  remixer: string;
  day: Day | null;
  /** Whether the day is unknown because it was told with another weekday than it has. */
  isDayOpen: boolean;
  /** Whether the artist says that it is out, with or without a day. */
  isOutNow: boolean;
  /** The day of a concert that was named without a place. */
  concertDay: Day | null;
  about: string;
  mood: string;
  instruments: string;
  /** What the artist will do for the release. */
  promotion: string;
  /** Where press photos can be downloaded. */
  photoLink: string;
  label: string;
  soundsLike: string;
  listenLink: string;
  links: string[];
  email: string;
  phone: string;
  contactName: string;
  contactRole: string;
  /** The newest person the artist asked to add to their contacts. */
  contact: NamedContact | null;
  /** Whom the newest message names as the one to write to. */
  recipient: string;
  /** The blog or magazine that the artist named last as the one to write to. */
  outlet: string;
  /** The radio show or podcast that the artist named last as the one to write to. */
  radioShow: string;
  /** What has happened since the artist last wrote to someone, as the newest message tells it. */
  newsSince: string;
  /** Whether the newest message wants to thank those who came to a concert. */
  isThanks: boolean;
  /** The day of the email that a follow-up is about. */
  wroteOn: Day | null;
  /** Who worked on the release, for each role. */
  credits: Credit[];
  /** What the artist calls the release if it is no plain single, EP or album: "tape". */
  recordWord: string;
  /** How many tracks the record has: "5 tracks". */
  tracks: string;
  /** In the third person, with a full stop. */
  statements: string[];
  /** The statements of Spanish messages, each with the artist's own words. */
  ownWords: [told: string, said: string][];
  /** Who played or reviewed an earlier work, in the third person. */
  coverage: string[];
  ownQuote: SaidQuote | null;
  praise: SaidQuote[];
  shows: Show[];
  /** Whom the artist opens for at their only concert. */
  headliner: string;
  gig: GigDetails;
  /** When the tickets for the concerts can be bought. */
  onSale: OnSale | null;
  /** What is known of a member who leaves, if that is the news. */
  lineUp: LineUpFacts | null;
  /** An award, a signing or a milestone that the conversation is about. */
  ownNews: OwnNews | null;
  /** What happened, if it is something that others will ask about. */
  crisis: CrisisFacts | null;
  /** What they expect to be asked in an interview. */
  expected: ExpectedQuestion[];
}

const namePart = "[\\p{Lu}\\d](?:[\\p{L}\\d&.'’-]*[\\p{L}\\d])?";
const personName = `${namePart}(?: (?:of |the |de |la )?${namePart}){0,3}`;
const contact = new RegExp(
  `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Mm]i|[Nn]uestr[oa]) (manager|agent|publicist|booker|mánager|agente)(?: is|,|:| es)? (${personName})`,
  'gu',
);

const ofContact = new RegExp(
  `(?<!\\p{L})(?:[Cc]ontact(?: person)?|[Cc]ontacto)(?: is|:| es| should be) (${personName})(?=[,.\\n]|$)`,
  'gu',
);
/** "Contact person is dee", "the contact should be our manager sal": names as people type them. */
const typedContact =
  /(?<!\p{L})contact(?:o)?(?: person| name)?(?: is|:| es| should be| as| to)+ (?:(?:my|our|mi|nuestr[oa]) (manager|agent|publicist|booker|mánager|agente)(?: is)?,? )?((?!(?:my|our|me|us|the|this|that|here|as|on|at|by|via|in|not|email|phone|below|above|same|still|still|wrong|missing|mi|nuestr[oa]|el|la|lo)(?!\p{L}))\p{Ll}{2,}(?: (?!(?:and|at|on|or|pls|please|not)(?!\p{L}))\p{Ll}{2,})?)(?=\s*(?:$|[,.;!\n(]|please|pls))/giu;

/** Texts in which the name of such a contact has its capitals. */
function withContactNamed(texts: string): string {
  return texts.replace(typedContact, (words, role: string | undefined, name: string) => {
    const named = name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
    return role === undefined ? `${words.slice(0, -name.length)}${named}` : `our ${role} ${named}`;
  });
}

/** Reads a prompt's data: profile, kept facts, recalled messages, summary and this conversation. */
export function readKnown(request: ModelRequest, conversation: Conversation): Known {
  const { artist, askedOn, today } = conversation;
  const asked = conversation.asked.map((text, at) => asSentence(withoutPassage(text), conversation.heard[at] ?? ''));
  const { kept, earlier } = readMemory(request);
  const facts = keptFacts(kept);
  const language = languageOf(asked);
  const texts = [...earlier.map(({ said }) => said), ...asked];
  const all = texts.join('\n');
  const current = texts.map(withoutEarlierWorks).map((text) => text.replace(pastedBioIn(text) || /(?!)/u, ''));
  const work = workAskedAbout(asked);
  const room = readRoom(request);
  const said = showsOf(current, today);
  // The profile's song isn't what a tour is called.
  const ofProfile = said.length > 1 ? '' : artist.songTitle;
  const title = work?.title ?? room?.title ?? valueOf(facts, 'release', '') ?? ofProfile;
  // The room only describes its own release, not another one that the artist named.
  const ofTitle = room?.title === title ? room : null;
  const introduced = personIn(texts);
  // "Soy Sol" by Sol Marín doesn't introduce another name.
  const person = artist.name.startsWith(`${introduced} `) ? artist.name : introduced;
  const name = artist.name || person;
  const self = [artist.name, person, 'me', 'I', ...membersIn(texts)];
  const quotes = texts.flatMap((text) =>
    quotesIn(text, [...self, ...peopleNamed(artist.name)])
      .map((quote) => ({ ...quote, by: wholeNameOf(quote.by, artist.name) }))
      .map((quote) => withWork(quote, text, title, language)),
  );
  const earlierQuotes = keptQuotes(facts, [title, artist.songTitle, artist.name]);
  const nights = nightDetails(
    withNewVenues(said.length > 0 ? said : (ofTitle?.shows ?? []), current),
    texts.map(withoutQuestions),
    today,
  );
  const shows = withSoldOut(withGuests(withHomeTown(nights.shows, artist.location), current), current);
  const isConcertDay = shows.length > 0 || (conversation.date?.isOfConcert ?? false);
  const keptDay = valueOf(facts, 'releaseDate', title);
  const [keptOn] = keptDay ? findDays(keptDay, today) : [];
  const typed = textsOf(request.messages, 'user').flatMap((turn) => segmentsOf(ownWords(turn)).map(({ text }) => text));
  const group = groupOf(name, typed, language);
  const member = group === '' ? undefined : memberOf(name, person, typed);
  const focusSong = focusSongIn(current);
  const sound = soundIn(current);
  const credits = creditsIn(current);
  const isOtherNamed = title !== '' || shows.length > 0;
  const bSide = language === 'en' ? bSideIn(current) : '';
  const dated = asked.map((text, index) => ({ text, day: askedOn[index] ?? today }));
  const reported = crisisFacts(dated, language);
  const crisis =
    language === 'es' && reported?.isConcertOff === true
      ? withNightsOffNamed(reported, [
          showsOf(
            current.filter((text) => !saysConcertIsOff(text)),
            today,
          ),
          shows,
        ])
      : reported;
  const hidden = privateNames(asked);
  const unnamed = crisis?.unnamed ?? hidden.map((one) => one.name);
  const [, contactRole = '', contactName = ''] = [...withContactNamed(all).matchAll(contact)].at(-1) ?? [];
  return {
    language,
    room,
    plans: readPlans(request),
    name,
    pronoun: group === '' ? pronounOf(typed, name) : 'they',
    theirs: theirsIn(typed),
    group,
    person,
    genre: genreOfSong(current) || artist.genre,
    place: artist.location,
    title,
    focusSong,
    remixer: remixerOf(title, texts),
    format:
      formatCorrected(asked) ??
      work?.format ??
      ofTitle?.format ??
      formatOf(valueOf(facts, 'releaseKind', title)) ??
      kindOf(title, asked, conversation),
    // Two days may be meant.
    day:
      conversation.whichDay !== ''
        ? null
        : ((conversation.releaseDate ?? (isConcertDay ? keptOn : (conversation.date ?? keptOn)))?.day ??
          ofTitle?.day ??
          null),
    isDayOpen: conversation.whichDay !== '',
    isOutNow: current.some((text) => saysOutNow(text)),
    concertDay: conversation.date?.isOfConcert ? conversation.date.day : null,
    about: withoutHidden(
      aboutIn(focusSong ? withoutFocusSong(current) : current) || (valueOf(facts, 'story', title) ?? ''),
      hidden,
      language,
    ),
    mood: sound.mood || (valueOf(facts, 'mood', title) ?? ''),
    instruments: sound.instruments,
    promotion: promotionIn(current),
    photoLink: lastOf(all, ofPhotos),
    label: labelIn(texts) || (valueOf(facts, 'label', title) ?? ''),
    soundsLike: conversation.soundsLike || (valueOf(facts, 'forFansOf', '') ?? ''),
    listenLink:
      linkIn(asked) ||
      valueOf(facts, 'listenLink', title) ||
      ofTitle?.listenLink ||
      (title === artist.songTitle ? artist.songLink : ''),
    links: [artist.website, artist.spotifyUrl, artist.instagramUrl, artist.twitterUrl].filter(Boolean),
    email: ownEmailIn(texts) || (valueOf(facts, 'email', '') ?? ''),
    phone:
      lastOf(
        all,
        /(?:phone|number|call|ring|mobile|tel|contact|teléfono|número|móvil|contacto)[^\n]{0,50}?(?<![\w@.-])(\+?\d[\d ()-]{6,18}\d)(?![\w@-])/giu,
      ) ||
      (valueOf(facts, 'phone', '') ?? ''),
    contactName: contactName || lastOf(withContactNamed(all), ofContact) || artist.manager || person,
    contactRole: contactName ? contactRole.toLowerCase() : artist.manager === '' ? '' : 'manager',
    contact: asked.map(contactIn).findLast((found) => found !== null) ?? null,
    recipient: recipientOf(conversation.question, name),
    outlet: outletIn(asked),
    radioShow: asked.map(showNamed).findLast(Boolean) ?? '',
    newsSince: language === 'en' ? newsSinceIn(conversation.question) : '',
    isThanks: thanksGuests(conversation.question),
    wroteOn: wroteOn(conversation.question, today),
    credits,
    recordWord: language === 'en' && formatCorrected(asked) === null ? recordWordIn(current) : '',
    tracks: language === 'en' ? trackCountIn(current) : songCountIn(current),
    statements: withoutLeftOut(
      [
        ...new Set(
          withTrackCount(
            withCredits(
              withNewerYears(
                current
                  .flatMap((text, at) => factsStated(text, name, languageOf(current.slice(0, at + 1)), member))
                  .filter((one) => !isOfLead(one, conversation.leads)),
              ),
              language === 'en' ? credits : [],
              current,
            ),
            current,
          ),
        ),
        ...(language === 'en' ? asked.flatMap((text) => factsOfPastedBio(text, name)) : []),
        ...(bSide === '' ? [] : [`The B-side is “${bSide}”.`]),
        ...(title === '' || labelIn(texts) !== '' ? [] : [selfReleasedIn(current)].filter(Boolean)),
        ...conversation.leads.filter((one) => one.title !== title).map((one) => leadFactIn(language, one)),
      ],
      asked,
    )
      .flatMap((one) => withoutAge([one], asked))
      .map((one) => (language === 'es' ? withPlayer(one, person, name) : one))
      .filter((one) => !saysKeptOut(one, unnamed, crisis?.keptOut ?? [])),
    ownWords: language === 'es' ? current.flatMap(ownWording) : [],
    coverage: [...new Set(texts.flatMap(earlierWorks).flatMap((text) => factsStated(text, name, language)))],
    ownQuote: [...earlierQuotes, ...quotes].findLast(({ isOwn }) => isOwn) ?? null,
    praise: uniqueQuotes([...quotes, ...earlierQuotes].filter(({ isOwn }) => !isOwn)).slice(0, 4),
    shows,
    headliner: language === 'en' && shows.length === 1 ? headlinerIn(current) : '',
    gig: ticketsOf(shows, nights.ofAll, language),
    onSale: shows.length > 0 ? onSaleIn(texts, today) : null,
    lineUp: crisis === null ? lineUpFacts(dated, language) : null,
    ownNews: crisis ? null : ownNewsOf(current, isOtherNamed, { name, language, year: yearOf(today) }),
    crisis,
    expected: answersWithoutAge(expectedQuestions(asked, language), asked),
  };
}

/** What a work is about without the names that stay out: "my nan Doreen" is "my nan". */
function withoutHidden(about: string, hidden: ReturnType<typeof privateNames>, language: Language): string {
  const told = withoutNames(about, hidden, language);
  return /^\p{Ll}/u.test(about) ? lowerFirst(told) : told;
}

/** Whether a fact has a name, or says something, that the artist wants to stay out of every text. */
function saysKeptOut(fact: string, names: readonly string[], topics: readonly string[]): boolean {
  return (
    names.some((called) => fact.includes(called)) ||
    topics.some((topic) => (isAmount(topic) ? withoutAmount(fact)[0] !== fact : hasWords(fact, topic)))
  );
}

function yearOf(day: Day): number {
  return Number(isoDay(day).slice(0, 4));
}

/** The artist isn't written to: a manager may say what they are called. */
function recipientOf(message: string, artist: string): string {
  const recipient = recipientIn(message);
  return recipient !== '' && artist.includes(recipient) ? '' : recipient;
}

/** The newest kept value of a kind that is about `subject`, or about nothing in particular. */
function valueOf(facts: readonly KeptFact[], kind: KeptFact['kind'], subject: string): string | undefined {
  return facts.findLast(
    (fact) => fact.kind === kind && (fact.subject === '' || subject === '' || fact.subject === subject),
  )?.value;
}

/** Kept quotes by the artist have no subject, or their name, or the release they are about. */
function keptQuotes(facts: readonly KeptFact[], own: readonly string[]): SaidQuote[] {
  const titles = new Set([
    ...own.filter(Boolean),
    ...facts.flatMap(({ kind, value }) => (kind === 'release' ? [value] : [])),
  ]);
  return facts
    .filter(({ kind }) => kind === 'quote')
    .map(({ subject, value }) => {
      const isOwn = subject === '' || titles.has(subject);
      return { words: bare(value), by: isOwn ? '' : subject, isOwn };
    });
}

/** Praise of another work than the one that texts are about says so: "Bonnie Drake, on “Feed Store Credit”". */
function withWork(quote: SaidQuote, text: string, title: string, language: Language): SaidQuote {
  const of = lastNamedWork(text)?.title ?? '';
  if (quote.isOwn || of === '' || title === '' || of === title) return quote;
  return { ...quote, by: `${quote.by}, ${language === 'es' ? `sobre «${of}»` : `on “${of}”`}` };
}

/** Merges quotes that were both said here and kept. */
function uniqueQuotes(quotes: readonly SaidQuote[]): SaidQuote[] {
  return [
    ...new Map(quotes.toReversed().map((quote) => [bare(quote.words).toLowerCase(), quote])).values(),
  ].toReversed();
}

function bare(words: string): string {
  return words.replace(/^["“«]|["”»]$/g, '');
}

/** "The lead single is Copper Kiln", which is told with its day. */
function isOfLead(fact: string, leads: Conversation['leads']): boolean {
  return (
    /^(?:The|Their) (?:first|second|third|fourth|lead) single(?!\p{L})/u.test(fact) &&
    leads.some(({ title }) => fact.includes(title))
  );
}

/** The kind of work that messages speak of; of several works, only the messages that name this one tell. */
function kindOf(title: string, asked: readonly string[], { work }: Conversation): NamedWork['format'] {
  if (namedWorks(asked.join('\n')).length < 2) return work;
  return (
    asked
      .filter((text) => text.includes(title))
      .map(readWork)
      .findLast((kind) => kind !== null) ?? null
  );
}

/** "It's an album, actually." */
function formatCorrected(texts: readonly string[]): NamedWork['format'] {
  const said = lastOf(
    texts.join('\n'),
    /(?:^|[.!?,\n] ?)(?:(?:sorry|no|well|oh),? )?(?:(?:it|that)(?:['’]?s| is)|es)(?: actually| really| now)? (?:an?|un) (single|EP|album|sencillo|álbum)(?=,? (?:actually|really|now|instead|en realidad|not|no)|[.!?\n]|$)/giu,
  );
  return formatOf({ sencillo: 'single', álbum: 'album' }[said.toLowerCase()] ?? said);
}

function formatOf(value: string | undefined): NamedWork['format'] {
  const word = value?.toLowerCase();
  if (word === 'ep') return 'EP';
  return word === 'single' || word === 'album' ? word : null;
}

function lastOf(text: string, pattern: RegExp): string {
  return [...text.matchAll(pattern)].at(-1)?.[1]?.trim() ?? '';
}
