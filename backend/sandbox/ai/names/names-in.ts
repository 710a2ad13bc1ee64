import type { Language } from '../reading/language.js';
import { learnedOnce } from '../learning/learned-once.js';
import { type FoundName, NameTagger } from '../learning/name-tagger.js';
import { remembered } from '../remembered.js';
import { readTaggedMessages, taggedFolder } from '../learning/tagged-messages.js';

/** Longer messages are read sentence by sentence, as the tagger has learned. */
const longest = 400;

const taggerFor = remembered((language: Language) => {
  const folder = taggedFolder(language);
  return new NameTagger(learnedOnce(folder, () => NameTagger.learn(readTaggedMessages(folder))));
});

/** Learns, or reads from disk, ahead of the first message: a reply that has to wait for it fails. */
export function learnNames(): void {
  for (const language of ['en', 'es'] as const) taggerFor(language);
}

/** The names in a message that the tagger is sure about. @param margin how sure */
export function namesIn(message: string, language: Language, margin: number): FoundName[] {
  return allNamesIn(message, language).filter((name) => name.margin >= margin);
}

const allNamesIn = remembered((message: string, language: Language): FoundName[] => {
  const parts = message.length > longest ? (message.match(/[^.!?\n]+[.!?\n]*/gu) ?? []) : message.split('\n');
  return parts.filter((part) => part.length <= longest).flatMap((part) => taggerFor(language).find(part));
});
