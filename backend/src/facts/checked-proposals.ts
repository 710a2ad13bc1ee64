import { type FactKind, factKinds } from '../../../contract/facts/fact.js';
import { limits } from '../../../contract/limits.js';
import { findDates, findImpossibleDates, isShortDate, twoReadings } from '../common/dates/find-dates.js';
import { hasWrongWeekday } from '../common/dates/partial-date.js';
import { plain } from './fact-slot.js';
import { ownWords } from './own-words.js';

/** A fact that a model found in a message, after checking. */
export interface Proposal {
  kind: FactKind;
  subject: string;
  value: string;
  /** The words that state it, as they appear in the message. */
  words: string;
  /** Whether the artist asked for it to be remembered. */
  isAsked: boolean;
}

/** What is already known when a message is checked. */
export interface Known {
  /** Releases and people that facts may be about, besides those the message names. */
  subjects: readonly string[];
}

/** Limit on the facts found in one message. */
const proposalsMax = 12;

/** A question states nothing. */
const question = /[?？؟]["'”’)\s]*$/u;
const sentenceEnd = /(?<=[!?…。！？؟])\s*|(?<=(?<!\p{L})\p{L}{2,}\.|[^\p{L}]\.)\s+|\n+/u;

/** Scripts without spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/u;
const partOfWord = /[\p{L}\p{M}\p{N}]/u;

/**
 * The proposals to trust: their words and value appear verbatim in the artist's own words, outside of questions, and
 * their subject is named in the message or known. A date must exist and have one reading. Nothing else the model returns
 * is believed.
 * @param drafted the model's answer, which may be anything
 */
export function checkedProposals(message: string, drafted: unknown, known: Known): Proposal[] {
  const own = ownWords(message);
  const stated = plain(
    own
      .split(sentenceEnd)
      .filter((sentence) => !question.test(sentence))
      .join('\n'),
  );
  const subjects = known.subjects.map(plain);
  const isSubject = (name: string): boolean =>
    name === '' || containsWords(plain(own), plain(name)) || subjects.includes(plain(name));
  return listIn(drafted)
    .slice(0, proposalsMax)
    .flatMap(toProposal)
    .filter(({ subject, value, words }) => {
      const isStated = containsWords(stated, plain(words)) && containsWords(plain(words), plain(value));
      return isStated && isSubject(subject);
    })
    .filter((proposal) => !hasUnsureDate(proposal));
}

/** Whether a value has a date that doesn't exist, has another weekday, or may be read in two ways: it can't be kept as it is. */
function hasUnsureDate({ kind, value, words }: Proposal): boolean {
  const isDay = kind === 'releaseDate' || kind === 'show';
  const isUnsure = (text: string): boolean =>
    findImpossibleDates(text).length > 0 ||
    findDates(text).some(
      // Elsewhere, 3/4 may be a time signature.
      (date) => date.dates.some(hasWrongWeekday) || (twoReadings(date) !== null && (isDay || !isShortDate(date.text))),
    );
  // Its words may have a date that settles the order of day and month. A part of a link is no date.
  return !/@|\p{L}\/|\/\//u.test(value) && isUnsure(value) && isUnsure(words);
}

/** Whether a text contains these words, not cut out of a longer word or figure. Both must be normalised by `plain`. */
export function containsWords(text: string, words: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (isEdge(text, at) && isEdge(text, at + words.length)) return true;
  }
  return false;
}

/** Whether a word can begin or end at an offset: `12` does not end within `12,400`. */
function isEdge(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  if (unspaced.test(before) || unspaced.test(after)) return true;
  if (partOfWord.test(before) && partOfWord.test(after)) return false;
  const around = text.slice(Math.max(0, at - 2), at + 2);
  return !/\p{N}[.,:'/]\p{N}/u.test(around);
}

function listIn(drafted: unknown): unknown[] {
  if (typeof drafted !== 'object' || drafted === null || !('facts' in drafted)) return [];
  return Array.isArray(drafted.facts) ? (drafted.facts as unknown[]) : [];
}

function toProposal(entry: unknown): Proposal[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { kind, subject, value, words, isAsked } = entry as Partial<Record<keyof Proposal, unknown>>;
  const texts = [subject, value, words];
  if (!factKinds.includes(kind as FactKind) || !texts.every((text) => typeof text === 'string')) return [];
  const [about = '', said = '', evidence = ''] = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  if (said === '' || said.length > limits.factMax || about.length > limits.factSubjectMax) return [];
  return [{ kind: kind as FactKind, subject: about, value: said, words: evidence, isAsked: isAsked === true }];
}
