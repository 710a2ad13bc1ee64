import { type Day, longDay, spanishDay } from '../../calendar.js';
import { upperFirst } from '../../first-letters.js';
import { isRequest, meaningsOf } from '../../intents/meaning.js';
import { periodsSet } from '../changes/counts-corrected.js';
import type { Language } from '../language.js';
import { withoutComplaint } from '../tone-complaints.js';
import { lastNamedWork } from '../works/titles.js';
import { cutTopics } from '../../writing/cuts/cut-topics.js';
import { isSaidOfText } from '../../writing/prose/said-of-text.js';
import {
  correctedDay,
  movedConcertIn,
  movesConcert,
  withCorrectedDay,
  withLongDays,
  withNewestDay,
  withoutWish,
} from './concert-moved.js';
import { isOnlyConcertOff, speaksOfEmergency } from './concert-off.js';
import { clausesIn } from './clauses.js';
import { harm } from './crisis.js';
import { withoutCut } from './cut-clauses.js';
import { withDates } from './dates-in-words.js';
import { deniedRumour } from './denied-rumours.js';
import { more, partFor } from './kinds-of-facts.js';
import { introducedIn, privateNames, withoutNames } from './private-names.js';
import { isWishForText } from './text-wishes.js';
import {
  asPostponed,
  isPostponed,
  withDateJoined,
  saysNewDate,
  withGivenDate,
  withoutHopes,
  withShowNamed,
  withSubject,
} from './shows-off.js';
import { softened, softerWords } from './softer-words.js';
import { isTicketTermGone } from './ticket-terms.js';
import { putRight, withPutRight } from './put-right.js';
import {
  isStandIn,
  isTheft,
  whoIsAway,
  withAbsentNamed,
  withoutSearch,
  withTailsJoined,
  withVehicleNamed,
} from './plain-news.js';
import { reportsTrouble } from './trouble.js';
import { unnamedThings, withoutThings } from './unnamed-things.js';

/** Facts for a statement: the artist's own sentences, sorted and unchanged except for dates instead of "last night". */
export interface CrisisFacts {
  /** How the people concerned are. */
  people: string[];
  happened: string[];
  /** What the artist is doing now, and what ticket holders need to know. */
  doing: string[];
  /** When they will say more, with its preposition: "on Thursday at noon". */
  moreBy: string;
  /** Facts added by the newest message; empty for the message that reported the crisis. */
  added: string[];
  /** Whether all that happened is that others say something that isn't so. */
  isRumour: boolean;
  /** Whether all that happened is that a concert doesn't take place. */
  isConcertOff: boolean;
  /** Whether what happened is that a concert has another day. */
  isConcertMoved: boolean;
  /** Whether things were stolen, or someone else plays in a member's place: nobody came to harm, and the news is told plainly. */
  isPlain: boolean;
  /** Names that stay out of every text. */
  unnamed: string[];
  /** What else the artist wants out of every text, in their words: "the laptop". */
  keptOut: string[];
}

/** A message by the artist and its day. */
export interface DatedText {
  text: string;
  day: Day;
}

/** Sorts what the artist has said since something happened; null if nothing did. */
export function crisisFacts(texts: readonly DatedText[], language: Language): CrisisFacts | null {
  const first = startOf(texts, language);
  if (first === -1) return null;
  const facts = { people: [] as string[], happened: [] as string[], doing: [] as string[] };
  let moreBy = '';
  let added: string[] = [];
  let softer = '';
  const cut: string[] = [];
  const corrections: { from: string; to: string }[] = [];
  let role = '';
  let isOn = true;
  let isRumour = false;
  const since = texts.slice(first).map(({ text }) => text);
  const hidden = privateNames(since);
  const things = unnamedThings(since);
  let moved = movedConcertIn(texts.slice(first));
  for (const [at, { text, day }] of texts.slice(first).entries()) {
    added = [];
    isOn = isAbout(text, isOn, language);
    if (!isOn) continue;
    const rumour = at === 0 ? rumourAlone(text, language) : null;
    // "Only the drummer is leaving" is no wish for other words.
    const wordsFor = (one: string): string => (rumour === null ? softerWords(one, language) : '');
    softer = wordsFor(text) || softer;
    if (at > 0) cut.push(...cutTopics(text));
    role ||= introducedIn(text).at(-1)?.role ?? '';
    const earlier = texts.slice(first, first + at).map((one) => one.text);
    isRumour ||= rumour !== null;
    const movedBefore = moved;
    if (moved && at > 0) moved = withCorrectedDay(moved, text, day);
    if (moved && moved.to !== movedBefore?.to) added.push(longDayIn(moved.to, language));
    const told = rumour?.text ?? (at > 0 ? withoutComplaint(text) : moved ? withoutWish(text) : text);
    for (const clause of withGivenDate(withDateJoined(withShowNamed(withTailsJoined(clausesIn(told)))), text)) {
      const right = at > 0 ? putRight(clause, earlier.join('\n')) : null;
      if (right !== null) {
        corrections.push(right);
        continue;
      }
      // "Its 5 working days not 10" is said where the other count was.
      if (periodsSet(clause).some(({ to }) => earlier.some((one) => one.includes(to)))) continue;
      const moment = more.exec(clause)?.[1]?.trim();
      if (moment === undefined && (!isFact(clause, language) || wordsFor(clause) !== '')) continue;
      if (movedBefore && at > 0 && correctedDay(clause, movedBefore, day) !== null) continue;
      const inFull =
        moved || saysNewDate.test(clause) ? withLongDays(clause, day, language) : withDates(clause, day, language);
      const dated = wellFormed(withVehicleNamed(withSubject(inFull), since));
      const words = withoutThings(withoutNames(dated, hidden, language), things, language);
      const isNews = clause === rumour?.truth || (moved !== null && movesConcert(clause));
      if (moment === undefined) facts[isNews ? 'happened' : partFor(clause)].push(words);
      else moreBy = moment;
      if (at > 0) added.push(words);
    }
  }
  const onlyMoved = isPostponed(since);
  const isGone = isTicketTermGone(since);
  const kept = (clauses: readonly string[]): string[] => {
    const right = unrepeated(clauses).map((one) => withPutRight(one, corrections));
    const told = withoutCut(softened(right, softer, language), cut).filter((one) => !isGone(one));
    return onlyMoved ? asPostponed(told) : told;
  };
  const told = kept(facts.happened).map((one) => (moved ? withNewestDay(one, moved) : one));
  const who = withoutNames(personIn(told) || role || personNamed(texts.slice(first)), hidden, language);
  // Readers don't know who "she" is, if that is how it begins.
  const absent = isStandIn(since) ? withoutNames(whoIsAway(since), hidden, language) : '';
  const happened = withoutSearch(told.map((one, at) => (at === 0 ? withName(one, who) : withAbsentNamed(one, absent))));
  return {
    people: withoutCut(unrepeated(facts.people), cut).map((one, at) => (at === 0 ? withName(one, who) : one)),
    happened,
    doing: withoutHopes(kept(facts.doing)),
    moreBy,
    added: kept(added),
    isRumour,
    isConcertOff: isOnlyConcertOff(since),
    isConcertMoved: moved !== null && !since.some(speaksOfEmergency),
    isPlain: isTheft(since) || isStandIn(since),
    unnamed: [...hidden, ...things].map(({ name }) => name),
    keptOut: cut,
  };
}

const longDayIn = (day: Day, language: Language): string => (language === 'es' ? spanishDay(day) : longDay(day));

/** A town after its venue, "in bath", and a verb without a subject, ", takes about five days". */
function wellFormed(clause: string): string {
  return clause
    .replace(
      /(?<= at (?:the )?\p{Lu}[\p{L}’' ]{2,40} in )(?!(?:the|our|my|an?|town|central|north|south|east|west)(?!\p{L}))\p{Ll}+/u,
      upperFirst,
    )
    .replace(
      /(?<= (?:on|in|off|at|near|from|outside) )\p{Ll}+(?: \p{Ll}+)? (?:street|road|lane|avenue|square|drive|close|terrace|crescent)(?!\p{L})/gu,
      (place) => place.replace(/(?<!\p{L})(?!the )\p{Ll}/gu, (letter) => letter.toUpperCase()),
    )
    .replace(/^tickets (?=(?:(?:all|are) )?still (?:good|valid)(?!\p{L}))/iu, 'tickets are ')
    .replace(/(?<=\d{4} in )\p{Ll}+(?= |,|$)/u, upperFirst)
    .replace(
      /(?<=^|, )(?=(?:drummer|bassist|singer|guitarist|pianist|keyboard player) (?:broke|has|is|got|had|was|hurt|fell|can['’]?t|lost))/u,
      'our ',
    )
    .replace(/^venue (?=has|had|is|was|got|flooded)/iu, 'the venue ')
    .replace(/^theres(?= )/iu, "there's")
    .replace(
      /(?<= (?:in|until|till|by|early|late) )(?:march|may)(?!\p{L})|(?<= (?:on|by|until|till|before|from|this|next) )(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})/gu,
      upperFirst,
    )
    .replace(/, (?=(?:takes|should take|can take|will take) (?:about|around|up to|a|some|\d))/u, ', which ')
    .replace(/, (?=(?:tarda|tardan|tardará) (?:unos|unas|hasta|entre|\d))/u, ' y ');
}

/** Talk that isn't true, if nothing else happened. */
function rumourAlone(text: string, language: Language): ReturnType<typeof deniedRumour> {
  const rumour = deniedRumour(text, language);
  return rumour === null || harm.test(rumour.text.replace(rumour.truth, '')) ? null : rumour;
}

/** Where it starts: with the message that reports it or, if none is read as a report, shortly before a statement is asked for. */
function startOf(texts: readonly DatedText[], language: Language): number {
  const reported = texts.findIndex(({ text }) => reportsTrouble(text, language));
  if (reported !== -1) return reported;
  const asking = texts.findIndex(({ text }) => asksForStatement(text, language));
  return asking < 1 ? -1 : Math.max(0, asking - 2);
}

/** In Spanish, a "comunicado" is often a press release. */
function asksForStatement(text: string, language: Language): boolean {
  return language === 'en' && meaningsOf(text, language).some(({ intent }) => intent === 'crisis-statement');
}

/** Whether a message goes on about what happened: news of a release ends it, and trouble starts it again. */
function isAbout(text: string, isOn: boolean, language: Language): boolean {
  if (reportsTrouble(text, language)) return true;
  if (ofOtherText.test(text)) return false;
  const work = lastNamedWork(text);
  return (
    isOn &&
    !(
      work &&
      work.format !== 'tour' &&
      /(?<!\p{L})(?:out|release|single|EP|album|sale|lanzamiento|disco)(?!\p{L})/iu.test(text)
    )
  );
}

/** Texts of other news than what happened: "and a tour announcement: …". */
const ofOtherText =
  /(?<!\p{L})(?:(?:an?|the|my|our|una?|el|la|mi) )(?:(?:short|new|quick|50|100|250)[ -](?:words? )?)?(?:tour announcement|press release|bio(?:graphy)?|(?:blog|radio|spotify) pitch|one[- ]?sheet|release plan|anuncio de (?:la )?gira|nota de prensa|biograf[ií]a)(?!\p{L})/iu;

/** How sure the classifier must be that a sentence is about something else. */
const surely = 0.85;
/** How sure it must be that one is a request: fewer facts look like one. */
const surelyAsked = 0.7;
const ofOthers = new Set(['tell-self', 'tell-release', 'tell-story', 'tell-genre', 'remember', 'excited', 'dont-know']);

/** "Bologna was almost sold out" sounds like the story of an empty show. */
const feelings = new Set(['empty-show', 'no-replies', 'discouraged', 'complain', 'confused', 'laugh', 'low-moment']);

/** "Y quita instagram del plan", "ni de coña": orders and exclamations. */
const spanishTalk =
  /^(?:(?:y|pero|ah|oye|vale|por cierto|porfa|por favor|también)[ ,]+)*(?:(?:quit|borr|cambi|añad|agreg|escrib|hazme|hazlo|dime|ponle|ponlo|p[oó]n que|poned que)(?:a|e|ad|ed|id)?(?:l[eoa]s?|me|nos)? (?:el|la|los|las|lo|que|un|una|instagram|al|en)(?!\p{L}).*|(?:dice|pide|quiere|prefiere) .*que no (?:pong|dig|mencion|cont|salg|aparezc)\p{L}*.*|quita lo de.*|ni de (?:coña|broma)|qué va|madre mía|no veas|menos mal|vaya (?:tela|movida|marrón)|qué (?:marrón|movida|putada|faena|mal|pena|rabia))$/iu;

/** Whether a clause states something, rather than asking for something or telling other news. */
export function isFact(clause: string, language: Language): boolean {
  if (
    spanishTalk.test(clause) ||
    isOfText.test(clause) ||
    isOfWording.test(clause) ||
    isWishForText(clause) ||
    isSaidOfText(clause)
  )
    return false;
  if (saysNewDate.test(clause)) return true;
  return !meaningsOf(clause, language).some(
    ({ intent, probability }) =>
      (probability >= surely && ofOthers.has(intent)) ||
      (probability >= surelyAsked && isRequest(intent) && !feelings.has(intent) && !statesSomething.test(clause)),
  );
}

/** "If there's anything in there that sounds like blame, get rid of it", "and a quote from Sam": about the text, too. */
const isOfWording =
  /(?<!\p{L})(?:(?:if|in case) (?:there['’]?s|there is|it has|you (?:have|put)) (?:anything|something|any|a (?:bit|part|line))|(?:anything|something|any \p{L}+) in (?:there|it) (?:that|about)|get rid of (?:it|that|them|the)|(?:and )?a quote from|put (?:that|this|it) in|redo it|make it (?:short|long|warm|soft)\p{L}*|(?:doesn['’]?t|don['’]?t|does not|do not) (?:want|like|wish)(?: \p{L}+){0,2} (?:(?:to )?know|knowing|(?:to )?find out|finding out))(?!\p{L})/iu;

/** "Correction, it's a 1989, not 1988", "(mention) it, but just one line at the end": about the text, and no sentence of it. */
const isOfText =
  /^(?:(?:small |one |another )?(?:correction|corrección)(?!\p{L})|(?:it|that|this|them|eso|esto|lo)(?= (?:but|and|in|at|too|only|just|as|pero|y|al)(?!\p{L})))|(?<!\p{L})(?:just|only|in|en|solo|sólo) (?:one|a|una) (?:short |single )?(?:line|sentence|paragraph|línea|frase)(?!\p{L})/iu;

/** Clauses that are facts whatever the classifier takes them for: it knows few sentences of this kind. */
const statesSomething =
  /^(?:(?:only|just|sólo|solo|solamente) )?(?:new date|nueva fecha|we|he|she|they|it|the|our|my|an?|one|two|someone|somebody|everyone|nobody|security|tickets?|all|si|nos|me|lo|unos?|unas?|ayer|anoche|el|la|los|las|se|nuestr\p{L}+|nadie|tod[oa]s|estamos|hemos|tocamos|hicimos)(?!\p{L})/iu;

/** Facts without those that a later one repeats word for word. */
function unrepeated(clauses: readonly string[]): string[] {
  const plain = (clause: string): string => clause.toLowerCase();
  return clauses.filter(
    (clause, at) =>
      !clauses.some(
        (other, place) =>
          place !== at && (plain(other) === plain(clause) ? place < at : plain(other).includes(plain(clause))),
      ),
  );
}

const person =
  /^((?:[Oo]ur|[Mm]y|[Tt]he|[Aa]n?|[Oo]ne of our) (?:\p{Ll}+ ){0,2}?\p{L}*(?:er|or|ist|ian|man|woman|fan|lad|guy|girl|boy|kid|friend|guard|tech|crew)(?: \p{Lu}\p{L}+){0,2})(?= \p{L})/u;

/** The first person that messages speak of: "our fiddle player". */
function personNamed(texts: readonly DatedText[]): string {
  return texts.flatMap(({ text }) => somebody.exec(text)?.[0] ?? [])[0] ?? '';
}

const somebody = /(?<!\p{L})(?:our|my) (?:\p{Ll}+ )?\p{Ll}*(?:er|ist|ian)(?: \p{Lu}\p{L}+)?(?!\p{L})/u;

/** The first person that clauses begin with: "our drummer". */
function personIn(clauses: readonly string[]): string {
  const who = clauses.flatMap((one) => person.exec(one)?.[1] ?? [])[0] ?? '';
  return who.replace(/^an? /iu, 'the ');
}

/** Names the person at the beginning of a statement, where readers don't know who "he" is: "Our drummer is safe". */
function withName(clause: string, who: string): string {
  if (who === '') return clause;
  return clause
    .replace(/^(?:he|she)(?= |['’])/iu, who)
    .replace(/^(?=(?:está|estará|sigue|va a estar)(?!\p{L}))/iu, `${who} `);
}
