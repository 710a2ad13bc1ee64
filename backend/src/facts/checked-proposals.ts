import { type FactKind, factKinds } from '../../../contract/facts/fact.js';
import { limits } from '../../../contract/limits.js';
import { plain } from './fact-slot.js';
import { ownWords } from './own-words.js';

/** A fact that a model found in a message, checked. */
export interface Proposal {
  kind: FactKind;
  subject: string;
  value: string;
  /** The words that say so, as they stand in the message. */
  words: string;
  /** The artist asked for it to be remembered. */
  isAsked: boolean;
}

/** What a message is checked with. */
export interface Known {
  /** Releases and people that facts can be about, beside those that the message names. */
  subjects: readonly string[];
}

/** More than this is not found in one message. */
const proposalsMax = 12;

/** What the artist asks states nothing. */
const question = /[?？؟]["'”’)\s]*$/u;
const sentenceEnd = /(?<=[!?…。！？؟])\s*|(?<=(?<!\p{L})\p{L}{2,}\.|[^\p{L}]\.)\s+|\n+/u;

/** Scripts that part their words by nothing. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/u;
const partOfWord = /[\p{L}\p{M}\p{N}]/u;

/**
 * The proposals to trust: their words and value appear verbatim in the artist's own words, in no
 * question, and what they are about is named in the message or known. Nothing else of the model is believed.
 * @param drafted the model's answer, whatever it is
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
    name === '' || holds(plain(own), plain(name)) || subjects.includes(plain(name));
  return listIn(drafted)
    .slice(0, proposalsMax)
    .flatMap(toProposal)
    .filter(
      ({ subject, value, words }) =>
        holds(stated, plain(words)) && holds(plain(words), plain(value)) && isSubject(subject),
    );
}

/** Whether words stand in a text, cut out of no longer word or figure. Both are plain. */
export function holds(text: string, words: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (isEdge(text, at) && isEdge(text, at + words.length)) return true;
  }
  return false;
}

/** Whether a word can begin or end at a place: `12` does not end within `12,400`. */
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
