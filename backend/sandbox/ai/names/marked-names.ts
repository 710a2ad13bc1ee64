import { type Day, findDays, months, weekdays } from '../calendar.js';
import { isWriting, meaningOf } from '../intents/meaning.js';
import type { Language } from '../reading/language.js';
import { isAboutArtist } from '../reading/people/self-names.js';
import { gigDetailsIn } from '../reading/concerts/gig-details.js';
import { isKnownTown } from '../reading/concerts/towns.js';
import { looksLikeHall } from '../reading/concerts/venue-words.js';
import { namedDate, type Said } from '../named-date.js';
import { showsIn, speaksOfShows } from '../reading/shows.js';
import { releasedBefore } from '../reading/works/past-works.js';
import { withoutEarlierWorks } from '../reading/works/earlier-works.js';
import { isOthersName } from '../reading/works/others-names.js';
import { lastNamedWork, withoutAddedSongs } from '../reading/works/titles.js';
import type { FoundName } from '../learning/name-tagger.js';
import { focusSongIn } from '../reading/works/focus-song.js';
import { leadsNamed } from '../reading/works/lead-singles.js';
import { remembered } from '../remembered.js';
import { namesIn } from './names-in.js';

/** How sure the tagger must be of a name, and of a title if the rules read another one. */
const sure = 10;
const surer = 16;
/** A title that is also a town, or in a message that speaks of no release. */
const surest = 30;

/** What messages tell or want that may name the coming release. */
const namesTitle = new Set(
  'tell-release tell-about tell-correction tell-show tell-person tell-press tell-quote tell-other make-plan greet excited'.split(
    ' ',
  ),
);
/** Words that are hardly ever titles where they look like one. */
const notTitles = new RegExp(
  `^(?:(?:my|our|the|mi|nuestro) (?:new |debut )?(?:ep|single|album|song|track|record|disco|tema)|(?:single|sencillo|canci[oó]n|tema|disco|[aá]lbum|ep) de .*|${[...months, ...weekdays].join('|')}|(?:the )?focus(?: track| single)?|spotify|instagram|tiktok|youtube|bandcamp|soundcloud|facebook|apple music|radio|press|djs?|blogs?|(?:which|what) (?:of|ones?|day|date|time|else)(?: .*)?|oh (?:dear|god|no|my|yes|well|wait)(?: .*)?|cuál(?:es)? de(?: .*)?|today|tomorrow|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy)$`,
  'iu',
);

/** The rules read a title in small letters too far: "no sleep till Sunday its". */
const runsOn = / (?:its|it['’]s|it|is|and|out|so|this|thats|that|on|at|in|but|too|coming|comes|y|que|sale)$/iu;

/** No title ends so before another word: "cartas a la" of "cartas a la vecina". */
const cutOff = / (?:la|el|los|las|un|una|de|del|al|the|of|my|mi|tu|su)$/iu;

/** Nights of a tour look like titles beside their days. */
const ofTour = /(?<!\p{L})(?:tour|gira)(?!\p{L})/iu;

/** Words for a release. */
const ofRelease =
  /(?<!\p{L})(?:singles?|songs?|tracks?|tunes?|eps?|albums?|records?|lps?|mixtape|tape|demo|titled?|called|named|renamed?|name|releas\p{L}+|pitch\p{L}*|out|drop\p{L}*|land\p{L}*|lead|premiere|debut|new one|sencillo|canción|cancion|tema|disco|álbum|rola|título|titulo|llama\p{L}*|sale|saco|sacamos|estreno|lanz\p{L}+|nuev[oa])(?!\p{L})/iu;

/** What is in quotes already, the rules read. */
const hasQuotes = /["“«][^"“”«»\n]+["”»]/u;

/**
 * A message as the rules can read it: with its title in quotes, and with the title, day, concert or support acts that they still
 * don't find said once more in plain words.
 * @param typed the words as the artist typed them; names are taken from there
 * @param plain the same words in plain language
 */
export function withNamesMarked(
  typed: string,
  plain: string,
  language: Language,
  said: readonly Said[],
  today: Day,
): string {
  return marked(typed, plain, language, monthNamedLast(said, today), placesTold(typed, said), today);
}

/** The words of a message that earlier ones have in a list of concerts: "Lastrina es el sábado 6" is no title. */
function placesTold(typed: string, said: readonly Said[]): string[] {
  const lists = said.map(({ text }) => text).filter(speaksOfShows);
  if (lists.length === 0 || lastNamedWork(said.map(({ text }) => text).join('\n')) !== null) return [];
  const words = typed.match(/(?<!\p{L})\p{Lu}[\p{L}'’-]+/gu) ?? [];
  return words.filter((one) => lists.some((list) => list.includes(one)));
}

/**
 * @param month the month of the last day that was named before; `''` if there is none to come
 * @param places words of places that were told before
 */
const marked = remembered(
  (typed: string, plain: string, language: Language, month: string, places: readonly string[], today: Day): string => {
    const names = namesIn(typed, language, sure);
    if (names.length === 0) return plain;
    const intent = meaningOf(typed, language)?.intent ?? '';
    const mayNameTitle = intent === '' || namesTitle.has(intent) || isWriting(intent);
    const titles = names.filter(
      ({ margin, text }) => (!isWriting(intent) || margin >= surer) && !places.some((place) => text.startsWith(place)),
    );
    const isOfOthers = ofTour.test(typed) || (supports.test(typed) && !ofRelease.test(typed.replace(ofAct, '')));
    const titled = mayNameTitle && !isOfOthers && !hasQuotes.test(plain) ? withTitle(plain, titles, language) : plain;
    const dated =
      intent === 'tell-release' || isWriting(intent) ? withReleaseDay(titled, names, language, today) : titled;
    const text = withConcert(dated, names, language, month, today);
    const venues = showsIn(text, today).map(({ venue }) => venue);
    return withSupport(
      text,
      names.filter((one) => !venues.includes(one.text)),
      language,
    );
  },
);

/** The acts that a message says are supporting, if the rules read none. */
function withSupport(text: string, names: readonly FoundName[], language: Language): string {
  const acts = names
    .filter(({ kind }) => kind === 'band' || (kind === 'title' && !ofRelease.test(text)))
    .map((name) => name.text);
  if (acts.length === 0 || !supports.test(text) || /\?\s*$/u.test(text)) return text;
  if (gigDetailsIn([text]).support !== '') return text;
  return `${ended(text)} ${language === 'es' ? 'Teloneros' : 'Support'}: ${acts.join(language === 'es' ? ' y ' : ' and ')}.`;
}

const supports =
  /(?<!\p{L})(?:support(?:s|ed|ing)?|opening (?:for us|up|act|band)|(?:will|going to|agreed to) open|opens(?= (?:for us|up|the|both|all)|[.,;!\n]|$)|opener|openers|first on|warm(?:s|ing)? up|telone\p{L}*|abre para nosotros)(?!\p{L})/iu;

/** "A fiddle player called Catriona MacInnes": no title. */
const ofAct =
  /(?<!\p{L})(?:player|singer|songwriter|band|bands|duo|trio|quartet|act|artist|guitarist|fiddler|pianist|drummer|rapper|poet|comedian|dj|group|project|friend|mate|woman|man|girl|guy|lad|kid|person) (?:called|named)(?!\p{L})/giu;

const comesOut =
  /(?<!\p{L})(?:out|drop(?:s|ping)?|releas\p{L}+|land(?:s|ing)|com(?:es|ing)|due|launch\p{L}*|single|ep|album|lp|song|track|sale|sacamos|saco|estren\p{L}+|lanz\p{L}+|disco|sencillo|canción|tema)(?!\p{L})/iu;

/** The day of a message that names only one and no venue: the rules want it beside certain words. */
function withReleaseDay(text: string, names: readonly FoundName[], language: Language, today: Day): string {
  const [day, ...days] = names.filter(({ kind }) => kind === 'day');
  const isOfNight = names.some(({ kind }) => kind === 'venue') || ofTour.test(text) || speaksOfShows(text);
  if (!day || days.length > 0 || isOfNight || /\?\s*$/u.test(text)) return text;
  if (namedDate([{ text, before: '', day: today }])) return text;
  const date = day.text.replace(/^(?:on|el) /iu, '');
  const more = `${ended(text)} ${language === 'es' ? `Sale el ${date}.` : `It’s out on ${date}.`}`;
  const found = namedDate([{ text: more, before: '', day: today }]);
  return found && found.day >= today && comesOut.test(text) ? more : text;
}

/** "Abre una piba que se llama Juli Ferreyra" names a person or an act. */
const ofActor =
  /(?<!\p{L})(?:piba|pibe|chica|chico|chaval|chavala|blog|revista|web|página|radio|emisora|medio|programa|periódico|diario|podcast|niñ[oa]|joven|señora?|guardia|fan|cantante|bajista|baterista|guitarrista|chava|chavo|mina|tipa|tipo|muchach[oa]|mujer|amig[oa]|colega|prim[oa]|herman[oa]|músic[oa]|cantautora?|artista|solista|dj|raper[oa]|banda|grupo|dúo|trío|cuarteto|colectivo)(?: [^.!?\n, ]{1,20}){0,3}?[,.?!]* (?:(?:que |y )?se llaman?|llamad[oa]s?) \W*$/iu;

/** "The blog is called Sugar Static and the writer is called Ada": whom a text is for. */
const ofReaders =
  /(?<!\p{L})(?:blog|magazine|mag|(?:web|fan)?zine|(?:web)?site|paper|newspaper|station|show|programme|podcast|outlet|channel|playlist|one (?:i|we)(?: [\p{L}’']+){1,3}|editor|writer|journalist|blogger|presenter|host|dj|reviewer|critic|person|guy|woman|man|lady)(?: (?:there|[^.,!?\n]{0,25}?))?(?:['’]?s| is|,)(?: (?:called|named))? ?$/iu;

/** "The cellist is now Clara Hoyer". */
const ofMember =
  /(?<!\p{L})(?:\p{L}+(?:ist|cian)|singer|drummer|player|conductor|director|producer|manager|member|composer|rapper|mc|cantante|baterista|batero|bajista|guitarrista|violinista|directora?|productora?)(?: \p{Ll}+){0,4} (?:is|['’]s|was|will be|became|es|será)(?: now| currently| ahora)?[: ]*["“«]?$/iu;

/** "My manager is called Kev Olu": what isn't music has a name, too. */
const calledSo =
  /(?<!\p{L})(?:my|our|his|her|their|the) (?<what>(?:[\p{L}-]+ ){0,5}?[\p{L}-]+)(?: is| was|['’]s) (?:called|named) ["“«']?$/iu;
const isMusic =
  /^(?:singles?|songs?|tracks?|tunes?|eps?|albums?|records?|lps?|mixtape|tape|demo|release|debut|one|first|second|third|fourth|next|last|cover|remix|video|piece|suite|lead|title|collection|instrumental|project|follow-?up|opener|closer|cassette|seven-inch|set|cycle|symphony|opera|musical|score|soundtrack)$/iu;

function isOfOther(before: string): boolean {
  const what = calledSo.exec(before)?.groups?.['what'];
  return what !== undefined && !what.split(' ').some((word) => isMusic.test(word));
}

/** "We are Côr y Bont", "my name's Kez Adeyo": the artist. */
const ofSelf =
  /(?<!\p{L})(?:we(?:['’]?re| are)|I(?:['’]m| am)|(?:my|our|band|artist|stage|choir|group)(?:['’]?s)? name(?:['’]?s| is)|soy|somos|me llamo|nos llamamos)(?: (?:called|named|the|el|la|los|las))? ["“«']?$/iu;

function isOfSelf(before: string): boolean {
  return ofSelf.test(before) || (/,? name(?:['’]?s| is) $/iu.test(before) && isAboutArtist(before));
}

/** Whether a name is that of a blog, a show or someone there. */
function isOfReader(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const before = text.slice(0, Math.max(0, at));
  return at > 0 && (ofReaders.test(before.replace(/["“«]$/u, '')) || isOthersName(before));
}

function withTitle(text: string, names: readonly FoundName[], language: Language): string {
  const titles = names
    .filter(({ kind }) => kind === 'title')
    .map((name) => ({ ...name, text: name.text.replace(/^['’‘(]|['’)]$/gu, '') }));
  const [title] = titles;
  const known = lastNamedWork(text)?.title ?? '';
  if (title && (isOfReader(text, title.text) || ofMember.test(text.slice(0, text.indexOf(title.text))))) return text;
  const before = title ? text.slice(0, text.indexOf(title.text)) : '';
  if (isOfSelf(before) || isOfOther(before)) return text;
  // "Support from Nell Parry and Bad Weather".
  if (title && includes(gigDetailsIn([text]).support, title.text)) return text;
  if (!title || titles.some((one) => one.text !== title.text) || notTitles.test(title.text)) return text;
  if (!includes(withoutAddedSongs(withoutEarlierWorks(text)).replace(releasedBefore, ''), title.text)) return text;
  if (cutOff.test(title.text) && /^ \p{L}/u.test(text.split(title.text)[1] ?? '')) return text;
  if (isKnownTown(title.text) && title.margin < surest) return text;
  if (ofActor.test(text.slice(0, text.toLowerCase().indexOf(title.text.toLowerCase())))) return text;
  if (
    /^,? (?:y|que) (?:se (?:va|muda|marcha|fue|ha ido)|deja|nos deja)(?!\p{L})/iu.test(text.split(title.text)[1] ?? '')
  )
    return text;
  // The song of a record that is proposed to playlists isn't the record.
  if (focusSongIn([text])?.title === title.text) return text;
  if (leadsNamed(text).some((one) => isSame(one.title, title.text))) return text;
  // The new song of a concert, which is no release.
  if (text.includes(`(${title.text})`)) return text;
  const isPart = known !== '' && (includes(known, title.text) || includes(title.text, known));
  if (isPart && !runsOn.test(known)) return text;
  const isEarlier = names.some(({ kind, text: other }) => kind === 'earlier title' && isSame(other, known));
  if (known !== '' && title.margin < surer && !isEarlier) return text;
  if (known === '' && title.margin < surest && !ofRelease.test(text)) return text;
  const marked = inQuotes(text, title.text, language);
  if (isSame(lastNamedWork(marked)?.title ?? '', title.text) || /\?\s*$/u.test(text)) return marked;
  const said = `${ended(text)} ${language === 'es' ? `Se llama «${title.text}».` : `It’s called “${title.text}”.`}`;
  return isSame(lastNamedWork(withoutEarlierWorks(said))?.title ?? '', title.text) ? said : text;
}

/** The concert of a message that names its only venue and day, if the rules find none. */
function withConcert(text: string, names: readonly FoundName[], language: Language, month: string, today: Day): string {
  const of = (kind: FoundName['kind']): FoundName[] => names.filter((name) => name.kind === kind);
  const [venue, ...venues] = of('venue');
  const [place, ...places] = of('place');
  const [day, ...days] = of('day');
  if (!venue || !day || venues.length + places.length + days.length > 0 || /\?\s*$/u.test(text)) return text;
  if (showsIn(text, today, true).length > 0 || !isWhere(text, venue.text) || wasWritten.test(text)) return text;
  const where = [venue.text, place?.text].filter(Boolean).join(', ');
  const date = withMonth(day.text.replace(/^(?:on|el) /iu, ''), month);
  const said = `${ended(text)} ${language === 'es' ? `Tocamos en ${where} el ${date}.` : `We play at ${where} on ${date}.`}`;
  return new Set(showsIn(said, today, true).map((show) => show.day)).size === 1 ? said : text;
}

/** "A blogger at Gold Flake Paper I wrote to on the 17th": a day without a concert. */
const wasWritten =
  /(?<!\p{L})(?:wrote|written|e-?mailed|messaged|pitched|sent|submitted|contacted|dmed|dm['’]?d|escribí|escribimos|mandé|mandamos|envié|enviamos) [^.!?\n]{0,50}(?<!\p{L})(?:on|el)(?!\p{L})/iu;

/** "Out 22 January, recorded at The Mill": where a record was made. */
const madeAt =
  /(?<!\p{L})(?:record\p{L}*|track(?:ed|ing)|mix(?:ed|ing)|master(?:ed|ing)|produced|engineered|made|cut|film(?:ed|ing)|shot|shoot(?:ing)?|written|wrote|rehears\p{L}+|demoed|practi[cs]\p{L}+|grab\p{L}+|mezcl\p{L}+|masteriz\p{L}+|produ[cj]\p{L}+|film[aóé]\p{L}*|rodad[oa]s?|hech[oa]s?|hicimos|escrit[oa]s?|escribí|escribimos|compuest[oa]s?|ensay\p{L}+)(?: [^\s.!?;:,\n]+){0,8}? (?:at|in|en)(?: (?:the|el|la|los|las))? ?$/iu;

/** Whether the words before a name say that it is a place for a concert: not "I sent it to Steve Lamacq". */
function isWhere(text: string, venue: string): boolean {
  const before = text.slice(0, Math.max(0, text.toLowerCase().indexOf(venue.toLowerCase())));
  if (madeAt.test(before)) return false;
  return looksLikeHall(venue) || /(?<!\p{L})(?:at|in|the|play(?:ing)?|en|el|la|sala|@|[,:–—-]) ?$/iu.test(before);
}

/** "The 21st", with the month that was named last. */
function withMonth(day: string, month: string): string {
  const date = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/iu.exec(day)?.[1];
  return date === undefined || month === '' ? day : `${date} ${month}`;
}

function monthNamedLast(said: readonly Said[], today: Day): string {
  const last = said.flatMap(({ text, day }) => findDays(text, day)).at(-1)?.day;
  return last === undefined || last < today ? '' : (months[new Date(last * 86_400_000).getUTCMonth()] ?? '');
}

function inQuotes(text: string, title: string, language: Language): string {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  if (at === -1 || /["“«‘']$/u.test(text.slice(0, at))) return text;
  const [opening, closing] = language === 'es' ? '«»' : '“”';
  return `${text.slice(0, at)}${opening}${title}${closing}${text.slice(at + title.length)}`;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function includes(whole: string, part: string): boolean {
  return whole.toLowerCase().includes(part.toLowerCase());
}

function ended(text: string): string {
  return /[.!?…]\s*$/u.test(text) ? text.trimEnd() : `${text.trimEnd()}.`;
}
