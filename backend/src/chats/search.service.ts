import { Injectable } from '@nestjs/common';
import type { SearchResult } from '../../../contract/search.js';
import { excerptOf, excerptOfReply, markWords, signOf, toTsQuery, wordsOf } from './search-words.js';
import { SearchRepository } from './search.repository.js';

/** Finds conversations again, by their titles and by what was said in them. */
@Injectable()
export class SearchService {
  constructor(private readonly found: SearchRepository) {}

  /** Titles first, then messages, each best first. Signs alone find nothing. */
  async find(ownerId: string, search: string): Promise<SearchResult[]> {
    const words = wordsOf(search);
    if (words.length === 0) return [];
    const [titles, messages] = await Promise.all([
      this.found.findTitles(ownerId, toTsQuery(words)),
      this.found.findMessages(ownerId, toTsQuery(words, signOf(ownerId))),
    ]);
    return [
      ...titles.map(({ id, title, isArchived }) => ({
        chatId: id,
        title: markWords(title, words),
        isArchived,
        message: null,
      })),
      ...messages.map(({ id, chatId, title, isArchived, isUser, createdAt, content }) => ({
        chatId,
        title: markWords(title, words),
        isArchived,
        message: {
          id,
          isUser,
          createdAt: createdAt.toISOString(),
          excerpt: isUser ? excerptOf(content, words) : excerptOfReply(content, words),
        },
      })),
    ];
  }
}
