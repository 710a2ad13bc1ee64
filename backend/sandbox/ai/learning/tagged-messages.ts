import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxFile } from '../../sandbox-files.js';
import type { Language } from '../reading/language.js';

/** What a name in a message is the name of. */
export type NameKind =
  | 'title'
  | 'earlier title'
  | 'venue'
  | 'place'
  | 'person'
  | 'outlet'
  | 'band'
  | 'artist'
  | 'label'
  | 'day';

/** The letters for kinds in the files: `[t:Pale Fire] is out [d:12 february]`. */
const letters: Record<string, NameKind> = {
  t: 'title',
  e: 'earlier title',
  v: 'venue',
  c: 'place',
  p: 'person',
  o: 'outlet',
  b: 'band',
  n: 'artist',
  s: 'label',
  d: 'day',
};

/** A word or sign of a message, and where it is. */
export interface Token {
  text: string;
  start: number;
  end: number;
}

/** A message with the tag of each of its tokens: `''` for none, `B title` for a title's first and `I title` for its further ones. */
export interface TaggedMessage {
  text: string;
  tokens: Token[];
  tags: string[];
}

const token = /[\p{L}\p{N}]+(?:['’.&-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(token)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The folder of the messages that the tagger learns from. */
export const taggedFolder = (language: Language): string => sandboxFile('tagged', language);

/** The messages in a folder's files, one per line. */
export function readTaggedMessages(folder: string): TaggedMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map(parseTaggedMessage);
}

/** @throws Error if a tag's letter is unknown */
function parseTaggedMessage(line: string): TaggedMessage {
  const names: { kind: NameKind; start: number; end: number }[] = [];
  let text = '';
  let at = 0;
  for (const match of line.matchAll(/\[(\p{Ll}):([^\]]*)\]/gu)) {
    const [whole, letter = '', words = ''] = match;
    const kind = letters[letter];
    if (!kind) throw new Error(`The tagged message “${line}” has an unknown tag: ${letter}.`);
    text += line.slice(at, match.index);
    names.push({ kind, start: text.length, end: text.length + words.length });
    text += words;
    at = match.index + whole.length;
  }
  text += line.slice(at);
  const tokens = tokensOf(text);
  const begun = new Set<object>();
  const tags = tokens.map(({ start, end }) => {
    const name = names.find((one) => start >= one.start && end <= one.end);
    if (!name) return '';
    const isFirst = !begun.has(name);
    begun.add(name);
    return `${isFirst ? 'B' : 'I'} ${name.kind}`;
  });
  return { text, tokens, tags };
}
