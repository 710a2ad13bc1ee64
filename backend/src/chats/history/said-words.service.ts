import { Injectable } from '@nestjs/common';
import { wordsOf } from './search-words.js';
import { type SaidMessage, SaidWordsRepository } from './said-words.repository.js';

export type { SaidMessage };

/** Limit on the text read in one call, in characters. */
const charactersMax = 200_000;

/** How many texts to search for in one call. */
const textsMax = 40;

/** An artist's own messages, used to check the claims in a text. */
@Injectable()
export class SaidWordsService {
  constructor(private readonly said: SaidWordsRepository) {}

  /** The newest messages of the given chat, if any, then of all chats except those of another release. Newest first. */
  async newest(ownerId: string, chatId: string | null, room: string | null = null): Promise<SaidMessage[]> {
    const found = new Map((await this.said.findNewest(ownerId, chatId, room)).map((message) => [message.id, message]));
    let left = charactersMax;
    return [...found.values()].filter(({ content }) => (left -= content.length) >= 0);
  }

  /**
   * Messages of any age that contain all words of one of these texts, from any chat except those of another release.
   */
  async saying(ownerId: string, texts: readonly string[], room: string | null = null): Promise<SaidMessage[]> {
    const queries = texts
      .slice(0, textsMax)
      .map((text) => wordsOf(text).filter((word) => /^[\p{L}\p{N}\p{M}]+$/u.test(word)))
      .filter((words) => words.length > 0)
      .map((words) => `(${words.map((word) => `'${word}'`).join(' & ')})`);
    return queries.length > 0 ? this.said.findWith(ownerId, queries.join(' | '), room) : [];
  }
}
