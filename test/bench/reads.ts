import { v7 as uuidv7 } from 'uuid';
import type { TestDatabase } from '../support/database.js';
import { Client } from '../support/client.js';
import type { Subject } from './subject.js';

/** What is read: with which headers, and by what it is called, where from the product and from the bare server. */
export interface Reads {
  headers: Record<string, string>;
  urls: Record<string, { ours: string; bare: string }>;
}

const pageRows = 50;

/** An artist with a chat of 120 messages, in a table in which other chats have `others` more, a thousand each. */
export async function prepareReads(
  database: TestDatabase,
  product: Subject,
  bare: Subject,
  others: number,
): Promise<Reads> {
  const client = new Client(product.url, database);
  const { id: userId } = await client.subscribe();
  const chatId = await fillChat(database, userId, 120);
  await fillOthers(database, others);
  await database.query('VACUUM ANALYZE messages');
  return {
    headers: { cookie: client.cookie },
    urls: {
      'GET /api/user': { ours: `${product.url}/api/user`, bare: `${bare.url}/user` },
      [`GET messages, ${pageRows} of ${others.toLocaleString('en')} rows`]: {
        ours: `${product.url}/api/chats/${chatId}/messages?limit=${pageRows}`,
        bare: `${bare.url}/messages/${userId}/${chatId}/${pageRows}`,
      },
    },
  };
}

async function fillChat(database: TestDatabase, userId: string, count: number): Promise<string> {
  const chatId = uuidv7();
  await database.query(
    `INSERT INTO chats (id, user_id, title, titled_by, is_empty, last_position) VALUES ($1, $2, 'Long', 'user', false, $3)`,
    [chatId, userId, count],
  );
  await database.query(
    `INSERT INTO messages (id, chat_id, position, is_user, content, status)
     SELECT gen_random_uuid(), $1, n, n % 2 = 1, repeat('Pitch it three weeks ahead. ', 10), 'complete'
     FROM generate_series(1, $2::int) n`,
    [chatId, count],
  );
  return chatId;
}

async function fillOthers(database: TestDatabase, count: number): Promise<void> {
  const userId = uuidv7();
  await database.query(
    `INSERT INTO users (id, name, email, password_hash) VALUES ($1, 'Others', 'others@bench.test', 'x')`,
    [userId],
  );
  await database.query(
    `WITH made AS (
       INSERT INTO chats (id, user_id, title, titled_by, is_empty, last_position)
       SELECT gen_random_uuid(), $1, 'Other', 'user', false, 1000 FROM generate_series(1, $2::int / 1000) RETURNING id
     )
     INSERT INTO messages (id, chat_id, position, is_user, content, status)
     SELECT gen_random_uuid(), made.id, n, n % 2 = 1, 'Pitch it three weeks ahead.', 'complete'
     FROM made, generate_series(1, 1000) n`,
    [userId, count],
  );
}
