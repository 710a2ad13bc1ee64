import { Injectable } from '@nestjs/common';
import type { FoundPlace, FoundPlaces } from '../../../../contract/chats/place.js';
import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import { kindGuides } from '../../../../contract/documents/kind-guides.js';
import type { Fact } from '../../../../contract/facts/fact.js';
import { nameOfFact } from '../../../../contract/facts/fact-names.js';
import { markWords, toTsQuery, wordsOf } from '../../chats/history/search-words.js';
import { type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { escapeLike } from '../contacts.repository.js';
import { PlacesRepository } from './places.repository.js';

/** The same limit as for searching conversations: both are called together. */
const searching: RateLimit = { name: 'search-places', times: 300, seconds: 60 };

/** Finds releases, people, documents and facts. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly places: PlacesRepository,
    private readonly limits: RateLimits,
  ) {}

  /** Finds everything that contains all the words. Punctuation alone finds nothing. @throws TooManyTries */
  async find(userId: string, search: string): Promise<FoundPlaces> {
    const words = wordsOf(search);
    if (words.length === 0) return { items: [] };
    await this.limits.count([searching, userId]);
    const rows = await this.places.find(
      userId,
      words.map((word) => `%${escapeLike(word.toLowerCase())}%`),
      toTsQuery(words),
    );
    return {
      items: rows.map(({ kind, id, name, detail }) => ({
        kind,
        id,
        title: markWords(name, words),
        detail: detailOf(kind, detail),
        path: pathOf(kind, id, name),
      })),
    };
  }
}

function pathOf(kind: FoundPlace['kind'], id: string, name: string): string {
  switch (kind) {
    case 'release':
      return `/releases/${id}`;
    case 'person':
      return `/people?${new URLSearchParams({ q: name }).toString()}`;
    case 'document':
      return `/documents/${id}`;
    case 'fact':
      return '/facts';
  }
}

function detailOf(kind: FoundPlace['kind'], detail: string): string {
  if (kind === 'document') return kindGuides[detail as DocumentKind].label;
  return kind === 'fact' ? nameOfFact(JSON.parse(detail) as Pick<Fact, 'kind' | 'subject'>) : detail;
}
