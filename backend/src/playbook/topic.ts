import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../config/project-root.js';

/** The languages of search words, with PostgreSQL's text search configuration for each. */
export const searchLanguages = { en: 'english', es: 'spanish', fr: 'french', de: 'german', pt: 'portuguese' } as const;
export type SearchLanguage = keyof typeof searchLanguages;

/** A page that a playbook text relies on. */
export interface Source {
  name: string;
  url: string;
}

/** One text of the playbook. */
export interface Topic {
  /** The file name without extension. */
  id: string;
  title: string;
  /** Phrases that people use for the topic, by language. */
  words: Record<SearchLanguage, string>;
  sources: Source[];
  /** The day the sources were last read: `2026-11-24`. */
  checked: string;
  /** Markdown, addressed to the artist. */
  body: string;
}

/** All texts of the playbook and a hash of their files. */
export interface Playbook {
  topics: Topic[];
  hash: string;
}

/**
 * Reads `backend/playbook`: one Markdown file per topic, with YAML front matter.
 * @throws Error that names the file, if its front matter is incomplete
 */
export function readPlaybook(folder = join(projectRoot, 'backend', 'playbook')): Playbook {
  const hash = createHash('sha256');
  const topics = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      hash.update(name).update('\0').update(text).update('\0');
      return parseTopic(name.slice(0, -'.md'.length), text);
    });
  return { topics, hash: hash.digest('hex') };
}

/** Parses a topic's file. @throws Error that names the topic, if its front matter is incomplete */
export function parseTopic(id: string, text: string): Topic {
  const [, head, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`playbook/${id}.md has no head between two lines of ---`);
  const fields = parse(head) as Partial<Topic> | null;
  const { title, checked, words, sources } = fields ?? {};
  const hasAllWords = Object.keys(searchLanguages).every((language) => words?.[language as SearchLanguage]);
  if (!title || !words || !hasAllWords) throw new Error(`playbook/${id}.md needs a title, and words in each language`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(checked ?? '')) throw new Error(`playbook/${id}.md needs "checked: YYYY-MM-DD"`);
  if (!sources?.length || !sources.every(({ name, url }) => name && /^https?:\/\//.test(url)))
    throw new Error(`playbook/${id}.md needs sources, each with a name and a web address`);
  return { id, title, words, sources, checked: checked ?? '', body: body.trim() };
}
