import { Injectable } from '@nestjs/common';
import type { Announcements } from '../../../../contract/releases/announcements.js';
import { SaidWordsService } from '../../chats/history/said-words.service.js';
import { DocumentsService } from '../../documents/documents.service.js';
import { FactsService } from '../../facts/facts.service.js';
import { type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { UsersService } from '../../users/users.service.js';
import { NoShows } from '../releases.errors.js';
import { ReleasesService } from '../releases.service.js';
import { announcementIdOf } from './announcement-id.js';
import { writeAnnouncement } from './announcement-text.js';
import { writtenLanguageOf } from './written-language.js';

/** Limited because each missing announcement is checked against what the artist has said. */
const writing: RateLimit = { name: 'announcements', times: 30, seconds: 600 };

/** How many of the artist's messages are used to detect the language. */
const newestMax = 20;

/** A tour's announcements: one per show, from the same facts. */
@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly releases: ReleasesService,
    private readonly documents: DocumentsService,
    private readonly facts: FactsService,
    private readonly users: UsersService,
    private readonly said: SaidWordsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Writes the missing announcements, in the language of the artist's newest messages. Existing ones stay as they are.
   * @throws NotFound, NoShows, TooManyDocuments, TooManyTries
   */
  async write(userId: string, releaseId: string): Promise<Announcements> {
    const tour = await this.releases.getRelease(userId, releaseId);
    if (tour.shows.length === 0) throw new NoShows();
    await this.limits.count([writing, userId]);
    const [artist, facts, said] = await Promise.all([
      this.users.getUser(userId),
      this.facts.listKept(userId, releaseId),
      this.said.newest(userId, null, releaseId),
    ]);
    const texts = said.slice(0, newestMax).map(({ content }) => content);
    // Artists who have only filled in forms don't have any messages.
    const language = writtenLanguageOf(texts.length > 0 ? texts : [tour.title, ...facts.map(({ value }) => value)]);
    const documents = tour.shows.map((show) => ({
      id: announcementIdOf(releaseId, show.id),
      kind: 'gig_announcement' as const,
      ...writeAnnouncement(show, { tour, artist, facts, language }),
    }));
    return { items: await this.documents.createAll(userId, releaseId, documents, 'assistant') };
  }
}
