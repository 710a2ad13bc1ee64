import type { FactSource, SheetContent } from '../../../../contract/one-sheets/one-sheet.js';
import {
  bioWords,
  sheetLists,
  sheetTextProblem,
  sheetTexts,
  sheetTracks,
} from '../../../../contract/rules/sheet-rule.js';
import { type DraftedFacts, type Evidence, type SaidMessage, type SaidPlace, saidPlaces } from './facts-prompt.js';
import { isHype } from './hype.js';
import { PlainTruth } from './plain-truth.js';
import type { SheetArtist } from './profile-facts.js';
import { holds, isSame, plain } from './said-text.js';
import { digitsOf } from './stated-message.js';
import { StatedMessages } from './stated-messages.js';
import { isSureDate } from './sure-date.js';

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

/** A model's answer beside what was really said. */
export class FactsDraft {
  private readonly messages: StatedMessages;
  private readonly profile: string;
  /** Everything that is known, for sentences that put several things together. */
  private readonly truth: PlainTruth;

  constructor(
    private readonly artist: SheetArtist,
    said: readonly SaidMessage[],
    private readonly drafted: unknown,
  ) {
    this.messages = new StatedMessages(said);
    const { name, musicGenre, location, songTitle } = artist;
    this.profile = plain([name, musicGenre, location, songTitle].join('\n'));
    const known = [this.profile, ...this.messages.told].join('\n');
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
    return isMeant && this.messages.sayInOneBreath(value, songTitle, message);
  }

  numbers(): Found<SheetContent['numbers'][number]>[] {
    const found = this.gather('numbers', Infinity, ({ figure, what, source, asOf, message }) => {
      const fact = { figure: clean(figure), what: clean(what), source: clean(source), asOf: clean(asOf) };
      if (!/\p{N}/u.test(fact.figure) || fact.what === '' || !this.messages.state(fact.figure, message)) return null;
      const label = this.messages.labelOf(fact, message);
      if (label === undefined || this.messages.isTakenBack(fact.figure, message)) return null;
      if (!holds(label, fact.source)) fact.source = '';
      if (!this.messages.state(fact.asOf, message) || !isSureDate(fact.asOf)) fact.asOf = '';
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
        link: this.messages.stateLink(link, message) ? link : '',
      };
      const isSaid = this.messages.stateWhole(fact.text, message) && this.messages.stateWhole(fact.outlet, message);
      return isSaid && fits(fact, sheetLists.quotes.items) ? fact : null;
    });
  }

  shows(): Found<SheetContent['shows'][number]>[] {
    return this.gather('shows', sheetLists.shows.most, ({ date, venue, city, message }) => {
      const fact = { date: clean(date), venue: clean(venue), city: clean(city) };
      if (!this.messages.state(fact.city, message)) fact.city = '';
      const isSaid = this.messages.state(fact.date, message) && this.messages.state(fact.venue, message);
      return isSaid && isSureDate(fact.date) && fits(fact, sheetLists.shows.items) ? fact : null;
    });
  }

  links(): Found<SheetContent['links'][number]>[] {
    return this.gather('links', sheetLists.links.most, ({ label, url, message }) => {
      const fact = { label: clean(label), url: typeof url === 'string' ? url : '' };
      return fact.label !== '' && this.messages.stateLink(url, message) && fits(fact, sheetLists.links.items)
        ? fact
        : null;
    });
  }

  tracks(): Found<string>[] {
    return this.gather('tracks', sheetTracks.most, ({ title, message }) => {
      const fact = clean(title);
      return fact !== '' && !sheetTextProblem(fact, sheetTracks) && this.messages.stateWhole(fact, message)
        ? fact
        : null;
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
      ...named.flatMap(({ value, message }) => (this.messages.state(clean(value), message) ? [clean(value)] : [])),
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
    return this.messages.sourceOf(words, message);
  }

  /** Whether a value is what a message says, as strictly as its place asks for. */
  private holds(place: SaidPlace, value: string, message: number): boolean {
    switch (place) {
      case 'release.story':
        return this.truth.holds(value);
      case 'release.date':
        return isSureDate(value) && this.messages.state(value, message);
      case 'release.listenLink':
      case 'videoLink':
        return this.messages.stateLink(value, message);
      case 'contact.email':
        return /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/.test(value) && this.messages.stateWhole(value, message);
      case 'contact.phone':
        return digitsOf(value).length >= 6 && this.messages.haveDigits(digitsOf(value), message);
      case 'release.isrc':
        return /^[A-Z]{2}-?\w{3}-?\d{2}-?\d{5}$/i.test(value) && this.messages.stateWhole(value, message);
      case 'release.upc':
        return /^\d{12,13}$/.test(value) && this.messages.stateWhole(value, message);
      default:
        return this.messages.state(value, message) && (namePlaces.includes(place) || !isHype(value));
    }
  }
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
