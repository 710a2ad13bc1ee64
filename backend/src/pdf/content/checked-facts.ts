import type {
  DerivedPlace,
  FactSource,
  SheetLink,
  SheetNumber,
  SheetQuote,
  SheetShow,
} from '../../../../contract/one-sheets/one-sheet.js';
import {
  bioWords,
  sheetLists,
  type SheetText,
  sheetTextProblem,
  sheetTexts,
  sheetTracks,
  withSheetText,
} from '../../../../contract/rules/sheet-rule.js';
import { type Evidence, type Head, headOf, headsOf } from './belongs.js';
import {
  type DraftedEvidence,
  type DraftedFacts,
  type SaidMessage,
  type SaidPlace,
  saidPlaces,
} from './facts-prompt.js';
import { findDate, findersByPlace, findFigure, findLink, findValue } from './find-value.js';
import { isHype } from './hype.js';
import { profileFacts, type SheetArtist, type SheetFacts } from './profile-facts.js';
import { isReworded } from './reworded.js';
import { isSame, isWithin, overlap, plain, ReadMessage, type Span } from './said-message.js';
import { isSureDate } from './sure-date.js';

/** How many entries of each list to read: more than a sheet has room for, including corrected ones. */
const mostEntries = 100;
const longestEvidence = 1000;
/** What may follow a figure without a unit: nothing, or a function word. */
const behindLoneFigure = /^ *(?:$|[^\p{L}\p{N} ]|\p{Ll}{1,3}(?!\p{L})|[人名명])/u;

/** A fact with the evidence that supports it; `source` is undefined for evidence from the profile. */
interface Found<T> extends Evidence {
  fact: T;
  source: FactSource | undefined;
}

/**
 * The profile's facts plus those a model found in the artist's messages and notes. A fact is accepted if its value is
 * verbatim in evidence that is verbatim in the artist's own statements. Derived texts are printed if they only reword
 * their evidence; otherwise they are proposals.
 * @param answer the model's answer, of any shape
 */
export function checkedFacts(artist: SheetArtist, said: readonly SaidMessage[], answer: unknown): SheetFacts {
  return new FactChecker(artist, said, Object(answer) as Partial<DraftedFacts>).check();
}

class FactChecker {
  private readonly messages: ReadMessage[];
  private readonly profile: ReadMessage;
  // Reading a message takes milliseconds, and a hundred entries may name the same one.
  private readonly requests = new Map<number, ReadMessage>();
  private readonly asked = new Map<number, ReadMessage>();
  // Finding a passage takes a millisecond, and many entries may give the same one.
  private readonly passages = new Map<ReadMessage, Map<string, Span[]>>();
  private readonly titles: Head[];
  private readonly people: Head[];
  private readonly title: Found<string> | undefined;
  private readonly contact: Found<string> | undefined;

  constructor(
    private readonly artist: SheetArtist,
    private readonly said: readonly SaidMessage[],
    private readonly answer: Partial<DraftedFacts>,
  ) {
    this.messages = said.map((message) => new ReadMessage(message));
    const { name, musicGenre, location, songTitle } = artist;
    this.profile = new ReadMessage({ id: null, text: [name, musicGenre, location, songTitle].join('\n') });
    const namesAt = (place: SaidPlace): string[] =>
      this.entries('facts').flatMap((entry) => (entry.place === place ? [clean(entry.value)] : []));
    this.titles = headsOf(this.messages, [songTitle, ...namesAt('release.title')]);
    this.people = headsOf(this.messages, namesAt('contact.name'));
    this.title = this.newest('release.title');
    this.contact = this.newest('contact.name');
  }

  check(): SheetFacts {
    const { content, sources } = profileFacts(this.artist);
    const texts = new Map(saidPlaces.map((place) => [place, this.newest(place)]));
    this.keepContactsApart({ content, sources }, texts);
    for (const [place, found] of texts) {
      if (!found?.source) continue;
      // The profile's song link doesn't belong to another release.
      if (place === 'release.title' && !isSame(found.fact, content.release.title)) {
        content.release = { ...content.release, listenLink: '' };
        delete sources['release.listenLink'];
      }
      Object.assign(content, withSheetText(content, place, found.fact));
      sources[place] = found.source;
    }
    const add = <T>(place: string, list: T[], most: number, found: Found<T>[]): void => {
      for (const { fact, source } of found) {
        if (!source || list.length >= most || list.some((one) => JSON.stringify(one) === JSON.stringify(fact)))
          continue;
        sources[`${place}.${list.length}`] = source;
        list.push(fact);
      }
    };
    add('numbers', content.numbers, sheetLists.numbers.most, this.numbers());
    add('quotes', content.quotes, sheetLists.quotes.most, this.quotes());
    add('shows', content.shows, sheetLists.shows.most, this.shows());
    add('release.tracks', content.release.tracks, sheetTracks.most, this.tracks());
    const links = this.links().filter(({ fact }) => content.links.every(({ url }) => url !== fact.url));
    add('links', content.links, sheetLists.links.most, links);
    const stories = this.stated('facts', ({ place, value }) => (place === 'release.story' ? clean(value) : ''));
    this.addDerived(
      { content, sources },
      'bio',
      this.stated('bio', ({ sentence }) => clean(sentence)),
    );
    this.addDerived(
      { content, sources },
      'release.story',
      stories.filter((story) => this.isOfRelease(story, story.span)).slice(-1),
    );
    return { content, sources };
  }

  /** Turns the list entries that the artist states into facts, oldest message first; skips entries that yield none. */
  private stated<K extends keyof DraftedFacts, T>(
    list: K,
    factOf: (entry: DraftedFacts[K][number], evidence: Evidence) => T | null | undefined,
  ): Found<T>[] {
    const found = this.entries(list).flatMap((entry): Found<T>[] => {
      const evidence = this.evidenceOf(entry);
      const fact = evidence && factOf(entry, evidence);
      if (!evidence || !fact) return [];
      return [{ ...evidence, fact, source: evidence.number === 0 ? undefined : evidence.message.source }];
    });
    return found.toSorted((one, other) => one.number - other.number);
  }

  private entries<K extends keyof DraftedFacts>(list: K): DraftedFacts[K][number][] {
    const entries: unknown = this.answer[list];
    if (!Array.isArray(entries)) return [];
    return (entries as unknown[])
      .slice(0, mostEntries)
      .filter((entry): entry is DraftedFacts[K][number] => typeof entry === 'object' && entry !== null);
  }

  private evidenceOf({ message: number, evidence, says }: DraftedEvidence): Evidence | undefined {
    const words = plain(String(evidence).slice(0, longestEvidence));
    const said = this.said[number - 1];
    const message =
      says === 'requests' && said ? this.requested(number, said) : [this.profile, ...this.messages][number];
    if (!message || words.length < 2 || (says !== 'states' && says !== 'requests')) return undefined;
    const spans = remembered(
      remembered(this.passages, message, () => new Map<string, Span[]>()),
      words,
      () => message.occurrences(message.text, words, message.whole, true),
    );
    // The same words may be part of a question or denial elsewhere in the message.
    const span = spans.find(({ from, to }) => message.own.slice(from, to) === words) ?? spans[0];
    return span && { message, number, span };
  }

  /** A message whose questions count as statements. */
  private requested(number: number, said: SaidMessage): ReadMessage {
    return remembered(this.requests, number, () => new ReadMessage(said, true));
  }

  /** What the assistant asked before a message. */
  private askedBefore(number: number): ReadMessage {
    return remembered(
      this.asked,
      number,
      () => new ReadMessage({ id: null, text: this.said[number - 1]?.asked ?? '' }),
    );
  }

  /** The newest fact for a place that refers to the sheet's release and contact. */
  private newest(place: SaidPlace): Found<string> | undefined {
    const find = findersByPlace[place] ?? findersByPlace.other;
    const found = this.stated('facts', (entry, evidence) => {
      const value = clean(entry.value);
      if (entry.place !== place || place === 'release.story' || sheetTextProblem(value, sheetTexts[place])) return null;
      if (evidence.number === 0)
        return place === 'release.title' && isSame(value, this.artist.songTitle) ? value : null;
      const at = find(evidence, value);
      return at && !this.isTakenBack(value, evidence) && this.belongs(place, evidence, at) ? value : null;
    });
    return found.at(-1);
  }

  /** Whether a later message denies a value. */
  private isTakenBack(value: string, { number }: Evidence): boolean {
    return this.messages.slice(number).some((later) => later.denies(plain(value)));
  }

  private belongs(place: SaidPlace, evidence: Evidence, at: Span): boolean {
    if (place === 'release.title' || place === 'contact.name') return true;
    if (place.startsWith('contact.')) return !this.contact || isOf(this.contact.fact, evidence, at, this.people);
    const isShow =
      place === 'release.date' &&
      this.shows().some((show) => show.number === evidence.number && isWithin(at, show.span));
    return !place.startsWith('release.') || (!isShow && this.isOfRelease(evidence, at));
  }

  /** If only the profile has the title, a sentence must name it to count as being about that song. */
  private isOfRelease(evidence: Evidence, at: Span, isTrack = false): boolean {
    if (!this.title) return this.artist.songTitle === '';
    const { message, number } = evidence;
    const isHere = (span: Span): boolean => isWithin(span, message.sentenceAt(at.from));
    const titles = this.titles.filter((head) => head.number === number && isHere(head));
    // Another passage in quotation marks may be another work.
    const others = message.quotes
      .filter((quote) => !isTrack && isHere(quote) && !titles.some((title) => overlap(title, quote)))
      .map((quote) => ({ ...quote, number, name: '' }));
    const heads = [...this.titles, ...others].toSorted((a, b) => a.number - b.number || a.from - b.from);
    return (titles.length > 0 || this.title.number > 0) && isOf(this.title.fact, evidence, at, heads);
  }

  private numbers(): Found<SheetNumber>[] {
    const found = this.stated('numbers', (entry, evidence) => {
      const [figure = '', what = '', source = '', asOf = ''] = [entry.figure, entry.what, entry.source, entry.asOf].map(
        clean,
      );
      const at = findFigure(evidence, figure);
      if (!at || what === '' || this.isTakenBack(figure, evidence)) return null;
      const { message, number } = evidence;
      const sentence = message.sentenceAt(at.from);
      const counts = figuresIn(evidence).filter(
        (span) => !/^(?:19|20)\d\d$/.test(message.text.slice(span.from, span.to)),
      );
      const isSaid = (words: string): boolean =>
        message
          .occurrences(message.own, plain(words), sentence)
          .some((span) => overlap(at, headOf(evidence, span, counts)));
      const isLone = behindLoneFigure.test(message.own.slice(at.to, sentence.to));
      const contexts = isLone ? [this.askedBefore(number), ...this.messages.slice(0, number - 1).toReversed()] : [];
      const context = isSaid(what) ? undefined : contexts.find((one) => containsWords(one, what));
      if (!isSaid(what) && !context) return null;
      const isFrom = isSaid(source) || (context !== undefined && containsWords(context, source));
      const isAsOf = isSureDate(asOf) && message.occurrences(message.own, plain(asOf), sentence).length > 0;
      return ifFits({ figure, what, source: isFrom ? source : '', asOf: isAsOf ? asOf : '' }, sheetLists.numbers.items);
    });
    const isCorrected = (old: Found<SheetNumber>): boolean =>
      found.some(({ fact, number }) => number > old.number && isSameCount(fact, old.fact));
    return found.filter((each) => !isCorrected(each));
  }

  private quotes(): Found<SheetQuote>[] {
    return this.stated('quotes', (entry, evidence) => {
      const { message, number, span } = evidence;
      const text = clean(entry.text).replace(/^["“”„«]+|(?<!["“”»])["“”»]+$/g, '');
      const [outlet, link] = [clean(entry.outlet), clean(entry.link)];
      const [at] = message.occurrences(message.claimed, plain(text), span);
      if (!at || isSame(outlet, this.artist.name)) return null;
      const passages = message.quotes.map((quote) => ({ ...quote, number, name: '' }));
      const isQuoted = passages.some((quote) => isWithin(at, quote));
      const named = message.occurrences(message.own, plain(outlet), isQuoted ? message.whole : span);
      if (!named.some((name) => !isQuoted || overlap(at, headOf(evidence, name, passages)))) return null;
      return ifFits({ text, outlet, link: findLink(evidence, link) ? link : '' }, sheetLists.quotes.items);
    });
  }

  private shows(): Found<SheetShow>[] {
    return this.stated('shows', (entry, evidence) => {
      const [date = '', venue = '', city = ''] = [entry.date, entry.venue, entry.city].map(clean);
      const [day, place, town] = [findDate(evidence, date), findValue(evidence, venue), findValue(evidence, city)];
      if (!day || !place) return null;
      const days = figuresIn(evidence).filter((figure) => !overlap(figure, place));
      const isThen = (span: Span): boolean => overlap(day, headOf(evidence, span, days));
      return isThen(place)
        ? ifFits({ date, venue, city: town && isThen(town) ? city : '' }, sheetLists.shows.items)
        : null;
    });
  }

  private links(): Found<SheetLink>[] {
    return this.stated('links', (entry, evidence) => {
      const [label = '', url = ''] = [entry.label, entry.url].map(clean);
      return label !== '' && findLink(evidence, url) ? ifFits({ label, url }, sheetLists.links.items) : null;
    });
  }

  private tracks(): Found<string>[] {
    return this.stated('tracks', ({ title }, evidence) => {
      const at = findValue(evidence, clean(title));
      return at && !sheetTextProblem(clean(title), sheetTracks) && this.isOfRelease(evidence, at, true)
        ? clean(title)
        : null;
    });
  }

  /**
   * Puts sentences that only reword their evidence on the sheet; the others become proposals, unless their figures are
   * invented.
   */
  private addDerived({ content, sources }: SheetFacts, place: DerivedPlace, sentences: Found<string>[]): void {
    const known = ({ number, message, span }: Found<string>): string => {
      const profile = number === 0 ? message.text : this.artist.name;
      return `${profile} ${message.own.slice(span.from, span.to).replaceAll('\0', ' ')}`;
    };
    const fair = sentences.filter(({ fact, source }) => source?.from !== 'note' && !isHype(fact));
    const printed = fair.filter((sentence) => isReworded(sentence.fact, known(sentence)));
    const proposed = fair.filter((sentence) => {
      const figures = plain(sentence.fact).match(/\p{N}+/gu) ?? [];
      return !printed.includes(sentence) && figures.every((figure) => known(sentence).includes(figure));
    });
    const [text, proposal] = [joined(place, printed), joined(place, proposed)];
    if (proposal !== '') content.proposals = { ...content.proposals, [place]: proposal };
    if (text === '') return;
    Object.assign(content, withSheetText(content, place, text));
    const source = printed.find((sentence) => sentence.source)?.source;
    sources[place] = source?.from === 'chat' ? { ...source, isDerived: true } : { from: 'profile' };
  }

  /** Never puts a contact's name above the artist's own address. */
  private keepContactsApart({ content, sources }: SheetFacts, texts: Map<SaidPlace, Found<string> | undefined>): void {
    const [name, email] = [texts.get('contact.name')?.fact, texts.get('contact.email')?.fact];
    if (name === undefined || isSame(name, this.artist.name)) return;
    const isTheirs = email !== undefined && !isSame(email, this.artist.email);
    if (isTheirs || texts.get('contact.phone')) {
      if (!isTheirs) texts.delete('contact.email');
      content.contact = { ...content.contact, email: '' };
      delete sources['contact.email'];
    } else if (email !== undefined || content.contact.email !== '') {
      texts.delete('contact.name');
      texts.delete('contact.role');
    }
  }
}

function remembered<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function isOf(name: string, evidence: Evidence, at: Span, heads: readonly Head[]): boolean {
  const head = headOf(evidence, at, heads);
  return !head || head.name === plain(name);
}

/** The figures that a message states, as heads. */
function figuresIn({ message, number }: Evidence): Head[] {
  return message.statedFigures.map((figure) => ({ ...figure, number, name: '' }));
}

function containsWords(message: ReadMessage, words: string): boolean {
  return message.occurrences(message.text, plain(words), message.whole).length > 0;
}

/** Joins sentences in order, skipping any for which the place has no room. */
function joined(place: DerivedPlace, sentences: readonly Found<string>[]): string {
  return sentences.reduce((before, { fact }) => {
    const longer = `${before} ${fact}`.trim();
    return sheetTextProblem(longer, sheetTexts[place]) || longer.split(' ').length > bioWords ? before : longer;
  }, '');
}

/** Whether two figures count the same thing; a figure without a source matches any source. */
function isSameCount(a: SheetNumber, b: SheetNumber): boolean {
  return isSame(a.what, b.what) && (a.source === '' || b.source === '' || isSame(a.source, b.source));
}

function ifFits<T extends object>(fact: T, rules: Record<keyof T, SheetText>): T | null {
  const names = Object.keys(rules) as (keyof T)[];
  return names.every((name) => sheetTextProblem(fact[name], rules[name]) === undefined) ? fact : null;
}

/** One line, without marks that change the text direction. */
function clean(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  return text
    .replace(/[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
