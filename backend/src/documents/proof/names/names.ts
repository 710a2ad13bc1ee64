import { articleBefore, elisionBefore, isElidedStart } from '../elisions.js';
import { isCommonWord } from './common-words.js';
import {
  abbreviations,
  connectors,
  foreignStarters,
  headlineWords,
  platforms,
  sentenceStarters,
} from './plain-words.js';
import type { TextLanguage } from './text-language.js';

/** A sequence of capitalised words, possibly with connectors between them. */
export interface NameRun {
  words: NameWord[];
  /** Whether it is in a headline, where most words are capitalised: only words with no other explanation are names. */
  isHeadline: boolean;
  /** Whether it is a single word that starts a sentence, which may be one that isn't listed as common. */
  isUnsure: boolean;
}

export interface NameWord {
  text: string;
  start: number;
  end: number;
  /** Starts a sentence, where any word is capitalised. */
  isFirst: boolean;
}

interface Token extends NameWord {
  isCapital: boolean;
  isConnector: boolean;
  /** Directly follows the previous token: only a space or a hyphen between them. */
  isJoined: boolean;
}

const word = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’.-](?=\p{L})[\p{L}\p{M}\p{N}]+){0,8}|&/gu;
const possessive = /['’]s$/i;

/** Runs of capitalised words in a masked text. Scripts without capitals have none: their names are found as quotes. */
export function findNames(text: string, language: Pick<TextLanguage, 'isForeign' | 'listed'>): NameRun[] {
  const runs: NameRun[] = [];
  let at = 0;
  const lines = text.split('\n').map((line) => {
    const tokens = tokensOf(line, at);
    at += line.length + 1;
    return { line, tokens };
  });
  const isSeen = wordsOf(lines.flatMap(({ tokens }) => tokens));
  for (const { line, tokens } of lines) {
    const isHeadline = !/[.!?][^\w.!?]*$/.test(line) && isTitleCase(tokens);
    for (const words of runsOf(tokens)) {
      const named = isHeadline ? words : withoutStarter(words, isSeen, language);
      const [first] = named;
      if (!first || isPlatformLabel(text, named)) continue;
      const isUnsure = named.length === 1 && first.isFirst && !isHeadline && !isSurelyName(first, isSeen);
      runs.push({ words: named.map(toWord), isHeadline, isUnsure });
    }
  }
  return runs;
}

/** The words that occur in lower case, and those capitalised within a sentence. */
function wordsOf(tokens: readonly Token[]): { small: Set<string>; capital: Set<string> } {
  const small = new Set<string>();
  const capital = new Set<string>();
  for (const token of tokens) {
    if (!token.isCapital) small.add(token.text);
    else if (!token.isFirst) capital.add(token.text);
  }
  return { small, capital };
}

function tokensOf(line: string, offset: number): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const { 0: found, index } of line.matchAll(word)) {
    const between = line.slice(last, index);
    const before = tokens.at(-1);
    const end = index + found.length;
    const bare = found.replace(possessive, '');
    // After a blank, a link or a figure, "Thank you" may start a sentence without a full stop.
    const followsClaim = between.includes('\0\0\0') && sentenceStarters.has(bare.toLowerCase());
    const endsSentence = between !== ' ' && /[.!?…:;|•–—\t/]/.test(between);
    const isAbbreviated = /^\.[ \0]*$/.test(between) && before !== undefined && isAbbreviation(before.text);
    const isFirst =
      before === undefined || followsClaim || (endsSentence && !isAbbreviated) || /["“„«‘(]/.test(between);
    const isJoined =
      before !== undefined && (isAbbreviated || /^[ \u00a0\0]{1,4}$|^-$/.test(between)) && !between.includes('\0\0\0');
    const elision = elisionBefore(bare, isFirst);
    const start = offset + index;
    if (elision === '') tokens.push(tokenOf(bare, start, isFirst, isJoined));
    else {
      tokens.push(tokenOf(elision.toLowerCase().replace('’', "'"), start, isFirst, isJoined));
      tokens.push(tokenOf(bare.slice(elision.length), start + elision.length, false, true));
    }
    last = end;
  }
  return tokens;
}

function tokenOf(text: string, start: number, isFirst: boolean, isJoined: boolean): Token {
  return {
    text,
    start,
    end: start + text.length,
    isCapital: /^\p{Lu}/u.test(text) && !(isFirst && isElidedStart(text)),
    isConnector: connectors.has(text.toLowerCase()),
    isFirst,
    isJoined,
  };
}

/** "J. Smith"; the hour in "20 h. Venez tôt" ends its sentence. */
const isAbbreviation = (text: string): boolean =>
  (text.length === 1 && text !== 'h') || abbreviations.has(text.toLowerCase());

function isTitleCase(tokens: readonly Token[]): boolean {
  const long = tokens.filter(({ text }) => text.length > 3);
  return long.length >= 2 && long.filter(({ isCapital }) => isCapital).length / long.length >= 0.7;
}

/** Runs that begin and end with a capitalised word; up to two connectors may come between. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  const close = (): void => {
    while (run.length > 0 && !run.at(-1)?.isCapital) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const token of tokens) {
    const isLong = run.length >= 2 && !run.at(-1)?.isCapital && !run.at(-2)?.isCapital;
    if (!token.isJoined || (token.isFirst && run.length > 0)) close();
    if (token.isCapital) run.push(token);
    else if (token.isConnector && run.length > 0 && !isLong) run.push(token);
    else close();
  }
  close();
  return runs;
}

/** Where to find the artist, not a claim about the platform: "Instagram: @maraquill", "[Bandcamp](https://…)". */
function isPlatformLabel(text: string, [first, ...others]: readonly Token[]): boolean {
  if (!first || others.length > 0 || !platforms.has(first.text.toLowerCase())) return false;
  return (
    /^[ \u00a0\u202f]?\0{0,3}:/.test(text.slice(first.end, first.end + 5)) ||
    /^\[[^\]]*\0/.test(text.slice(first.start - 1, first.end + 1))
  );
}

/**
 * Removes words from a run that are only capitalised because they start a sentence: "After Mara Quill". A single word
 * counts as a name if it is capitalised elsewhere, too, or isn't a common word.
 */
function withoutStarter(
  run: Token[],
  seen: { small: Set<string>; capital: Set<string> },
  { isForeign, listed }: Pick<TextLanguage, 'isForeign' | 'listed'>,
): Token[] {
  const hasListedWords = !isForeign || listed !== null;
  let rest = run;
  while (rest[0]?.isFirst) {
    const [first] = rest;
    const lower = first.text.toLowerCase();
    const isStarter = sentenceStarters.has(lower) || seen.small.has(lower) || (isForeign && foreignStarters.has(lower));
    const isName =
      !isStarter &&
      (rest.length > 1 || isSurelyName(first, seen) || (hasListedWords && isUnlisted(first.text, listed)));
    if (isName) return rest;
    rest = rest.slice(1);
    while (rest[0] && !rest[0].isCapital) rest = rest.slice(1);
  }
  return rest;
}

/** Whether the first word of a sentence is a name: it is capitalised elsewhere, too, or behind its article, as "L'Impératrice". */
const isSurelyName = ({ text }: Token, seen: { capital: Set<string> }): boolean =>
  seen.capital.has(text) || articleBefore(text, true) !== '';

/** Whether a word is none that we know in any language: in other scripts than the Latin one, we know none. */
const isUnlisted = (text: string, language: TextLanguage['listed']): boolean =>
  /^\p{Script=Latin}/u.test(text) && !isCommonWord(text, language) && !foreignStarters.has(text.toLowerCase());

function toWord({ text, start, end, isFirst }: Token): NameWord {
  return { text, start, end, isFirst };
}

/** Whether a capitalised word isn't a name by itself. */
export function isPlain(text: string): boolean {
  const lower = text.toLowerCase();
  return text.length === 1 || headlineWords.has(lower) || connectors.has(lower) || /^i['’]/.test(lower);
}

/** Whether a capitalised word in a headline is an ordinary word. */
export function isOrdinary(text: string): boolean {
  const lower = text.toLowerCase();
  return (
    isPlain(text) ||
    sentenceStarters.has(lower) ||
    foreignStarters.has(lower) ||
    headlineWords.has(lower.replace(/(?:s|ed|ing)$/, ''))
  );
}
