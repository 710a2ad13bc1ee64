import { Injectable } from '@nestjs/common';
import type { FoundPlaces } from '../../../../contract/chats/place.js';
import { markWords, wordsOf } from '../../chats/history/search-words.js';
import { type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { escapeLike } from '../contacts.repository.js';
import { PlacesRepository } from './places.repository.js';

/** As many as searches of conversations: they go together. */
const searching: RateLimit = { name: 'search-places', times: 300, seconds: 60 };

/** Finds releases and people. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly places: PlacesRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Those that have all the words. Punctuation alone finds nothing. @throws TooManyTries */
  async find(userId: string, search: string): Promise<FoundPlaces> {
    const words = wordsOf(search);
    if (words.length === 0) return { items: [] };
    await this.limits.count([searching, userId]);
    const rows = await this.places.find(
      userId,
      words.map((word) => `%${escapeLike(word.toLowerCase())}%`),
    );
    return {
      items: rows.map(({ kind, id, name, detail }) => ({
        kind,
        id,
        title: markWords(name, words),
        detail,
        path: kind === 'release' ? `/releases/${id}` : `/people?${new URLSearchParams({ q: name }).toString()}`,
      })),
    };
  }
}
