import { v7 as uuidv7 } from 'uuid';
import type { TestDatabase } from '../support/database.js';
import { Client } from '../support/client.js';
import type { Subject } from './subject.js';

/** The requests to compare: headers, and paths by name at the product and at the baseline. */
export interface Reads {
  headers: Record<string, string>;
  urls: Record<string, { ours: string; bare: string }>;
}

const pageRows = 50;

/** An artist with a chat of 120 messages; `others` is the number of other messages in the table. */
export async function prepareReads(
  database: TestDatabase,
  product: Subject,
  bare: Subject,
  others: string,
): Promise<Reads> {
  const client = new Client(product.url, database);
  const { id: userId } = await client.subscribe();
  const chatId = await fillChat(database, userId, 120);
  return {
    headers: { cookie: client.cookie },
    urls: {
      'GET /api/user': { ours: `${product.url}/api/user`, bare: `${bare.url}/user` },
      [`GET messages, ${pageRows} of ${others} rows`]: {
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
