import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { RecallRepository } from '../../backend/src/chats/history/recall.repository.js';
import type { TestDatabase } from '../support/database.js';
import { buildUser } from '../support/factories.js';
import { seeded } from '../support/seeded.js';
import type { Milliseconds } from './documents.js';
import { percentile } from './numbers.js';
import { fillAccount, wordBy } from './replies/talk.js';

const messages = 100_000;
const messagesPerChat = 500;
/** Accounts that use the same words, each with as many messages. */
const accounts = 2;
const asks = 60;
/** From a short question to a paragraph. */
const wordsPerAsk = { least: 4, most: 15 };

/** Returns an account with 100,000 messages, beside another one. */
export async function fillRecall(database: TestDatabase): Promise<string> {
  const ids = Array.from({ length: accounts }, () => buildUser(database).then(({ id }) => id));
  const [id = ''] = await Promise.all(ids);
  for (const [index, userId] of (await Promise.all(ids)).entries()) {
    await fillAccount(database, { userId, index, chats: messages / messagesPerChat, messagesPerChat });
  }
  await database.query('VACUUM ANALYZE messages, message_words, chats');
  return id;
}

/** What recall takes for messages of frequent and rare words. @throws Error if most find nothing */
export async function measureRecall(database: TestDatabase, userId: string): Promise<Milliseconds> {
  const random = seeded(13);
  const query = (sql: string, values: unknown[]) => database.query(sql, values);
  const recall = new RecallRepository({ query } as unknown as DataSource);
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
