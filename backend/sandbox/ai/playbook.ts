import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxFile } from '../sandbox-files.js';
import type { Language } from './reading/language.js';
import { parseTemplate, type Template } from './template.js';

/** A playbook topic: when to use it, and its answer. */
export interface Topic {
  id: string;
  /** At most four words, for chat titles. */
  title: string;
  /** A sentence for questions that only touch the topic. */
  brief: Template;
  answer: Template;
  matchers: Matcher[];
  /** A draft to send; guests get it in full. */
  isDraft: boolean;
  /** A boolean fact that excludes the topic, or `""`. */
  unless: string;
  language: Language;
  /** Never mixed with another topic. */
  standsAlone: boolean;
}

/**
 * Adds `weight` to the topic's score if a text contains all of `patterns`, which start and may end with a space.
 * Negative weights count against the topic.
 */
interface Matcher {
  patterns: string[];
  weight: number;
}

/** The topics sorted by file name. Throws an error with the file's name if one is malformed. */
export function readPlaybook(folder = sandboxFile('playbook')): Topic[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => readTopic(name.slice(0, -'.md'.length), readFileSync(join(folder, name), 'utf8')));
}

/** How well a normalised text matches a topic; 0 or less is no match. */
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
    language: head.get('language') === 'es' ? 'es' : 'en',
    standsAlone: head.get('alone') === 'yes',
  };
}

/** `press release 5` · `pitch* 3` (prefix) · `quote+pitchfork 6` (both) · `live -2` (against). */
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

/**
 * Lower-case words separated and surrounded by single spaces; punctuation within words (`e-mail`, `don't`) is removed.
 */
export function normalised(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\be-?mail/g, 'email')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
  return ` ${words} `;
}
