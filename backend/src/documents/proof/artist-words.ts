import { dayIn } from '../../common/local-day.js';
import { splitPasted } from '../../facts/own-words.js';
import type { ArtistWords } from './claim.js';

/** A message to check. */
export interface SaidText {
  id: string;
  chatId?: string;
  content: string;
  createdAt: Date;
}

/**
 * A message as sources of proof: the artist's own words, and other people's words that they pasted.
 * @param timeZone the artist's: their "tomorrow" may be another day than the server's
 */
export function toArtistWords({ id, chatId, content, createdAt }: SaidText, timeZone: string): ArtistWords[] {
  const { own, pasted } = splitPasted(content);
  const words = { messageId: id, ...(chatId && { chatId }), saidOn: dayIn(timeZone, createdAt), saidAt: createdAt };
  return [
    ...(own ? [{ ...words, text: own, isPasted: false }] : []),
    ...(pasted ? [{ ...words, text: pasted, isPasted: true }] : []),
  ];
}
