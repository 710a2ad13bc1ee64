import type { Situation } from './call.js';

/** What is needed to report a result. */
export interface Telling {
  situation: Situation;
  /** Picks the sentence in the conversation's language. */
  say: (english: string, spanish: string) => string;
}
