import { meaningsOf } from '../../intents/meaning.js';
import type { Language } from '../language.js';
import { isOfSong, speaksOfCrisis } from './crisis.js';

/** Whether a message reports that something went wrong, in words that a rule knows or that the classifier is sure of. */
export function reportsTrouble(text: string, language: Language): boolean {
  return (
    speaksOfCrisis(text) ||
    meaningsOf(text, language).some(({ intent, sentence }) => intent === 'tell-trouble' && !isOfSong.test(sentence))
  );
}
