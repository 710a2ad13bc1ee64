import { answerOrBlank } from './cuts/age-cut.js';
import { isTheft } from '../reading/crisis/plain-news.js';
import { upperFirst } from '../first-letters.js';
import { type Day, longDay, spanishDay } from '../calendar.js';
import { inFirstPerson } from './asked/asked-bios.js';
import { inOwnWords } from './prose/own-words.js';
import { ofArtist, possessiveOf } from './prose/continued.js';
import { subjectInThirdPerson } from './prose/told-subject.js';
import { genreWithin, genreWords } from './prose/genre-words.js';
import type { Known } from '../reading/known.js';
import type { SaidQuote } from '../reading/quotes/said-quotes.js';
import { isNamedAfterTowns, isResidency } from '../reading/concerts/residencies.js';
import { creditedOnWork } from '../reading/people/helpers-on-work.js';
import { instrument } from '../reading/sound.js';
import { onSaleWords } from '../reading/concerts/on-sale.js';
import { supportByNight } from '../reading/concerts/support-acts.js';
import type { Show } from '../reading/shows.js';

const works = {
  en: { single: 'single', album: 'album', EP: 'EP', tour: 'tour', none: 'single' },
  es: { single: 'sencillo', album: 'álbum', EP: 'EP', tour: 'gira', none: 'sencillo' },
};

/** Words that only have a capital letter because they start a sentence. */
const beginnings =
  /^(?:The|A|An|Our|My|We|I|He|She|They|It|Everyone|Nobody|No|All|Both|One|Two|Three|Four|Five|El|La|Los|Las|Un|Una|Nuestr[oa]s?|Mi|Está|Están|Todos|Todas|Nadie)(?!\p{L})/u;

/** A fact about the release, not its artist. */
const ofWork =
  /^(?:It|The (?:(?:first|second|third|fourth|lead) single,?|video|B-side|song|single|track|EP|album|record)) (?!(?:is|was) the )/u;

/** "Produced by their cousin Tolu", which the artist says of their own. */
const ownPeople = /(?<!\p{L})by their (?=\p{Ll})/u;

const ofSpanishWork =
  /^(?:Se (?:grabó|mezcló|masterizó|produjo)|(?:El|La) (?:(?:primer|segund|tercer)[oa]? (?:sencillo|canción)|adelanto)|La (?:producción|mezcla|grabación)|El máster|L[ao]s? (?:(?:ha|han) )?(?:produ|grab|mezcl|masteriz)\p{L}+)(?!\p{L})/u;
/** "Mara Quill recorded it in a lighthouse", "Mara Quill uses sounds of the sea". */
const ofMaking =
  /^ (?:also )?(?:(?:recorded|wrote|made|produced|mixed|mastered|finished|tracked|co-wrote) (?:it|this|the (?:whole )?(?:song|single|track|album|EP|record|thing))|(?:uses|samples|blends|combines|mixes|loops))(?!\p{L})/u;

/** "Brassneck Lane is a five-piece", of whom a text says before that they are a folk five-piece. */
function repeatsIntro(fact: string, { name, group, genre, place }: Known): boolean {
  const [town = ''] = place.split(',');
  if (
    town !== '' &&
    /^(?:.{1,60} (?:lives?|is based|are based) in|Vive en) ([^,.]+)\.?$/iu.exec(fact)?.[1]?.toLowerCase() ===
      town.toLowerCase()
  )
    return true;
  return group !== '' && genre !== '' && new RegExp(`^${group}\\.$`, 'u').test(fact.replace(`${name} is a `, ''));
}

/** "Their cousin Ama did backing vocals." */
const ofPlayers = new RegExp(`^${creditedOnWork.replaceAll('(?:my|our)', '(?:my|our|their)')}`, 'iu');
/** "Mara Quill plays Rhodes and sings." */
const ofPlaying = new RegExp(
  `^ (?:also )?(?:plays?|sings?|played|sang) [^.]{0,30}(?<!\\p{L})${instrument}(?: and (?:sings?|sang))?\\.$`,
  'iu',
);

function isOfPlaying(fact: string, { name, language }: Known): boolean {
  return (
    language === 'en' && ofPlaying.test(fact.startsWith(name) ? fact.slice(name.length) : fact.replace(/^They/u, ''))
  );
}

/** Whether a fact says how the release was made. */
function isAboutWork(fact: string, known: Known): boolean {
  const { name, title, language } = known;
  if (language === 'es') return ofSpanishWork.test(fact);
  if (title !== '' && isOfPlaying(fact, known)) return true;
  return (
    ofPlayers.test(fact) ||
    ofWork.test(fact) ||
    (name !== '' && fact.startsWith(name) && ofMaking.test(fact.slice(name.length)))
  );
}

/** The values for a document's template: known facts, or `""`, which the template shows as a blank. */
export function documentValues(known: Known, today: Day): Record<string, string | boolean> {
  const { language, name, place, day, format, gig, crisis } = known;
  const [statements, coverage] = [known.statements, known.coverage].map((facts) =>
    facts.filter((one) => !repeatsIntro(one, known)).map((one) => ofArtist(one, known)),
  ) as [string[], string[]];
  const inBioOrder = [...statements.filter(isOfLife), ...statements.filter((one) => !isOfLife(one)), ...coverage];
  const genre = genreWithin(known.genre, language);
  const { ofWork: genreOfWork, ...genreIn } = genreWords(known.genre, known.group, name, language);
  const show = language === 'es' ? spanishDay : longDay;
  const [first] = known.shows;
  const showDay = first?.day ?? known.concertDay ?? day;
  // "It's called the Long Way Round tour"; a single may be called "Grand Tour".
  const isTourTitle = known.title === '' || (format === null && /(?<!\p{L})(?:tour|gira)$/iu.test(known.title));
  const isTour = format === 'tour' || (isTourTitle && known.shows.length > 1);
  const starts = isTour ? (first?.day ?? day) : day;
  const act = name || (language === 'es' ? '[artista]' : '[artist]');
  return {
    name,
    genre,
    genreFirst: upperFirst(genre),
    /** "Is an indie folk artist", "makes folk and soul", and what joins the town to it. */
    ...genreIn,
    genreOfWork,
    /** "Their", before the release. */
    theirs: possessiveOf(known),
    place,
    town: (place.split(',')[0] ?? '').toUpperCase(),
    work: (!isTour && known.recordWord) || works[language][isTour ? 'tour' : (format ?? 'none')],
    /** Several songs, which a text about one of them would call by its title alone. */
    isRecord: !isTour && (format === 'EP' || format === 'album'),
    title: isTour && isNamedAfterTowns(known) ? '' : known.title,
    isTour,
    /** Not beside "It is 8 songs Mara Quill recorded in a barn." */
    tracks: isTour || statements.some((one) => one.includes(known.tracks)) ? '' : known.tracks,
    /** The only news is a single concert. */
    isGig:
      !isTour && known.title === '' && known.day === null && (known.shows.length === 1 || known.concertDay !== null),
    date: starts === null ? '' : withoutPastYear(show(starts), starts, today),
    isDayOpen: known.isDayOpen,
    today: show(today),
    isPast: starts === null ? known.isOutNow : starts < today,
    remix:
      known.remixer && (language === 'es' ? `Es un remix de ${known.remixer}.` : `It is a remix by ${known.remixer}.`),
    about: ofArtist(subjectInThirdPerson(known.about, language), known),
    /** In the artist's own words, for texts in their name. */
    aboutAsSaid: known.about,
    mood: known.mood,
    instruments: known.instruments,
    promotion: known.promotion,
    photoLink: known.photoLink,
    label: known.label,
    soundsLike: known.soundsLike,
    statements: statements.join(' '),
    oneStatement: statements[0] ?? '',
    /** For a pitch, which says what is played in a place of its own. */
    howMade:
      fewFacts(statements.filter((one) => known.instruments === '' || !isOfPlaying(one, known))) ||
      (statements[0] ?? ''),
    /** For a post in the artist's name. */
    ownStatement: inOwnWords(statements[0] ?? '', known).replace(ownPeople, 'by my '),
    /** For a text about concerts, in which "it" would be the night. */
    nightStatement: statements.find((one) => !ofWork.test(one)) ?? '',
    /** For a text in the artist's name. */
    workStatements: statements
      .filter((one) => isAboutWork(one, known))
      .map((one) =>
        language === 'es' ? inOwnWords(one, known) : inFirstPerson(one.replace(ownPeople, 'by my '), name),
      )
      .join(' '),
    /** For a text about the release that is not in the artist's name. */
    fewWorkFacts: fewFacts(statements.filter((one) => isAboutWork(one, known))),
    /** For interview notes, under the questions that they answer. */
    madeHow: statements.filter((one) => isAboutWork(one, known)).join(' '),
    whoTheyAre: statements.filter((one) => !isAboutWork(one, known)).join(' '),
    isBand: /(?<!\p{L})(?:Son|Integrantes|Tocan|Cantan)(?!\p{L})/u.test(statements.join(' ')),
    /** For a text that was written without any. */
    newStatements: statements.slice(-2).join(' '),
    /** For a short Spanish one. */
    fewFacts: fewFacts([...statements, ...coverage]),
    /** The same in two parts, since a life is told before a release: "Tiene 24 años", and then "Su sencillo …". */
    fewLifeFacts: factsThatFit(inBioOrder).filter(isOfLife).join(' '),
    fewOtherFacts: factsThatFit(inBioOrder)
      .filter((one) => !isOfLife(one))
      .join(' '),
    newsHeadline: known.ownNews?.headline ?? '',
    news: known.ownNews ? [known.ownNews.sentence, ...known.ownNews.details].join(' ') : '',
    /** The facts beside the news. */
    besideNews: statements.filter((one) => !known.ownNews || !one.includes(known.ownNews.words)).join(' '),
    coverage: coverage.join(' '),
    oneCoverage: coverage[0] ?? '',
    quote: quoted(known.ownQuote && { ...known.ownQuote, words: upperFirst(known.ownQuote.words) }, language),
    /** With the member who said it, for a text that doesn't sign it. */
    quoteSigned: quoteSigned(known),
    quoteBy: known.ownQuote?.by || known.person || act,
    praise: known.praise.map((quote) => `${quoted(quote, language)} — ${quote.by}`).join('\n\n'),
    onePraise: known.praise[0] ? `${quoted(known.praise[0], language)} — ${known.praise[0].by}` : '',
    listenLink: known.listenLink,
    links: known.links.join(' · '),
    oneLink: known.listenLink || (known.links[0] ?? ''),
    contact: [known.contactName || name, known.email, known.phone].filter(Boolean).join(' · '),
    hasEmail: known.email !== '',
    email: known.email,
    phone: known.phone,
    contactName: known.contactName || name,
    /** The first name of the person a pitch is for. */
    recipient: firstName(known.contact?.name ?? known.recipient),
    /** For a text that was written without one. */
    newRecipient: firstName(known.recipient),
    outlet: known.outlet,
    radioShow: known.radioShow,
    newsSince: known.newsSince,
    /** A text for the day after a concert. */
    isThanks: known.isThanks,
    nightDetails: nightDetailsOf(known),
    nightBeside: isTour ? '' : nightBeside(known, today),
    headliner: known.headliner,
    wroteOn: known.wroteOn === null ? '' : show(known.wroteOn),
    showDate: showDay === null ? '' : show(showDay),
    showDateFirst: showDay === null ? '' : upperFirst(show(showDay)),
    venue: first?.venue ?? '',
    showTown: first?.town ?? '',
    shows: known.shows.map((one) => `- ${lineOf(one, known.language)}`).join('\n'),
    hasShows: known.shows.length > 0,
    /** All nights are in the same hall, which is no tour. */
    isResidency: isResidency(known.shows),
    people: inOneSentence(crisis?.people ?? []),
    peopleFirst: upperFirst(inOneSentence(crisis?.people ?? [])),
    /** Questions that they expect in an interview, each with their answer. */
    expected: known.expected
      .map(
        ({ asked, answer }) =>
          `${language === 'es' ? 'Si preguntan' : 'If they ask'} ${asked}:\n${answerOrBlank(answer, language)}`,
      )
      .join('\n\n'),
    isRumour: crisis?.isRumour ?? false,
    concernsPeople: !isOfThings(crisis),
    isConcertOff: crisis?.isConcertOff ?? false,
    isConcertMoved: crisis?.isConcertMoved ?? false,
    isPlain: crisis?.isPlain ?? false,
    lacksContact: lacksContact(crisis),
    happened: sentences(crisis?.happened ?? []),
    doing: sentences(crisis?.doing ?? []),
    moreBy: crisis?.moreBy ?? '',
    /** Everything that is certain, line by line. */
    certain: [...(crisis?.people ?? []), ...(crisis?.happened ?? []), ...(crisis?.doing ?? [])]
      .map((fact) => `- ${upperFirst(fact)}`)
      .join('\n'),
    unnamed: (crisis?.unnamed ?? []).join(', '),
    repeat: quoted(sentenceToRepeat(crisis), language),
    lineUp: known.lineUp?.sentences.join(' ') ?? '',
    lineUpQuotes: (known.lineUp?.quotes ?? [])
      .map((quote) => `${quoted(quote, language)} — ${quote.by || known.person || act}`)
      .join('\n\n'),
    signature: signatureOf(known),
    ...{
      price: pricesOf(known),
      doors: gig.doors,
      starts: gig.starts,
      age: agesOf(known),
      support: gig.support || (known.shows.length > 1 ? supportByNight(known.shows, language) : ''),
      tickets: gig.tickets,
      onSale: onSaleWords(known.onSale, language),
      address: withoutTown(gig.address, first?.town ?? ''),
    },
  };
}

const ofThings =
  /(?<!\p{L})(?:leak(?:ed|s)?|hard drives?|laptop|backup|hacked|files|recordings|masters|split(?:ting)? up|break(?:ing)? up|disband\p{L}*|call(?:ing)? it a day|part(?:ing)? ways|filtr\p{L}+|disco duro|grabaciones|hacke\p{L}+|se borr\p{L}+|separa\p{L}+)(?!\p{L})/iu;
const ofHarm =
  /(?<!\p{L})(?:hurt|injur\p{L}+|ill|sick|(?<!(?:drive|laptop|disk|phone|computer) )died|dead|hospital|attack\p{L}*|robbed|fire|burn\p{L}*|crash (?!disk)|accident|accus\p{L}+|arrest\p{L}*|herid\p{L}+|enferm\p{L}+|murió|falleció|hospital|atac\p{L}+|rob\p{L}+|incendi\p{L}*|quem\p{L}+|accidente|acus\p{L}+|deten\p{L}+)(?!\p{L})/iu;

const ofDeath =
  /(?<!\p{L})(?<!(?:drive|laptop|disk|phone|computer) )(?:died|dead|passed away|was killed|murió|falleció|ha muerto|ha fallecido)(?!\p{L})/iu;

/** Whether no one is to be said to be safe: after a leak, lost recordings, the end of a band, or a death. */
function isOfThings(crisis: Known['crisis']): boolean {
  if (crisis === null || crisis.people.length > 0) return false;
  const told = [...crisis.happened, ...crisis.doing].join('\n');
  return ofDeath.test(told) || (ofThings.test(told) && !ofHarm.test(told));
}

/** Whether something was stolen, and nobody said whom to tell if it is seen. */
function lacksContact(crisis: Known['crisis']): boolean {
  const told = [...(crisis?.happened ?? []), ...(crisis?.doing ?? [])];
  return isTheft(told) && !told.some((one) => saysWhomToTell.test(one));
}

const saysWhomToTell =
  /(?<!\p{L})(?:call|ring|phone|text|message|contact|email|e-mail|dm|write|tell|let us know|get in touch|escrib\p{L}*|llam[aeá]\p{L}*|avis[aeá]\p{L}*|contact\p{L}*|mand[ae]\p{L}*)(?!\p{L})|\S@\S|turned up|found|recovered|apareci\p{L}+|encontr\p{L}+|recuper\p{L}+/iu;

/** What the artist does about it is the sentence that is worth repeating; else how the people are. */
function sentenceToRepeat(crisis: Known['crisis']): SaidQuote | null {
  const fact =
    crisis?.doing.find(
      (one) => !/(?<!\p{L})(?:meant to|supposed to|have an?|(?:we|I)['’]ve an?|don['’]?t know)(?!\p{L})/iu.test(one),
    ) ??
    crisis?.people[0] ??
    crisis?.happened[0];
  return fact === undefined ? null : { words: `${upperFirst(fact)}.`, by: '', isOwn: true };
}

/** The only concert beside a release, in Spanish: no verb, since an act may be one or several. */
function nightBeside({ shows: [night, ...more], title, gig, language }: Known, today: Day): string {
  if (language !== 'es' || title === '' || !night || more.length > 0 || night.day < today) return '';
  const where = [night.venue, night.town].filter(Boolean).join(', ');
  return `En directo: ${spanishDay(night.day)}${where && `, ${where}`}.${gig.price && ` Entradas: ${gig.price}.`}`;
}

/** "Doors 7.30 · £9 · with Hollow Pines". */
function nightDetailsOf({ gig: { doors, starts, price, age, support } }: Known): string {
  return [doors && `Doors ${doors}`, starts && `start ${starts}`, price, age, support && `with ${support}`]
    .filter(Boolean)
    .join(' · ');
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? '';
}

/** "33 Queens Road, LS6" for "33 Queens Road, Leeds LS6": announcements name the town after it. */
function withoutTown(address: string, town: string): string {
  if (town === '') return address;
  const [street = '', ...rest] = address.split(
    new RegExp(`,? ${town.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L}),? ?`, 'iu'),
  );
  return street === '' ? address : [street, rest.join(' ')].filter(Boolean).join(', ');
}

/** A day of the last twelve months needs no year in Spanish, and the artist rarely gives one. */
function withoutPastYear(written: string, day: Day, today: Day): string {
  return day < today - 31 && day > today - 365 ? written.replace(/ de \d{4}$/u, '') : written;
}

/** "200 pesos (León: 250 pesos)": what all nights of a tour cost, and the one that costs something else. */
function pricesOf({ shows, gig: { price }, language }: Known): string {
  const nameOf = ({ town, venue }: Known['shows'][number]): string => town || venue;
  if (shows.length > 1 && price === '') return pricesOfSome(shows, nameOf, language);
  const own = shows.length < 2 || price === '' ? [] : shows.filter(({ gig }) => !['', price].includes(gig.price));
  if (own.length === 0) return price;
  return `${price} (${own.map((show) => `${nameOf(show)}: ${show.gig.price}`).join('; ')})`;
}

/** Prices that were told for some nights alone: "12 euros (menos en Torre)". */
function pricesOfSome(
  shows: Known['shows'],
  nameOf: (show: Known['shows'][number]) => string,
  language: Known['language'],
): string {
  const [priced, others] = [true, false].map((is) => shows.filter(({ gig }) => (gig.price !== '') === is));
  const prices = [...new Set(priced?.map(({ gig }) => gig.price))];
  if (!priced || !others || prices.length === 0) return '';
  if (prices.length > 1 || priced.length <= others.length)
    return priced.map((show) => `${nameOf(show)}: ${show.gig.price}`).join('; ');
  const except = others.map(nameOf).join(', ');
  return `${prices[0]} (${language === 'es' ? 'menos en' : 'not in'} ${except})`;
}

/** The age limit of all nights with the nights that have their own: "18+ (Hull: all ages)". */
function agesOf({ shows, gig: { age } }: Known): string {
  const own = shows.length < 2 ? [] : shows.filter(({ gig }) => !['', age].includes(gig.age));
  if (own.length === 0) return age;
  const named = own.map(({ town, venue, gig }) => `${town || venue}: ${gig.age}`).join('; ');
  return age === '' ? named : `${age} (${named})`;
}

/** A concert as the lists of documents have it. */
export function lineOf({ day, venue, town, guest, isSoldOut }: Show, language: Known['language']): string {
  return language === 'es'
    ? `${spanishDay(day)} – ${[town || '[ciudad]', venue || '[sala]'].join(', ')}${guest ? `, con ${guest}` : ''}${isSoldOut ? ' (entradas agotadas)' : ''}`
    : `${longDay(day)} – ${[town || '[town]', venue || '[venue]'].join(', ')}${guest ? `, with ${guest}` : ''}${isSoldOut ? ' (sold out)' : ''}`;
}

function quoted(quote: SaidQuote | null | undefined, language: Known['language']): string {
  if (!quote) return '';
  return language === 'es' ? `«${quote.words}»` : `“${quote.words}”`;
}

function quoteSigned({ ownQuote, language }: Known): string {
  if (ownQuote === null) return '';
  const words = quoted({ ...ownQuote, words: upperFirst(ownQuote.words) }, language);
  return ownQuote.by === '' ? words : `${words} — ${ownQuote.by}`;
}

/** The sender's signature: "Otto Kern, manager, Mara Quill". */
function signatureOf({ contactName, contactRole, person, name }: Known): string {
  return [...new Set([contactName || person, contactRole, name])].filter(Boolean).join(', ');
}

function sentences(clauses: readonly string[]): string {
  return clauses.map((clause) => `${upperFirst(clause)}.`).join(' ');
}

/** Joins sentences after a colon; those that start with a name keep the capital. */
function inOneSentence([first = '', ...others]: readonly string[]): string {
  const isName = /^\p{Lu}/u.test(first) && !beginnings.test(first);
  const start = isName ? first : first.charAt(0).toLowerCase() + first.slice(1);
  const more = others.map((other) => (beginnings.test(other) ? other.charAt(0).toLowerCase() + other.slice(1) : other));
  return [start, ...more]
    .filter(Boolean)
    .join('; ')
    .replaceAll(/; i(?= |['’])/gu, '; I');
}

/** About as many words as a short text has room for. */
const mostFactWords = 30;

/** The first facts that a short text has room for. */
function fewFacts(facts: readonly string[]): string {
  return factsThatFit(facts).join(' ');
}

function factsThatFit(facts: readonly string[]): string[] {
  let words = 0;
  return facts.filter((fact, at) => {
    words += fact.split(' ').length;
    return at === 0 || words <= mostFactWords;
  });
}

/** Whether a Spanish fact is about the artist's life. */
function isOfLife(fact: string): boolean {
  return /^(?:Tienen? (?:entre )?\d|(?:Este año|El año pasado|En (?:19|20)\d\d),? |(?:Rapean?|Toca|Canta|Viven?|Trabajan?|Enseña|Compone|Escribe|Estudió|Nació|Nacieron|Creció|Crecieron|Aprendió|Empezó|Empezaron|Ganó|Ganaron|Fue|Formó|Fundó|Lleva|Es (?!una? |el |la )\p{Ll}+|Telonearon|Teloneó)(?!\p{L}))/u.test(
    fact,
  );
}
