import { isLink } from '../../../contract/link-rule.js';
import type { FactSource, FactSources, SheetContent } from '../../../contract/one-sheet.js';
import {
  bioWords,
  emptySheet,
  sheetLists,
  sheetTextProblem,
  sheetTexts,
  sheetTracks,
  withSheetText,
} from '../../../contract/sheet-rule.js';
import type { User } from '../../../contract/user.js';
import { type DraftedFacts, type Evidence, type SaidMessage, type SaidPlace, saidPlaces } from './facts-form.js';
import { isHype } from './hype.js';
import { PlainTruth } from './plain-truth.js';
import { holding, holds, indexIn, isSame, plain, straight } from './said-text.js';
import { denials, type Range, statements } from './stated.js';
import { isSureDate } from './sure-date.js';

/** What a sheet says and where each of it comes from. */
export interface SheetFacts {
  content: SheetContent;
  sources: FactSources;
}

/** What the sheet needs of an account. */
export type SheetArtist = Pick<
  User,
  | 'name'
  | 'email'
  | 'emailVerified'
  | 'musicGenre'
  | 'location'
  | 'website'
  | 'spotifyUrl'
  | 'instagramUrl'
  | 'twitterUrl'
  | 'songTitle'
  | 'songLink'
>;

/** The facts that the profile and the latest song give. */
export function profileFacts(artist: SheetArtist): SheetFacts {
  const content = emptySheet();
  const sources: FactSources = {};
  const put = (place: 'artistName' | 'genre' | 'city' | 'contact.name' | 'contact.email', value: string): void => {
    if (value === '') return;
    Object.assign(content, withSheetText(content, place, value));
    sources[place] = { from: 'profile' };
  };
  put('artistName', artist.name);
  put('genre', artist.musicGenre);
  put('city', artist.location);
  put('contact.name', artist.name);
  // An address that nobody has shown to be theirs goes on nothing that is sent to strangers.
  if (artist.emailVerified) put('contact.email', artist.email);
  if (artist.songTitle !== '') {
    content.release = { ...content.release, title: artist.songTitle, listenLink: artist.songLink };
    sources['release.title'] = { from: 'song' };
    if (artist.songLink !== '') sources['release.listenLink'] = { from: 'song' };
  }
  const links = [
    { label: 'Website', url: artist.website },
    { label: 'Spotify', url: artist.spotifyUrl },
    { label: 'Instagram', url: artist.instagramUrl },
    { label: 'X', url: artist.twitterUrl },
  ];
  content.links = links.filter(({ url }) => url !== '');
  content.links.forEach((_, index) => (sources[`links.${index}`] = { from: 'profile' }));
  return { content, sources };
}

/**
 * The profile's facts with those that a model found in what the artist said or asked to be kept in mind. Nothing is believed of the model: what does not
 * stand in the message that it names is left out, and so are what the artist asks or denies there, praise, and what has no
 * place on a sheet.
 * @param drafted the model's answer, whatever it is
 */
export function checkedFacts(artist: SheetArtist, said: readonly SaidMessage[], drafted: unknown): SheetFacts {
  const { content, sources } = profileFacts(artist);
  const draft = new Draft(artist, said, drafted);
  const texts = new Map(draft.texts().map(({ place, ...found }) => [place, found]));
  // Said of a release without its title, it may be of another one than the profile's song, which then stands alone.
  const isUntitled = content.release.title !== '' && !texts.has('release.title');
  const isOther = (value: string, message: number): boolean => isUntitled && !draft.isOfSong(value, message);
  keepContactsApart(artist, { content, sources }, texts);
  for (const [place, { value, source, message }] of texts) {
    if (place.startsWith('release.') && isOther(value, message)) continue;
    // Another release than the profile's song is not heard at that song's address.
    if (place === 'release.title' && !isSame(value, content.release.title)) {
      content.release = { ...content.release, listenLink: '' };
      delete sources['release.listenLink'];
    }
    Object.assign(content, withSheetText(content, place, value));
    sources[place] = source;
  }
  for (const name of ['numbers', 'quotes', 'shows'] as const) {
    const found = draft[name]();
    Object.assign(content, { [name]: found.map(({ fact }) => fact) });
    found.forEach(({ source }, index) => (sources[`${name}.${index}`] = source));
  }
  for (const { fact, source } of draft.links()) {
    if (content.links.length >= sheetLists.links.most || content.links.some(({ url }) => url === fact.url)) continue;
    sources[`links.${content.links.length}`] = source;
    content.links.push(fact);
  }
  const tracks = draft.tracks().filter(({ fact, message }) => !isOther(fact, message));
  content.release = { ...content.release, tracks: tracks.map(({ fact }) => fact) };
  tracks.forEach(({ source }, index) => (sources[`release.tracks.${index}`] = source));
  const bio = draft.bio();
  content.bio = bio.map(({ fact }) => fact).join(' ');
  if (bio[0]) sources['bio'] = bio.find(({ source }) => source.from === 'chat')?.source ?? bio[0].source;
  return { content, sources };
}

/** Nobody's address stands below another's name: who is named is printed with their own, or not in the artist's place. */
function keepContactsApart(
  artist: SheetArtist,
  { content, sources }: SheetFacts,
  texts: Map<SaidPlace, { value: string; source: FactSource }>,
): void {
  const [name, email] = [texts.get('contact.name')?.value, texts.get('contact.email')?.value];
  if (name === undefined || isSame(name, artist.name)) return;
  const isTheirs = email !== undefined && !isSame(email, artist.email);
  const isReached = isTheirs || texts.has('contact.phone');
  if (isReached) {
    if (!isTheirs) texts.delete('contact.email');
    content.contact = { ...content.contact, email: '' };
    delete sources['contact.email'];
  } else if (email !== undefined || content.contact.email !== '') {
    texts.delete('contact.name');
    texts.delete('contact.role');
  }
}

/** How many entries of a list of the answer are looked at: more than a sheet has room for, corrected ones included. */
const entriesMost = 100;

interface Found<T> {
  fact: T;
  source: FactSource;
  /** From 1; 0 is the profile. */
  message: number;
}

/** Places that names stand in, whatever these mean: The Magnetic Fields, Powerhouse Records. */
const namePlaces: readonly SaidPlace[] = [
  'forFansOf',
  'release.title',
  'release.label',
  'topCities',
  'pastVenues',
  'contact.name',
];

/** A message as facts are looked for in it; its texts are plain. */
interface Read {
  source: FactSource;
  /** What it states. A line break, which no evidence has, stands where a question was. */
  text: string;
  /** What it states of that without what it denies. */
  held: string;
  /** Sentence by sentence, each with where in it something is denied. */
  sentences: { text: string; denied: Range[] }[];
  /** What the assistant had said before. */
  asked: string;
}

/** A model's answer beside what was really said. */
class Draft {
  private readonly messages: Read[];
  private readonly profile: string;
  /** Everything that is known, for sentences that put several things together. */
  private readonly truth: PlainTruth;

  constructor(
    private readonly artist: SheetArtist,
    said: readonly SaidMessage[],
    private readonly drafted: unknown,
  ) {
    this.messages = said.map(read);
    const { name, musicGenre, location, songTitle } = artist;
    this.profile = plain([name, musicGenre, location, songTitle].join('\n'));
    // A note was made for the assistant's eyes: it gives the sheet no sentences.
    const told = this.messages.filter(({ source }) => source.from === 'chat');
    const known = [this.profile, ...told.map(({ held }) => held)].join('\n');
    this.truth = new PlainTruth(known, this.givenNames());
  }

  /** The newest for each place. */
  texts(): { place: SaidPlace; value: string; source: FactSource; message: number }[] {
    const newest = new Map<SaidPlace, { message: number; value: string; source: FactSource }>();
    for (const entry of this.list('facts')) {
      const { place, message } = entry;
      const value = clean(entry.value);
      const source = this.sourceOf(entry);
      if (!saidPlaces.includes(place) || value === '' || !source || source.from === 'profile') continue;
      if (place === 'release.story' && source.from === 'note') continue;
      if (sheetTextProblem(value, sheetTexts[place]) || !this.holds(place, value, message)) continue;
      if ((newest.get(place)?.message ?? 0) <= message) newest.set(place, { message, value, source });
    }
    return [...newest].map(([place, found]) => ({ place, ...found }));
  }

  /**
   * Whether a value is said of the profile's song: the model takes its title from there, and the artist names it in the same
   * breath. "My new single" alone may be the next one.
   */
  isOfSong(value: string, message: number): boolean {
    const { songTitle } = this.artist;
    const isMeant = this.list('facts').some(
      (entry) => entry.place === 'release.title' && entry.message === 0 && isSame(clean(entry.value), songTitle),
    );
    const { sentences = [] } = this.messages[message - 1] ?? {};
    if (!isMeant) return false;
    const [isIn, title] = [holding(value), plain(songTitle)];
    return sentences.some(({ text }) => isIn(text) && indexIn(text, title) >= 0);
  }

  numbers(): Found<SheetContent['numbers'][number]>[] {
    const found = this.gather('numbers', Infinity, ({ figure, what, source, asOf, message }) => {
      const fact = { figure: clean(figure), what: clean(what), source: clean(source), asOf: clean(asOf) };
      if (!/\p{N}/u.test(fact.figure) || fact.what === '' || !this.stands(fact.figure, message)) return null;
      const label = this.labelOf(fact, message);
      if (label === undefined || this.isTakenBack(fact.figure, message)) return null;
      if (!holds(label, fact.source)) fact.source = '';
      if (!this.stands(fact.asOf, message) || !isSureDate(fact.asOf)) fact.asOf = '';
      return fits(fact, sheetLists.numbers.items) ? fact : null;
    });
    const isCorrected = (old: (typeof found)[number]): boolean =>
      found.some(({ fact, message }) => message > old.message && isSameCount(fact, old.fact));
    return found.filter((each) => !isCorrected(each)).slice(0, sheetLists.numbers.most);
  }

  quotes(): Found<SheetContent['quotes'][number]>[] {
    return this.gather('quotes', sheetLists.quotes.most, ({ text, outlet, link, message }) => {
      const fact = {
        text: clean(text).replace(/^["“”„«]+|(?<!["“”»])["“”»]+$/g, ''),
        outlet: clean(outlet),
        link: this.isLinkIn(link, message) ? link : '',
      };
      const isSaid = this.standsWhole(fact.text, message) && this.standsWhole(fact.outlet, message);
      return isSaid && fits(fact, sheetLists.quotes.items) ? fact : null;
    });
  }

  shows(): Found<SheetContent['shows'][number]>[] {
    return this.gather('shows', sheetLists.shows.most, ({ date, venue, city, message }) => {
      const fact = { date: clean(date), venue: clean(venue), city: clean(city) };
      if (!this.stands(fact.city, message)) fact.city = '';
      const isSaid = this.stands(fact.date, message) && this.stands(fact.venue, message);
      return isSaid && isSureDate(fact.date) && fits(fact, sheetLists.shows.items) ? fact : null;
    });
  }

  links(): Found<SheetContent['links'][number]>[] {
    return this.gather('links', sheetLists.links.most, ({ label, url, message }) => {
      const fact = { label: clean(label), url: typeof url === 'string' ? url : '' };
      return fact.label !== '' && this.isLinkIn(url, message) && fits(fact, sheetLists.links.items) ? fact : null;
    });
  }

  tracks(): Found<string>[] {
    return this.gather('tracks', sheetTracks.most, ({ title, message }) => {
      const fact = clean(title);
      return fact !== '' && !sheetTextProblem(fact, sheetTracks) && this.standsWhole(fact, message) ? fact : null;
    });
  }

  /** The sentences that hold, up to the words that a sheet has room for. */
  bio(): Found<string>[] {
    let [words, characters] = [bioWords, sheetTexts.bio.max];
    return this.gather('bio', bioWords, ({ sentence }) => {
      const fact = clean(sentence);
      words -= fact.split(' ').length;
      characters -= fact.length + 1;
      if (fact === '' || words < 0 || characters < 0 || sheetTextProblem(fact, sheetTexts.bio)) return null;
      return this.truth.holds(fact) ? fact : null;
    });
  }

  private gather<K extends keyof DraftedFacts, T>(
    list: K,
    most: number,
    check: (entry: DraftedFacts[K][number]) => T | null,
  ): Found<T>[] {
    const found: Found<T>[] = [];
    const known = new Set<string>();
    for (const entry of this.list(list)) {
      const source = this.sourceOf(entry);
      if (source?.from !== 'chat' && source?.from !== (list === 'bio' ? 'profile' : 'note')) continue;
      const fact = check(entry);
      if (fact === null || known.has(JSON.stringify(fact))) continue;
      known.add(JSON.stringify(fact));
      found.push({ fact, source, message: entry.message });
    }
    return found.slice(0, most);
  }

  private list<K extends keyof DraftedFacts>(name: K): DraftedFacts[K][number][] {
    const { [name]: list } = (this.drafted ?? {}) as Partial<DraftedFacts>;
    if (!Array.isArray(list)) return [];
    return (list as unknown[])
      .slice(0, entriesMost)
      .filter((entry): entry is DraftedFacts[K][number] => typeof entry === 'object' && entry !== null);
  }

  /** The names that the artist gave, which praise nobody. */
  private givenNames(): string[] {
    const { name, songTitle } = this.artist;
    const named = this.list('facts').filter(({ place }) => namePlaces.includes(place));
    return [
      ...[name, songTitle],
      ...named.flatMap(({ value, message }) => (this.stands(clean(value), message) ? [clean(value)] : [])),
      ...this.tracks().map(({ fact }) => fact),
      ...this.shows().map(({ fact }) => fact.venue),
      ...this.quotes().map(({ fact }) => fact.outlet),
    ];
  }

  /** Where the quoted words stand; null where they do not. */
  private sourceOf({ message, evidence }: Evidence): FactSource | null {
    const words = plain(clean(evidence));
    if (words.length < 2) return null;
    if (message === 0) return this.profile.includes(words) ? { from: 'profile' } : null;
    const said = this.messages[message - 1];
    if (!said?.text.includes(words) || isDenied(said, (text) => text.indexOf(words))) return null;
    return said.source;
  }

  /** Whether a value is what a message says, as strictly as its place asks for. */
  private holds(place: SaidPlace, value: string, message: number): boolean {
    switch (place) {
      case 'release.story':
        return this.truth.holds(value);
      case 'release.date':
        return isSureDate(value) && this.stands(value, message);
      case 'release.listenLink':
      case 'videoLink':
        return this.isLinkIn(value, message);
      case 'contact.email':
        return /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value) && this.standsWhole(value, message);
      case 'contact.phone':
        return digitsOf(value).length >= 6 && digitsOf(this.messages[message - 1]?.text).includes(digitsOf(value));
      case 'release.isrc':
        return /^[A-Z]{2}-?\w{3}-?\d{2}-?\d{5}$/i.test(value) && this.standsWhole(value, message);
      case 'release.upc':
        return /^\d{12,13}$/.test(value) && this.standsWhole(value, message);
      default:
        return this.stands(value, message) && (namePlaces.includes(place) || !isHype(value));
    }
  }

  /** Whether a message says a value, whole or in its words, and does not deny it. */
  private stands(value: string, message: number): boolean {
    const { [message - 1]: said } = this.messages;
    return (
      this.standsWhole(value, message) || (said !== undefined && holds(said.held, value) && !denies(said, plain(value)))
    );
  }

  private standsWhole(value: string, message: number): boolean {
    const { [message - 1]: said } = this.messages;
    const words = plain(value);
    return said !== undefined && indexIn(said.text, words) >= 0 && !denies(said, words);
  }

  /**
   * The text that says what a figure counts: its message, or, where the figure stands there alone, as in an answer or a
   * correction, that with the assistant's question or an earlier message. Undefined where none says it.
   */
  private labelOf({ figure, what }: { figure: string; what: string }, message: number): string | undefined {
    const { held = '', asked = '' } = this.messages[message - 1] ?? {};
    if (this.stands(what, message)) return held;
    if (!standsAlone(plain(figure), held)) return undefined;
    const before = this.messages.slice(0, message - 1).map((earlier) => earlier.held);
    const isIn = holding(what);
    return [asked, ...before.toReversed()].map((text) => `${held}\n${text}`).find(isIn);
  }

  /** Whether a later message denies a figure: "it is 12,000, not 21,000". */
  private isTakenBack(figure: string, message: number): boolean {
    const words = plain(figure);
    return this.messages.slice(message).some((later) => denies(later, words));
  }

  private isLinkIn(value: unknown, message: number): value is string {
    return isLink(value) && this.standsWhole(String(value), message);
  }
}

function read({ id, text, asked }: SaidMessage): Read {
  const stated = statements(text);
  const sentences = stated.filter((sentence) => sentence !== null).map(straight);
  const denied = sentences.map(denials);
  return {
    source: id === null ? { from: 'note' } : { from: 'chat', messageId: id },
    text: stated.map((sentence) => (sentence === null ? '\n' : plain(sentence))).join(' '),
    held: sentences.map((sentence, index) => without(denied[index] ?? [], sentence).toLowerCase()).join('\n'),
    sentences: sentences.map((sentence, index) => ({ text: sentence.toLowerCase(), denied: denied[index] ?? [] })),
    asked: plain(asked ?? ''),
  };
}

function without(ranges: Range[], text: string): string {
  return ranges.toReversed().reduce((rest, { from, to }) => `${rest.slice(0, from)}\n${rest.slice(to)}`, text);
}

/** Whether a message says words, which are plain, only to deny them. */
function denies(said: Read, words: string): boolean {
  return isDenied(said, (text) => indexIn(text, words));
}

function isDenied({ sentences }: Read, indexOf: (text: string) => number): boolean {
  let isSaid = false;
  for (const { text, denied } of sentences) {
    const at = indexOf(text);
    if (at >= 0 && !denied.some(({ from, to }) => from <= at && at < to)) return false;
    isSaid ||= at >= 0;
  }
  return isSaid;
}

/** Whether a figure has no word behind it that would say what it counts. */
function standsAlone(figure: string, text: string): boolean {
  const at = indexIn(text, figure);
  const behind =
    /^[^\S\n]*(?:$|[^\p{L}\p{N} ]|(?:not|now|on|in|at|as|and|but|by|then|instead|rather)(?!\p{L})|[人名명])/u;
  return at >= 0 && behind.test(text.slice(at + figure.length));
}

/** Whether two figures count the same thing; where one has no source, it may be the other's. */
function isSameCount(a: SheetContent['numbers'][number], b: SheetContent['numbers'][number]): boolean {
  return isSame(a.what, b.what) && (a.source === '' || b.source === '' || isSame(a.source, b.source));
}

function fits<N extends string>(
  fact: Record<N, string>,
  rules: Record<N, Parameters<typeof sheetTextProblem>[1]>,
): boolean {
  return (Object.keys(rules) as N[]).every((name) => sheetTextProblem(fact[name], rules[name]) === undefined);
}

/** One line, without marks that turn the direction of what follows. */
function clean(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function digitsOf(text = ''): string {
  return text.replace(/\D/g, '');
}
