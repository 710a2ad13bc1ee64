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
import { isDenied, statements } from './stated.js';

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
 * The profile's facts with those that a model found in what the artist said. Nothing is believed of the model: what does not
 * stand in the message that it names is left out, and so are what the artist asks or denies there, praise, and what has no
 * place on a sheet.
 * @param drafted the model's answer, whatever it is
 */
export function checkedFacts(artist: SheetArtist, said: readonly SaidMessage[], drafted: unknown): SheetFacts {
  const { content, sources } = profileFacts(artist);
  const draft = new Draft(artist, said, drafted);
  const texts = new Map(draft.texts().map(({ place, ...found }) => [place, found]));
  // Said of a release without its title, it may be of another one than the profile's song, which then stands alone.
  const isOtherRelease = content.release.title !== '' && !texts.has('release.title');
  keepContactsApart(artist, { content, sources }, texts);
  for (const [place, { value, source }] of texts) {
    if (isOtherRelease && place.startsWith('release.')) continue;
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
  const tracks = isOtherRelease ? [] : draft.tracks();
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

interface Found<T> {
  fact: T;
  source: FactSource;
}

/** A model's answer beside what was really said. */
class Draft {
  /** What each message states, and that sentence by sentence. */
  private readonly messages: { id: string; text: string; words: Set<string>; sentences: string[] }[];
  private readonly profile: { text: string; words: Set<string> };
  /** Everything that is known, for sentences that put several things together. */
  private readonly all: Set<string>;

  constructor(
    artist: SheetArtist,
    said: readonly SaidMessage[],
    private readonly drafted: unknown,
  ) {
    this.messages = said.map(({ id, text }) => {
      const stated = statements(text);
      // A line break, which no evidence has, stands where a question was.
      const rest = stated.map((sentence) => (sentence === null ? '\n' : plain(sentence))).join(' ');
      const sentences = stated.filter((sentence) => sentence !== null).map(straight);
      return { id, text: rest, words: wordsIn(rest), sentences };
    });
    const { name, musicGenre, location, songTitle } = artist;
    const profile = [name, musicGenre, location, songTitle].join('\n');
    this.profile = { text: plain(profile), words: wordsIn(profile) };
    this.all = new Set([...this.profile.words, ...this.messages.flatMap(({ words }) => [...words])]);
  }

  /** The newest for each place. */
  texts(): { place: SaidPlace; value: string; source: FactSource }[] {
    const newest = new Map<SaidPlace, { message: number; value: string; source: FactSource }>();
    for (const entry of this.list('facts')) {
      const { place, message } = entry;
      const value = clean(entry.value);
      const source = this.sourceOf(entry);
      if (!saidPlaces.includes(place) || value === '' || source?.from !== 'chat') continue;
      if (sheetTextProblem(value, sheetTexts[place]) || !this.holds(place, value, message)) continue;
      if ((newest.get(place)?.message ?? 0) <= message) newest.set(place, { message, value, source });
    }
    return [...newest].map(([place, { value, source }]) => ({ place, value, source }));
  }

  numbers(): Found<SheetContent['numbers'][number]>[] {
    return this.gather('numbers', sheetLists.numbers.most, ({ figure, what, source, asOf, message }) => {
      const fact = {
        figure: clean(figure),
        what: clean(what),
        source: this.asSaid(source, message),
        asOf: this.asSaid(asOf, message),
      };
      const isSaid = /\d/.test(fact.figure) && this.stands(fact.figure, message) && this.stands(fact.what, message);
      return isSaid && fact.what !== '' && fits(fact, sheetLists.numbers.items) ? fact : null;
    });
  }

  quotes(): Found<SheetContent['quotes'][number]>[] {
    return this.gather('quotes', sheetLists.quotes.most, ({ text, outlet, link, message }) => {
      const fact = {
        text: clean(text).replace(/^["“”„«]+|["“”»]+$/g, ''),
        outlet: clean(outlet),
        link: this.isLinkIn(link, message) ? link : '',
      };
      const isSaid = this.standsWhole(fact.text, message) && this.standsWhole(fact.outlet, message);
      return isSaid && fits(fact, sheetLists.quotes.items) ? fact : null;
    });
  }

  shows(): Found<SheetContent['shows'][number]>[] {
    return this.gather('shows', sheetLists.shows.most, ({ date, venue, city, message }) => {
      const fact = { date: clean(date), venue: clean(venue), city: this.asSaid(city, message) };
      const isSaid = this.stands(fact.date, message) && this.stands(fact.venue, message);
      return isSaid && fact.date !== '' && fact.venue !== '' && fits(fact, sheetLists.shows.items) ? fact : null;
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
      return this.isPlainTruth(fact) ? fact : null;
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
      if (!source || (source.from !== 'chat' && list !== 'bio')) continue;
      const fact = check(entry);
      if (fact === null || known.has(JSON.stringify(fact))) continue;
      known.add(JSON.stringify(fact));
      found.push({ fact, source });
    }
    return found.slice(0, most);
  }

  private list<K extends keyof DraftedFacts>(name: K): DraftedFacts[K][number][] {
    const { [name]: list } = (this.drafted ?? {}) as Partial<DraftedFacts>;
    if (!Array.isArray(list)) return [];
    return (list as unknown[]).filter(
      (entry): entry is DraftedFacts[K][number] => typeof entry === 'object' && entry !== null,
    );
  }

  /** Where the quoted words stand; null where they do not. */
  private sourceOf({ message, evidence }: Evidence): FactSource | null {
    const words = plain(clean(evidence));
    if (words.length < 2) return null;
    if (message === 0) return this.profile.text.includes(words) ? { from: 'profile' } : null;
    const said = this.messages[message - 1];
    return said?.text.includes(words) && !this.isDeniedIn(words, message) ? { from: 'chat', messageId: said.id } : null;
  }

  /** Whether a value is what a message says, as strictly as its place asks for. */
  private holds(place: SaidPlace, value: string, message: number): boolean {
    switch (place) {
      case 'release.story':
        return this.isPlainTruth(value);
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
        return this.stands(value, message) && !isHype(value);
    }
  }

  /** A sentence of ours: without praise, and without a name or a figure that nobody gave. */
  private isPlainTruth(sentence: string): boolean {
    if (isHype(sentence)) return false;
    // Looked for from the beginning of each word alone: from each of its letters, a long one would take for ever.
    const named = sentence.match(
      /(?<!^|[.!?]\s)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*|(?<![\p{L}\p{N}])[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gu,
    );
    return (named ?? []).every((word) => this.all.has(plain(word)));
  }

  private stands(value: string, message: number): boolean {
    const said = this.messages[message - 1];
    return [...wordsIn(value)].every((word) => said?.words.has(word)) && !this.isDeniedIn(value, message);
  }

  private standsWhole(value: string, message: number): boolean {
    const isSaid = this.messages[message - 1]?.text.includes(plain(value)) ?? false;
    return value !== '' && isSaid && !this.isDeniedIn(value, message);
  }

  /** Whether a message says a value only to deny it. */
  private isDeniedIn(value: string, message: number): boolean {
    const words = plain(value);
    const { sentences = [] } = this.messages[message - 1] ?? {};
    const saying = sentences.filter((sentence) => sentence.toLowerCase().includes(words));
    return words !== '' && saying.length > 0 && saying.every((sentence) => isDenied(words, sentence));
  }

  /** A detail that may be missing: empty where it was not said. */
  private asSaid(value: string, message: number): string {
    const text = clean(value);
    return this.stands(text, message) ? text : '';
  }

  private isLinkIn(value: unknown, message: number): value is string {
    return isLink(value) && this.standsWhole(String(value), message);
  }
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

/** For comparing: case, quotation marks, dashes and white space make no difference. */
function plain(text: string): string {
  return straight(text).toLowerCase();
}

function straight(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function wordsIn(text: string): Set<string> {
  return new Set(plain(text).match(/[\p{L}\p{N}]+/gu) ?? []);
}

function digitsOf(text = ''): string {
  return text.replace(/\D/g, '');
}
