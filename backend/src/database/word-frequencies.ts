import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { queryOne } from './sql.js';

/** How long to use what was read. PostgreSQL's statistics change with each `ANALYZE`; reading them takes 10 ms. */
const freshMs = 60_000;

/** How common the English words of artists' messages are, from the statistics that PostgreSQL's planner uses. */
@Injectable()
export class WordFrequencies implements OnApplicationBootstrap {
  private readonly logger = new Logger(WordFrequencies.name);
  private counts = new Map<string, number>();
  private readAt = 0;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.read();
  }

  /**
   * In about how many messages of all artists a word is, given as its stem. The thousand most common words are known, all others have 0.
   * Old statistics are renewed in the background, since no message should wait for them.
   */
  countOf(word: string): number {
    if (this.clock.now().getTime() - this.readAt > freshMs) void this.read();
    return this.counts.get(word) ?? 0;
  }

  /** Reads the statistics. If that fails, the words known so far stay. */
  private async read(): Promise<void> {
    this.readAt = this.clock.now().getTime();
    try {
      const found = await queryOne<{ words: string[]; shares: number[]; messages: number }>(
        this.database,
        `SELECT most_common_elems::text::text[] AS words, most_common_elem_freqs AS shares,
           (1 - null_frac) * (SELECT reltuples FROM pg_class WHERE oid = 'message_words'::regclass) AS messages
         FROM pg_stats WHERE schemaname = current_schema() AND tablename = 'message_words' AND attname = 'topics'
           AND most_common_elems IS NOT NULL`,
      );
      // After the words' shares PostgreSQL lists the smallest and the largest share.
      this.counts = new Map(found?.words.map((word, index) => [word, (found.shares[index] ?? 0) * found.messages]));
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Reading how common words are failed; recall goes on with what it knows' });
    }
  }
}
