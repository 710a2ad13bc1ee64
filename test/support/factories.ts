import { createHash, randomUUID } from 'node:crypto';
import { keyFingerprint } from '../../backend/src/providers/payments/key-fingerprint.js';
import { emptySheet } from '../../contract/rules/sheet-rule.js';
import type { TestDatabase } from './database.js';

/**
 * Rows as the application would have written them, for tests that need many at once or a state that no request can create. Each function
 * creates the parents that its overrides don't name, and returns what the caller needs to find the row again.
 */

type Database = Pick<TestDatabase, 'query'>;
type Values = Record<string, unknown>;

/** Inserts rows with the same columns in one statement. Undefined values are left to the column's default. */
async function insert<T extends object>(database: Database, table: string, rows: Values[]): Promise<T[]> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => rows[0]?.[column] !== undefined);
  const inserted: T[] = [];
  // PostgreSQL takes at most 65,535 parameters per statement.
  const most = Math.floor(60_000 / Math.max(1, columns.length));
  for (let from = 0; from < rows.length; from += most) {
    const values: unknown[] = [];
    const tuples = rows.slice(from, from + most).map((row) => {
      const places = columns.map((column) => `$${values.push(row[column])}`);
      return `(${places.join(', ')})`;
    });
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${tuples.join(', ')} RETURNING *`;
    inserted.push(...(await database.query<T & Record<string, unknown>>(sql, values)));
  }
  return inserted;
}

async function insertOne<T extends object>(database: Database, table: string, row: Values): Promise<T> {
  const [inserted] = await insert<T>(database, table, [row]);
  if (!inserted) throw new Error(`Nothing was inserted into ${table}`);
  return inserted;
}

/** A time zone in which it is another day than in UTC. */
export function zoneOnAnotherDay(): string {
  return new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
}

/** The time this many milliseconds ago. */
export function ago(milliseconds: number): Date {
  return new Date(Date.now() - milliseconds);
}

export const minutes = (count: number): number => count * 60_000;
export const days = (count: number): number => count * 86_400_000;

/** An account. It has no password: use `Client.register` if the test needs a browser. */
export function buildUser(
  database: Database,
  overrides: { id?: string; name?: string; email?: string } = {},
): Promise<{ id: string; name: string; email: string }> {
  const id = overrides.id ?? randomUUID();
  return insertOne(database, 'users', { id, name: 'Mara Quill', email: `${id}@artist.test`, ...overrides });
}

const ownerOf = async (database: Database, userId: string | undefined): Promise<string> =>
  userId ?? (await buildUser(database)).id;

/** A subscription that runs for another month. */
export async function buildSubscription(
  database: Database,
  overrides: { userId?: string; customerId?: string; status?: string; endsInDays?: number; priceId?: string } = {},
): Promise<{ userId: string; customerId: string }> {
  const userId = await ownerOf(database, overrides.userId);
  const customerId = overrides.customerId ?? `cus_${userId}`;
  await insertOne(database, 'subscriptions', {
    user_id: userId,
    customer_id: customerId,
    subscription_id: `sub_${userId}`,
    price_id: overrides.priceId ?? 'price_sandbox_monthly',
    status: overrides.status ?? 'active',
    start_date: new Date(),
    end_date: ago(-days(overrides.endsInDays ?? 30)),
    confirmed_with: keyFingerprint('sk_test_sandbox'),
  });
  return { userId, customerId };
}

/** A customer of the payment provider that has no subscription yet. */
export async function buildCustomer(
  database: Database,
  overrides: { userId?: string; customerId?: string } = {},
): Promise<{ userId: string; customerId: string }> {
  const userId = await ownerOf(database, overrides.userId);
  const customerId = overrides.customerId ?? `cus_${userId}`;
  await insertOne(database, 'subscriptions', { user_id: userId, customer_id: customerId });
  return { userId, customerId };
}

/** A message: its text, or its differences from a complete message at that position of the conversation. */
export type MessageSpec =
  | string
  | {
      id?: string;
      text?: string;
      isUser?: boolean;
      status?: string;
      createdAt?: Date;
      parentId?: string | null;
      isShown?: boolean;
    };

/** This many message texts: `message 1`, `message 2` and so on, or the result of `text` for each number. */
export function messageTexts(count: number, text: (n: number) => string = (n) => `message ${n}`): string[] {
  return Array.from({ length: count }, (_, index) => text(index + 1));
}

/**
 * Creates a chat whose messages alternate between the artist and the assistant. @returns the ids of the chat and of the messages, in order
 */
export async function buildChat(
  database: Database,
  {
    userId,
    messages = [],
    ...overrides
  }: { id?: string; userId?: string; title?: string; messages?: MessageSpec[] } = {},
): Promise<{ id: string; messageIds: string[] }> {
  const { id } = await insertOne<{ id: string }>(database, 'chats', {
    id: randomUUID(),
    user_id: await ownerOf(database, userId),
    title: 'New Conversation',
    is_empty: messages.length === 0,
    last_position: 0,
    ...overrides,
  });
  return { id, messageIds: await addMessages(database, id, messages) };
}

/**
 * Adds messages to the end of a chat.
 *
 * @returns their ids, in order
 */
export async function addMessages(database: Database, chatId: string, messages: MessageSpec[]): Promise<string[]> {
  if (messages.length === 0) return [];
  const [chat] = await database.query<{ last_position: number }>('SELECT last_position FROM chats WHERE id = $1', [
    chatId,
  ]);
  const last = chat?.last_position ?? 0;
  const rows = messages.map((message, index) => {
    const spec = typeof message === 'string' ? { text: message } : message;
    return {
      id: spec.id ?? randomUUID(),
      chat_id: chatId,
      position: last + index + 1,
      is_user: spec.isUser ?? (last + index) % 2 === 0,
      content: spec.text ?? `message ${last + index + 1}`,
      status: spec.status ?? 'complete',
      created_at: spec.createdAt ?? new Date(),
      parent_id: spec.parentId ?? null,
      is_shown: spec.isShown ?? true,
    };
  });
  await insert(database, 'messages', rows);
  await database.query('UPDATE chats SET is_empty = false, last_position = $2 WHERE id = $1', [
    chatId,
    last + rows.length,
  ]);
  return rows.map(({ id }) => id);
}

/** Guests whose cookie no browser has. */
export function buildGuests(
  database: Database,
  { count, lastSeenAt = new Date() }: { count: number; lastSeenAt?: Date },
): Promise<{ id: number }[]> {
  const rows = Array.from({ length: count }, () => ({ cookie_hash: hashOf(randomUUID()), last_seen_at: lastSeenAt }));
  return insert(database, 'guests', rows);
}

/** Library files without their bytes. */
export async function buildMedia(
  database: Database,
  overrides: {
    userId?: string;
    count?: number;
    fileName?: string;
    fileType?: string;
    contentType?: string;
    sizeBytes?: number;
    deletedAt?: Date | null;
  } = {},
): Promise<{ id: string }[]> {
  const userId = await ownerOf(database, overrides.userId);
  const rows = Array.from({ length: overrides.count ?? 1 }, () => ({
    id: randomUUID(),
    user_id: userId,
    file_name: overrides.fileName ?? 'a.png',
    file_type: overrides.fileType ?? 'image',
    content_type: overrides.contentType ?? 'image/png',
    size_bytes: overrides.sizeBytes ?? 1,
    storage_key: 'none',
    deleted_at: overrides.deletedAt ?? null,
  }));
  return insert(database, 'media_files', rows);
}

/** Space that an upload has reserved. */
export async function buildMediaUpload(
  database: Database,
  overrides: { id?: string; userId?: string; sizeBytes?: number; seenAt?: Date } = {},
): Promise<{ id: string }> {
  return insertOne(database, 'media_uploads', {
    id: overrides.id ?? randomUUID(),
    user_id: await ownerOf(database, overrides.userId),
    size_bytes: overrides.sizeBytes ?? 1,
    seen_at: overrides.seenAt ?? new Date(),
  });
}

/** A one-sheet with an empty version for each file, in order. */
export async function buildOneSheet(
  database: Database,
  overrides: { id?: string; userId?: string; chatId?: string | null; mediaIds?: (string | null)[] } = {},
): Promise<{ id: string }> {
  const { id } = await insertOne<{ id: string }>(database, 'one_sheets', {
    id: overrides.id ?? randomUUID(),
    user_id: await ownerOf(database, overrides.userId),
    chat_id: overrides.chatId ?? null,
  });
  for (const [index, mediaId] of (overrides.mediaIds ?? []).entries()) {
    await addOneSheetVersion(database, { sheetId: id, number: index + 1, mediaId });
  }
  return { id };
}

export async function addOneSheetVersion(
  database: Database,
  overrides: {
    sheetId: string;
    number: number;
    content?: object;
    design?: object;
    sources?: object;
    mediaId?: string | null;
    createdAt?: Date;
  },
): Promise<void> {
  await insertOne(database, 'one_sheet_versions', {
    sheet_id: overrides.sheetId,
    number: overrides.number,
    content: overrides.content ?? emptySheet(),
    design: overrides.design ?? {},
    sources: overrides.sources ?? {},
    media_id: overrides.mediaId ?? null,
    created_at: overrides.createdAt ?? new Date(),
  });
}

/** A one-sheet that a reply has promised and made. */
export async function buildSheetPromise(
  database: Database,
  of: { userId: string; chatId: string; replyId: string; sheetId: string; mediaId: string },
): Promise<void> {
  await insertOne(database, 'one_sheet_promises', {
    user_id: of.userId,
    chat_id: of.chatId,
    reply_id: of.replyId,
    sheet_id: of.sheetId,
    media_id: of.mediaId,
    variant: 'press',
    ended_at: new Date(),
  });
}

/** Things that the artist asked the assistant to remember. */
export async function buildFacts(
  database: Database,
  { userId, texts }: { userId?: string; texts: string[] },
): Promise<{ id: string }[]> {
  const owner = await ownerOf(database, userId);
  return insert(
    database,
    'facts',
    texts.map((value) => ({
      ...{ id: randomUUID(), user_id: owner, kind: 'preference', value, status: 'kept' },
      ...{ as_of: new Date(), identity: value },
    })),
  );
}

/** Sessions whose cookie no browser has. */
export async function buildSessions(
  database: Database,
  { userId, count, lastUsedAt = new Date() }: { userId?: string; count: number; lastUsedAt?: Date },
): Promise<{ id: string }[]> {
  const owner = await ownerOf(database, userId);
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    user_id: owner,
    expires_at: ago(-days(1)),
    last_used_at: lastUsedAt,
  }));
  return insert(database, 'sessions', rows);
}

/** A link between an account and a provider's account. */
export async function buildIdentity(
  database: Database,
  overrides: { provider?: 'google' | 'facebook'; subject?: string; userId?: string; email?: string } = {},
): Promise<{ userId: string; subject: string }> {
  const userId = await ownerOf(database, overrides.userId);
  const subject = overrides.subject ?? userId;
  await insertOne(database, 'identities', {
    provider: overrides.provider ?? 'google',
    subject,
    user_id: userId,
    email: overrides.email ?? `${userId}@artist.test`,
  });
  return { userId, subject };
}

/** A link that was emailed and is valid for an hour. It replaces an earlier one of the same purpose. */
export async function buildAccountToken(
  database: Database,
  overrides: { userId?: string; purpose: string; token: string; email?: string; expiresAt?: Date },
): Promise<void> {
  const userId = await ownerOf(database, overrides.userId);
  await database.query('DELETE FROM account_tokens WHERE user_id = $1 AND purpose = $2', [userId, overrides.purpose]);
  await insertOne(database, 'account_tokens', {
    user_id: userId,
    purpose: overrides.purpose,
    token_hash: hashOf(overrides.token),
    email: overrides.email ?? `${userId}@artist.test`,
    expires_at: overrides.expiresAt ?? ago(-minutes(60)),
  });
}

/** A reminder email, whose secret unsubscribes. */
export async function buildReminderEmail(
  database: Database,
  { userId, secret }: { userId?: string; secret: string },
): Promise<void> {
  const owner = await ownerOf(database, userId);
  await insertOne(database, 'plan_reminder_emails', {
    user_id: owner,
    week: '2026-11-23',
    secret_hash: hashOf(secret),
  });
}

/** An artist's activity, as counted in `/insights`. */
export async function buildActivity(
  database: Database,
  { userId, kind, at }: { userId?: string; kind: string; at: Date[] },
): Promise<void> {
  const owner = await ownerOf(database, userId);
  const rows = at.map((happenedAt) => ({ user_id: owner, kind, subject: randomUUID(), happened_at: happenedAt }));
  await insert(database, 'activity', rows);
}

/** A model call that ended successfully. */
export async function buildModelCall(
  database: Database,
  overrides: { userId?: string; createdAt?: Date } = {},
): Promise<void> {
  await insertOne(database, 'model_calls', {
    id: randomUUID(),
    user_id: await ownerOf(database, overrides.userId),
    is_guest: false,
    purpose: 'reply',
    model: 'm',
    input: 1,
    cached_input: 0,
    cache_writes: 0,
    output: 1,
    reasoning: 0,
    is_estimated: false,
    milliseconds: 1,
    cost_micros: 1,
    outcome: 'ok',
    created_at: overrides.createdAt ?? new Date(),
  });
}

/** An email in the outbox. */
export async function buildOutgoingEmail(
  database: Database,
  overrides: { key?: string; recipient?: string; name?: string; data?: object; createdAt?: Date; postedAt?: Date } = {},
): Promise<{ key: string }> {
  return insertOne(database, 'outgoing_letters', {
    key: overrides.key ?? randomUUID(),
    recipient: overrides.recipient ?? 'mara@artist.test',
    name: overrides.name ?? 'welcome',
    data: overrides.data ?? {},
    created_at: overrides.createdAt ?? new Date(),
    posted_at: overrides.postedAt ?? null,
  });
}

/** The tombstone of a deleted account. */
export async function buildDeletion(
  database: Database,
  overrides: {
    id?: string;
    code?: string;
    userId?: string | null;
    name?: string;
    email?: string;
    finishedAt?: Date;
  } = {},
): Promise<{ id: string; code: string }> {
  return insertOne(database, 'account_deletions', {
    id: overrides.id ?? randomUUID(),
    code: overrides.code ?? randomUUID(),
    user_id: overrides.userId ?? null,
    name: overrides.name ?? null,
    email: overrides.email ?? null,
    finished_at: overrides.finishedAt ?? null,
  });
}

/** An event received from the payment provider. */
export function buildPaymentEvent(
  database: Database,
  overrides: { id?: string; receivedAt?: Date } = {},
): Promise<{ id: string }> {
  return insertOne(database, 'payment_events', {
    id: overrides.id ?? `evt_${randomUUID()}`,
    type: 'x',
    received_at: overrides.receivedAt ?? new Date(),
  });
}

/** A passkey that exists on no device. */
export async function buildPasskey(database: Database, overrides: { userId?: string } = {}): Promise<{ id: string }> {
  return insertOne(database, 'passkeys', {
    id: randomUUID(),
    user_id: await ownerOf(database, overrides.userId),
    credential_id: randomUUID(),
    public_key: '',
    name: 'Phone',
    is_synced: false,
  });
}

/** A finished export of a chat. */
export async function buildChatExport(
  database: Database,
  overrides: { id?: string; userId?: string; touchedAt?: Date } = {},
): Promise<{ id: string }> {
  return insertOne(database, 'chat_exports', {
    id: overrides.id ?? randomUUID(),
    user_id: await ownerOf(database, overrides.userId),
    parts: 1,
    touched_at: overrides.touchedAt ?? new Date(),
  });
}

/** A shared chat with one message. */
export async function buildShare(
  database: Database,
  overrides: { userId?: string; title?: string; sharedAt?: Date } = {},
): Promise<{ chatId: string; token: string }> {
  const title = overrides.title ?? 'Salt Road';
  const { id: chatId, messageIds } = await buildChat(database, {
    userId: await ownerOf(database, overrides.userId),
    title,
    messages: ['Hello'],
  });
  const token = createHash('sha256').update(chatId).digest('base64url');
  await insertOne(database, 'chat_shares', {
    chat_id: chatId,
    token,
    leaf_id: messageIds[0],
    leaf_content: 'Hello',
    title,
    shared_at: overrides.sharedAt ?? new Date(),
  });
  return { chatId, token };
}

/** Singles without a date or a plan. */
export async function buildReleases(
  database: Database,
  { userId, titles }: { userId?: string; titles: string[] },
): Promise<{ id: string }[]> {
  const owner = await ownerOf(database, userId);
  const fixed = { user_id: owner, kind: 'release', time_zone: 'UTC', hours_per_week: 4 };
  return insert(
    database,
    'releases',
    titles.map((title) => ({ ...fixed, id: randomUUID(), title })),
  );
}

/** Empty documents. */
export async function buildDocuments(
  database: Database,
  { userId, count = 1 }: { userId?: string; count?: number } = {},
): Promise<{ id: string }[]> {
  const owner = await ownerOf(database, userId);
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    user_id: owner,
    kind: 'other',
    title: `${index + 1}`,
    markdown: '',
    version: 1,
  }));
  return insert(database, 'documents', rows);
}

/** Versions of a document that the artist saved one after another. */
export async function addDocumentVersions(
  database: Database,
  { documentId, from, to }: { documentId: string; from: number; to: number },
): Promise<void> {
  const rows = Array.from({ length: to - from + 1 }, (_, index) => ({
    document_id: documentId,
    version: from + index,
    written_by: 'artist',
    title: 'x',
    markdown: `${from + index}`,
  }));
  await insert(database, 'document_versions', rows);
  await database.query('UPDATE documents SET version = $2 WHERE id = $1', [documentId, to]);
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
