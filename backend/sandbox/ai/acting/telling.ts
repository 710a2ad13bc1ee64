import type { Situation } from './call.js';

/** What a result is told with. */
export interface Telling {
  situation: Situation;
  /** Picks the sentence of the conversation's language. */
  say: (english: string, spanish: string) => string;
}
