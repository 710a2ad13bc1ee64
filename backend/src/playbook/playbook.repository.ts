import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { execute, query, queryOne } from '../database/sql.js';
import { type Playbook, searchLanguages } from './topic.js';

/** Weight of a word in the body, relative to 1 for one in the title or search words. */
const bodyShare = 0.15;

/** Advisory lock, the same on every server: only one at once rewrites the search words. */
const syncLock = 7_204_911;

const languages = Object.entries(searchLanguages);

/** The search words of the playbook's texts. */
@Injectable()
export class PlaybookRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Rewrites the search words, unless they are up to date. */
  async sync({ topics, hash }: Playbook): Promise<void> {
    await this.database.transaction(async (manager) => {
      await query(manager, 'SELECT pg_advisory_xact_lock($1)', [syncLock]);
      const stored = await queryOne<{ hash: string }>(manager, 'SELECT hash FROM playbook_version');
      if (stored?.hash === hash) return;
      const phrases = topics.flatMap(({ id, title, words, body }) => [
        { topic: id, language: 'en', config: 'english', text: title, isBody: false },
        ...languages.flatMap(([language, config]) =>
          words[language as keyof typeof words]
            .split(',')
            .map((text) => ({ topic: id, language, config, text, isBody: false })),
        ),
        { topic: id, language: 'en', config: 'english', text: body, isBody: true },
      ]);
      await execute(manager, 'DELETE FROM playbook_words');
      // A word counts for its share of a phrase: "content" means little without "id". And a word that few topics use
      // means more (inverse document frequency).
      await execute(
        manager,
        `WITH words AS (
           SELECT p.topic, p.language, lexeme, max(CASE WHEN p."isBody" THEN $3 ELSE 1.0 / cardinality(lexemes) END) AS weight
           FROM jsonb_to_recordset($1::jsonb) AS p (topic text, language text, config text, text text, "isBody" boolean)
           CROSS JOIN LATERAL tsvector_to_array(to_tsvector(p.config::regconfig, p.text)) AS lexemes
           CROSS JOIN LATERAL unnest(lexemes) AS lexeme
           GROUP BY 1, 2, 3
         ), spread AS (
           SELECT language, lexeme, count(*) AS topics FROM words GROUP BY 1, 2
         )
         INSERT INTO playbook_words (topic, language, lexeme, weight)
         SELECT topic, language, lexeme, weight * ln(1 + $2::real / topics) FROM words JOIN spread USING (language, lexeme)`,
        [JSON.stringify(phrases), topics.length, bodyShare],
      );
      await execute(
        manager,
        `INSERT INTO playbook_version (hash) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET hash = excluded.hash`,
        [hash],
      );
    });
  }

  /**
   * The topics a message is about, best first. All languages are compared, and the best one counts. `OFFSET 0` has each word
   * looked up by the index: joined freely, PostgreSQL reads the whole table, which takes 11 ms instead of 0.6.
   * @param least minimum score of a topic
   */
  async find(message: string, least: number, limit: number): Promise<{ topic: string; score: number }[]> {
    return query<{ topic: string; score: number }>(
      this.database,
      `SELECT topic, max(score) AS score FROM (
         SELECT w.topic, l.language, sum(w.weight) AS score
         FROM unnest($2::text[], $3::text[]) AS l (language, config)
         CROSS JOIN LATERAL unnest(tsvector_to_array(to_tsvector(l.config::regconfig, $1))) AS word
         CROSS JOIN LATERAL (
           SELECT topic, weight FROM playbook_words WHERE language = l.language AND lexeme = word OFFSET 0
         ) w
         GROUP BY 1, 2
       ) AS scores
       GROUP BY topic HAVING max(score) >= $4 ORDER BY 2 DESC, 1 LIMIT $5`,
      [message, languages.map(([language]) => language), languages.map(([, config]) => config), least, limit],
    );
  }
}
