import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxFile } from '../../sandbox-files.js';
import type { PlaybookText } from '../reading/playbook-texts.js';

let read: Map<string, Pick<PlaybookText, 'title' | 'body'>> | undefined;

/** A playbook text in Spanish, with the same sources; the text itself if it has no Spanish version. */
export function inSpanish(text: PlaybookText): PlaybookText {
  return { ...text, ...spanishPlaybook().get(text.title) };
}

/**
 * The Spanish versions of playbook texts by their English titles: `backend/sandbox/playbook-es`, read once.
 * @throws Error that names the file, if its head is incomplete
 */
export function spanishPlaybook(): Map<string, Pick<PlaybookText, 'title' | 'body'>> {
  return (read ??= readVersions(sandboxFile('playbook-es')));
}

function readVersions(folder: string): Map<string, Pick<PlaybookText, 'title' | 'body'>> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return new Map(
    names.map((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      const [, of, title, body] = /^---\nof: ([^\n]+)\ntitle: ([^\n]+)\n---\n([^]+)$/.exec(source) ?? [];
      if (!of || !title || !body?.trim()) throw new Error(`playbook-es/${name} needs "of", "title" and a text`);
      return [of, { title, body: body.trim() }];
    }),
  );
}
