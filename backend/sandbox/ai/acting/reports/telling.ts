import type { Situation } from '../call.js';

/** What is needed to report a result. */
export interface Telling {
  situation: Situation;
  /** Picks the sentence in the conversation's language. */
  say: (english: string, spanish: string) => string;
}

/** Limit on the characters of a quoted change. */
export const longestQuote = 80;

/** A text on one line and within a limit, for a quote in guillemets. */
export function short(text: unknown, most = longestQuote): string {
  // Quoted in guillemets, so inner ones become the other marks.
  const line = String(text).replace(/\s+/g, ' ').replaceAll('«', '“').replaceAll('»', '”').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
