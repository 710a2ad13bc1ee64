import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxFile } from '../../sandbox-files.js';
import type { Language } from '../reading/language.js';
import type { Utterance } from './intent-classifier.js';

/**
 * The utterances in a folder's files: a line `## intent` and below it one utterance per line.
 * @throws Error if a line precedes the first intent
 */
export function readUtterances(folder: string): Utterance[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => utterancesIn(readFileSync(join(folder, name), 'utf8'), name));
}

/** The folder of the utterances that the classifier learns from. */
export const utterancesFolder = (language: Language): string => sandboxFile('utterances', language);

function utterancesIn(text: string, name: string): Utterance[] {
  let intent = '';
  return text.split('\n').flatMap((line) => {
    const words = line.trim();
    if (words === '') return [];
    if (words.startsWith('## ')) {
      intent = words.slice(3);
      return [];
    }
    if (intent === '') throw new Error(`The sandbox's utterances in ${name} don't begin with an intent.`);
    return [{ intent, text: words }];
  });
}
