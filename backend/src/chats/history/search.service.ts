import { Injectable } from '@nestjs/common';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { plainTitle } from '../../../../contract/rules/plain-title.js';
import { withoutQuoteMarks } from '../../../../contract/rules/quoted-lines.js';
import type { SearchResult } from '../../../../contract/chats/search.js';
import { KeyedConcurrencyLimit } from '../../common/keyed-concurrency-limit.js';
import { type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { excerptOf, excerptOfReply, markWords, toTsQuery, wordsOf } from './search-words.js';
import { SearchRepository } from './search.repository.js';

/** The most the search box can send, since it debounces by `restMs`. */
const searching: RateLimit = { name: 'search', times: 300, seconds: 60 };

/** Searches conversations by title and message text. */
@Injectable()
export class SearchService {
  private readonly searches = new KeyedConcurrencyLimit({ atOnce: 2, waiting: 30 });

  constructor(
    private readonly found: SearchRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Titles first, then messages, best matches first. Punctuation alone finds nothing. @throws TooManyTries */
  async find(ownerId: string, search: string): Promise<SearchResult[]> {
    const words = wordsOf(search);
    if (words.length === 0) return [];
    await this.limits.count([searching, ownerId]);
    return this.searches.run(ownerId, () => this.searchNow(ownerId, words));
  }

  private async searchNow(ownerId: string, words: string[]): Promise<SearchResult[]> {
    const query = toTsQuery(words);
    const [titles, messages] = await Promise.all([
      this.found.findTitles(ownerId, query),
      this.found.findMessages(ownerId, query),
    ]);
    const results: SearchResult[] = titles.map(({ id, title, isArchived }) => ({
      chatId: id,
      title: markWords(plainTitle(title), words),
      isArchived,
      message: null,
    }));
    for (const { id, chatId, title, isArchived, isUser, createdAt, content } of messages) {
      // Excerpting a long text takes milliseconds, and there may be many.
      await othersTurn();
      const excerpt = isUser ? excerptOf(withoutQuoteMarks(content), words) : excerptOfReply(content, words);
      results.push({
        chatId,
        title: markWords(plainTitle(title), words),
        isArchived,
        message: { id, isUser, createdAt: createdAt.toISOString(), excerpt },
      });
    }
    return results;
  }
}
