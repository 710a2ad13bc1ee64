import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxFile } from '../sandbox-files.js';
import { parseTemplate, type Template } from './template.js';

/** One subject of the playbook: when to answer with it, and what. */
export interface Topic {
  id: string;
  /** At most four words, for a conversation's title. */
  title: string;
  /** One sentence for when the subject is only touched. */
  brief: Template;
  answer: Template;
  matchers: Matcher[];
  /** Something to send, given whole to guests too. */
  isDraft: boolean;
  /** A yes-or-no fact that rules the topic out, or `""`. */
  unless: string;
  /** Never mixed with another topic. */
  standsAlone: boolean;
}

/**
 * All of `patterns`, which begin and may end with a space, in a text add `weight` to the topic's score; a negative weight
 * speaks against it.
 */
interface Matcher {
  patterns: string[];
  weight: number;
}

/** The topics in order of their file names. Throws, naming the file, where one is not written as it should be. */
export function readPlaybook(folder = sandboxFile('playbook')): Topic[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => readTopic(name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')));
}

/** How much a text (as `normalised` gives it) is about a topic; 0 or less: not at all. */
export function scoreTopic(topic: Topic, words: string): number {
  return topic.matchers.reduce(
    (sum, { patterns, weight }) => (patterns.every((pattern) => words.includes(pattern)) ? sum + weight : sum),
    0,
  );
}

function readTopic(id: string, source: string): Topic {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error(`The playbook's ${id}.md has no head between two lines of three dashes.`);
  const head = new Map<string, string>();
  for (const line of (match[1] ?? '').split('\n')) {
    const colon = line.indexOf(':');
    head.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const field = (name: string): string => {
    const value = head.get(name);
    if (!value) throw new Error(`The playbook's ${id}.md has no "${name}:" in its head.`);
    return value;
  };
  return {
    id,
    title: field('title'),
    brief: parseTemplate(field('brief')),
    answer: parseTemplate(match[2] ?? ''),
    matchers: field('match')
      .split(',')
      .map((entry) => readMatcher(entry.trim(), id)),
    isDraft: head.get('draft') === 'yes',
    unless: head.get('unless') ?? '',
    standsAlone: head.get('alone') === 'yes',
  };
}

/** `press release 5` · `pitch* 3` (the beginning of a word) · `quote+pitchfork 6` (both) · `live -2` (against). */
function readMatcher(entry: string, id: string): Matcher {
  const match = /^(.+) (-?\d+)$/.exec(entry);
  if (!match) throw new Error(`The playbook's ${id}.md matches "${entry}" without a weight.`);
  const patterns = (match[1] ?? '').split('+').map((phrase) => {
    const isPrefix = phrase.endsWith('*');
    const words = normalised(isPrefix ? phrase.slice(0, -1) : phrase).trim();
    return ` ${words}${isPrefix ? '' : ' '}`;
  });
  return { patterns, weight: Number(match[2]) };
}

/** Lower case words between single spaces, with one at each end; signs inside words (`e-mail`, `don't`) fall away. */
export function normalised(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\be-?mail/g, 'email')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
  return ` ${words} `;
}
