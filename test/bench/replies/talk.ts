import { v7 as uuidv7 } from 'uuid';
import { Client } from '../../support/client.js';
import type { TestDatabase } from '../../support/database.js';
import { seeded } from '../../support/seeded.js';
import type { Subject } from '../subject.js';

const syllables =
  'ba be bo da de do fa fi go ha ka ki la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se si so ta te to va'.split(
    ' ',
  );
const vocabularySize = 8000;
const texts = 20_000;
const wordsPerText = 25;
const chatsPerArtist = 10;
const messagesPerChat = 1000;

/** Messages of a long-time artist. */
const messagesPerArtist = chatsPerArtist * messagesPerChat;

/** The offset in the texts between two artists. */
const textsBetween = 7919;

/** Words of an artificial language, most frequent first. */
const vocabulary = makeVocabulary();

const said = makeTexts();

/** Fills the table with messages whose word frequencies resemble a natural language. Returns one of their artists. */
export async function fillTalk(database: TestDatabase, product: Subject, count: number): Promise<Client> {
  const artist = new Client(product.url, database);
  const { id } = await artist.subscribe();
  const others = Array.from({ length: Math.ceil(count / messagesPerArtist) - 1 }, () => addArtist(database));
  for (const [index, userId] of [id, ...(await Promise.all(others))].entries()) {
    await fillAccount(database, { userId, index, chats: chatsPerArtist, messagesPerChat });
  }
  await database.query('VACUUM ANALYZE');
  return artist;
}

/** An account's conversations. `index` is its position among the accounts; each has different texts. */
interface Talk {
  userId: string;
  index: number;
  chats: number;
  messagesPerChat: number;
}

/** Fills an account with messages whose word frequencies resemble a natural language. */
export async function fillAccount(database: TestDatabase, { userId, index, chats, ...size }: Talk): Promise<void> {
  await database.query(
    `WITH said AS (SELECT text, n - 1 AS n FROM unnest($3::text[]) WITH ORDINALITY AS said (text, n)),
     chat AS (
       INSERT INTO chats (id, user_id, title, titled_by, is_empty, last_position)
       SELECT gen_random_uuid(), $1, 'Other', 'user', false, ${size.messagesPerChat} FROM generate_series(1, ${chats})
       RETURNING id
     ),
     place AS (
       SELECT id, position, row_number() OVER () AS n FROM chat, generate_series(1, ${size.messagesPerChat}) position
     )
     INSERT INTO messages (id, chat_id, position, is_user, content, status, created_at)
     SELECT gen_random_uuid(), place.id, position, position % 2 = 1, text, 'complete', now() - place.n * interval '1 hour'
     FROM place JOIN said ON said.n = (place.n + $2) % ${texts}`,
    [userId, index * textsBetween, said],
  );
}

/** A random word with a Zipf distribution: the hundredth word is a hundredth as frequent as the first. */
export function wordBy(random: () => number): string {
  return vocabulary[Math.floor(vocabularySize ** random()) - 1] ?? '';
}

/** An account that was not registered through the API. */
async function addArtist(database: TestDatabase): Promise<string> {
  const id = uuidv7();
  const email = `${id}@bench.test`;
  await database.query(`INSERT INTO users (id, name, email, password_hash) VALUES ($1, 'Other', $2, 'x')`, [id, email]);
  return id;
}

function makeVocabulary(): string[] {
  const random = seeded(3);
  const syllable = (): string => syllables[Math.floor(random() * syllables.length)] ?? '';
  const made = new Set<string>();
  // Frequent words are short.
  while (made.size < vocabularySize) {
    made.add(Array.from({ length: 1 + Math.ceil(Math.log10(1 + made.size)) }, syllable).join(''));
  }
  return [...made];
}

function makeTexts(): string[] {
  const random = seeded(7);
  return Array.from({ length: texts }, () => Array.from({ length: wordsPerText }, () => wordBy(random)).join(' '));
}
