import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Clock } from '../../backend/src/common/clock.js';
import { WordFrequencies } from '../../backend/src/database/word-frequencies.js';
import { RecallRepository } from '../../backend/src/chats/history/recall.repository.js';
import type { TestDatabase } from '../support/database.js';
import { buildFacts, buildUser, messageTexts } from '../support/factories.js';
import { seeded } from '../support/seeded.js';
import type { Milliseconds } from './documents.js';
import { percentile } from './numbers.js';
import { fillAccount, wordBy } from './replies/talk.js';

/** The number of messages in the account. */
export const recalledMessages = Number(process.env['BENCH_RECALL_MESSAGES'] || 100_000);
const facts = 500;
const messagesPerChat = 500;
const asks = 60;
/** From a short question to a paragraph. */
const wordsPerAsk = { least: 4, most: 15 };

/** Gives an account, and another one that uses the same words, many messages. The first also gets facts and the plan with recall. */
export async function fillRecall(database: TestDatabase, userId: string): Promise<void> {
  const other = await buildUser(database);
  for (const [index, id] of [userId, other.id].entries()) {
    await fillAccount(database, { userId: id, index, chats: recalledMessages / messagesPerChat, messagesPerChat });
  }
  await buildFacts(database, { userId, texts: messageTexts(facts, (n) => `My guitar number ${n} is a Martin`) });
  // Kept one after the other.
  await database.query(`UPDATE facts SET updated_at = now() - random() * interval '1 year' WHERE user_id = $1`, [
    userId,
  ]);
  await database.query(`UPDATE subscriptions SET price_id = 'price_sandbox_yearly' WHERE user_id = $1`, [userId]);
  await database.query('VACUUM ANALYZE messages, message_words, chats, facts');
}

/** The duration of recall for messages with frequent and rare words. @throws Error if most find nothing */
export async function measureRecall(database: TestDatabase, userId: string): Promise<Milliseconds> {
  const random = seeded(13);
  const source = { query: (sql: string, values: unknown[]) => database.query(sql, values) } as unknown as DataSource;
  const frequencies = new WordFrequencies(source, new Clock());
  await frequencies.onApplicationBootstrap();
  const recall = new RecallRepository(source, frequencies);
  const times: number[] = [];
  for (let ask = 0; ask < asks; ask += 1) {
    const length = wordsPerAsk.least + (ask % (wordsPerAsk.most - wordsPerAsk.least + 1));
    const text = `What did I say about ${Array.from({ length }, () => wordBy(random)).join(' ')}?`;
    const began = performance.now();
    const found = await recall.findEarlier(userId, randomUUID(), text);
    times.push(performance.now() - began);
    if (found.length < 6) throw new Error(`Only ${found.length} messages were recalled for: ${text}`);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
