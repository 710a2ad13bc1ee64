import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { AccessWatch } from '../../backend/src/chats/replies/access-watch.js';
import { ReplySweeper } from '../../backend/src/chats/replies/reply-sweeper.js';
import { SessionWatch } from '../../backend/src/realtime/session-watch.js';
import { Assistant } from '../../backend/src/providers/assistant/assistant.js';
import type { Message } from '../../contract/chats/chat.js';
import type { NewCalendarFeed } from '../../contract/releases/calendar-feed.js';
import { describeApp } from '../support/describe-app.js';
import { type Answer, type Client, password } from '../support/client.js';
import { buildMedia, buildOneSheet, buildSheetPromise } from '../support/factories.js';
import { copyArtists } from '../support/many-artists.js';
import { lastOf, replyOf, until } from '../support/replies.js';
import { type Logged, loggedDuring } from '../support/statements.js';
import { addUnfinishedJobs } from '../support/worker.js';

/** A node of `EXPLAIN (FORMAT JSON)`: https://www.postgresql.org/docs/current/using-explain.html */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** Enough for PostgreSQL to prefer an index to reading a table. */
const artists = 2500;

/** An index with fewer rows only has rows in a temporary state, so reading all of it is cheap. */
const fewRows = 50;

describe('with many artists, every statement of a hot path finds its rows by an index:', () => {
  let artist: Client;
  let email: string;
  let chatId: string;
  let guest: Client;
  let trialId: string;
  let documentId: string;
  let releaseId: string;
  let explainer: pg.Client;
  /** Indexes so small that reading all of one is cheap. */
  let temporary: Set<string>;

  const { app, worker } = describeApp({ worker: true, sandbox: true });

  /** Waits until no reply is being written. */
  const untilSilent = (): Promise<unknown> =>
    until(async () => (await app.database.query("SELECT FROM messages WHERE status = 'streaming'")).length === 0);

  /** The response's body, unless the call failed. */
  async function done<T>(call: Promise<Answer<T>>): Promise<T> {
    const { status, text, body } = await call;
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return body;
  }

  const read = (path: string) => () => done(artist.get(path));

  /** Reads what an address of the product shows, without an account. */
  const open = (url: string, from: string, to: string): Promise<unknown> =>
    done(app.visitor().get(new URL(url).pathname.replace(from, to)));

  /** Makes a call that starts a reply, and waits for its end. */
  async function talk(call: () => Promise<Answer>): Promise<void> {
    await done(call());
    await untilSilent();
  }

  const lastReply = async (): Promise<Message> => lastOf(await artist.messages(chatId));

  async function retry(): Promise<void> {
    const { id } = await lastReply();
    await app.database.query("UPDATE messages SET status = 'failed' WHERE id = $1", [id]);
    await talk(() => artist.post(`/api/chats/${chatId}/messages/${id}/retry`));
  }

  async function branch(): Promise<void> {
    const reply = await lastReply();
    const [question] = await artist.messages(chatId);
    await talk(() => artist.post(`/api/chats/${chatId}/messages/${reply.id}/regenerate`));
    await talk(() => artist.post(`/api/chats/${chatId}/messages/${question?.id}/edit`, { message: 'Which radio?' }));
    await done(artist.call('PUT', `/api/chats/${chatId}/branch`, { messageId: question?.id }));
  }

  async function sendFile(): Promise<void> {
    const id = randomUUID();
    await done(artist.post('/api/attachments/text', { id, text: 'Salt Road is out. '.repeat(500) }));
    await talk(() => artist.post(`/api/chats/${chatId}/messages`, { message: 'What is this?', attachmentIds: [id] }));
    await done(artist.get(`/api/attachments/${id}`));
  }

  async function keepFact(): Promise<void> {
    const { id } = await done(
      artist.post<{ id: string }>('/api/facts', { kind: 'preference', value: `Seed ${randomUUID()}` }),
    );
    await done(artist.call('PATCH', `/api/facts/${id}`, { value: `Seed ${randomUUID()}` }));
    await done(artist.get('/api/facts'));
  }

  async function share(): Promise<void> {
    const { url } = await done(artist.call<{ url: string }>('PUT', `/api/chats/${chatId}/share`, {}));
    await done(artist.get('/api/shares'));
    await open(url, '/shared/', '/api/shared/');
  }

  async function shareDocument(): Promise<void> {
    const { url } = await done(artist.call<{ url: string }>('PUT', `/api/documents/${documentId}/share`, {}));
    await open(url, '/shared/documents/', '/api/shared-documents/');
  }

  async function save(): Promise<void> {
    const { version } = await done(artist.get<{ version: number }>(`/api/documents/${documentId}`));
    const body = { markdown: `Subject: Salt Road ${version}`, title: 'Pitch', baseVersion: version };
    await done(artist.call('PUT', `/api/documents/${documentId}`, body));
    await done(artist.get(`/api/documents/${documentId}/versions`));
  }

  async function plan(): Promise<void> {
    const body = { kind: 'release', title: 'Salt Road', date: '2027-03-12', timeZone: 'UTC' };
    ({ id: releaseId } = await done(artist.post<{ id: string }>('/api/releases', body)));
    await done(artist.call('PATCH', `/api/releases/${releaseId}`, { version: 1, date: '2027-03-19' }));
    for (const path of ['', '/tasks', '/changes', '/readiness', '/calendar.ics'])
      await done(artist.get(`/api/releases/${releaseId}${path}`));
  }

  async function readFeed(): Promise<void> {
    const { url } = await done(artist.post<NewCalendarFeed>('/api/calendar'));
    await open(url, '', '');
  }

  async function pitch(): Promise<void> {
    const contact = { name: 'Ines', outlet: 'Zine', email: `${randomUUID()}@zine.example` };
    const { id } = await done(artist.post<{ id: string }>('/api/contacts', contact));
    await done(artist.post('/api/pitches', { contactId: id, documentId }));
    for (const query of ['', '?isDue=true', `?contactId=${id}`, `?releaseId=${releaseId}`])
      await done(artist.get(`/api/pitches${query}`));
  }

  /** The checks that each server makes every second or two. */
  async function check(): Promise<void> {
    await app.nest.get(ReplySweeper, { strict: false }).sweep();
    await app.nest.get(AccessWatch, { strict: false }).check();
    await app.nest.get(SessionWatch, { strict: false }).check();
  }

  /** Rows of features that the paths don't use but read. */
  async function addRareRows(userId: string): Promise<void> {
    const { id: replyId } = await lastReply();
    await buildSheetPromise(app.database, { userId, chatId, replyId, sheetId: randomUUID(), mediaId: randomUUID() });
    await app.database.query(
      `INSERT INTO reply_steps (reply_id, call_id, position, tool, arguments, finished_at) VALUES ($1, 'a', 0, 'plan_release', '{}', now())`,
      [replyId],
    );
    await app.database.query(
      `INSERT INTO release_changes (id, user_id, release_id, label, before) VALUES (gen_random_uuid(), $1, $2, 'Moved', '{}')`,
      [userId, releaseId],
    );
    await app.database.query(`INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, 'a')`, [userId]);
  }

  /** Each starts after those above it. */
  const paths: Record<string, () => Promise<unknown>> = {
    'who is signed in': read('/api/user'),
    'a login': () => done(app.visitor().post('/api/login', { email, password })),
    'a message and its reply': () => talk(() => artist.send(chatId, 'I release “Glass Harbour” on 12 March.')),
    'a visitor’s message and its reply': () => talk(() => guest.sendAsGuest(trialId, 'When do I pitch?')),
    'a visitor’s chat': () => guest.guestMessages(trialId),
    'a retried reply': retry,
    branches: branch,
    'a message with an attachment': sendFile,
    'a share, the list of shares, and a shared page': share,
    'a saved document': save,
    'a shared document': shareDocument,
    'a plan': plan,
    'a calendar feed': readFeed,
    'pitches to a person': pitch,
    results: read('/api/results?timeZone=UTC'),
    'the list of chats': read('/api/chats'),
    'a chat': async () => done(artist.get(`/api/chats/${chatId}/messages`)),
    search: read('/api/search?q=harbour'),
    'search in everything': read('/api/search/places?q=salt'),
    facts: keepFact,
    'the library': read('/api/media'),
    documents: read('/api/documents'),
    plans: read('/api/releases'),
    contacts: read('/api/contacts'),
    'contacts by name': read('/api/contacts?q=ines'),
    'one-sheets': async () => done(artist.get(`/api/one-sheets?chatId=${chatId}`)),
    activity: read('/api/analytics?timeZone=UTC'),
    sessions: read('/api/sessions'),
  };

  beforeAll(async () => {
    artist = app.visitor();
    const user = await artist.subscribe();
    ({ email } = user);
    // Analytics are part of the yearly plan.
    await app.database.query("UPDATE subscriptions SET price_id = 'price_sandbox_yearly'");
    ({ id: chatId } = await artist.chat());
    guest = app.visitor();
    ({ id: trialId } = await guest.tryOut());
    const text = { kind: 'blog_pitch', title: 'Pitch', markdown: 'Subject: Salt Road' };
    ({ id: documentId } = await done(artist.post<{ id: string }>('/api/documents', text)));
    const assistant = app.nest.get(Assistant);
    const stream = assistant.stream.bind(assistant);
    jest.spyOn(assistant, 'stream').mockImplementation((request) => {
      // Replies needn't arrive at reading speed, unless a test needs them to last.
      const isLong = request.prompt.turns.at(-1)?.text.includes('[sandbox:');
      return isLong ? stream(request) : replyOf('Pitch it ', 'four weeks ahead.');
    });
    const [file] = await buildMedia(app.database, { userId: user.id });
    await buildOneSheet(app.database, { userId: user.id, chatId, mediaIds: [file?.id ?? null] });
    for (const path of Object.values(paths)) await path();
    await addRareRows(user.id);
    // Some of the trial must be left, and the payment provider knows nearly everyone's address.
    await app.database.query('UPDATE guests SET message_count = 0');
    await app.database.query('UPDATE users SET billed_email = email');

    explainer = new pg.Client({ connectionString: app.database.url });
    await explainer.connect();
    await copyArtists(explainer, artists);
    // As with disks without moving parts, so that a few thousand rows are planned like millions.
    await explainer.query('SET random_page_cost = 1.1');
    const { rows } = await explainer.query<{ name: string }>(
      'SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = $1 AND reltuples < $2',
      ['i', fewRows],
    );
    temporary = new Set(rows.map(({ name }) => name));
  }, 300_000);
  afterAll(async () => {
    artist.close();
    guest.close();
    await explainer.end();
  });

  /** The parts of a plan that read a whole table or index. */
  function wholeReads(node: PlanNode): string[] {
    const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node;
    const isWhole = type === 'Seq Scan' || (index !== undefined && condition === undefined && !temporary.has(index));
    const below = (node.Plans ?? []).flatMap(wholeReads);
    return isWhole ? [`${type} on ${index ?? table}`, ...below] : below;
  }

  async function problemsOf(statements: Logged[]): Promise<string[]> {
    const problems: string[] = [];
    for (const { sql, values } of statements) {
      if (!/^\s*(SELECT|WITH|\(|INSERT|UPDATE|DELETE)/.test(sql)) continue;
      const { rows } = await explainer.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `EXPLAIN (FORMAT JSON) ${sql}`,
        values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (plan) problems.push(...wholeReads(plan).map((what) => `${what}: ${sql.replace(/\s+/g, ' ').slice(0, 200)}`));
    }
    return problems;
  }

  it.each(Object.entries(paths))('%s', async (_, path) => {
    const statements = await loggedDuring(app, path);
    expect(statements.length).toBeGreaterThan(0);
    expect(await problemsOf(statements)).toEqual([]);
  });

  it('each server’s checks of every second or two, while replies are written', async () => {
    const socket = await artist.connect();
    await done(artist.send(chatId, 'And radio? [sandbox:long]'));
    await done(guest.sendAsGuest(trialId, 'And radio? [sandbox:long]'));
    const statements = await loggedDuring(app, check, { withSweeps: true });
    socket.disconnect();
    for (const table of ['messages', 'chats', 'subscriptions', 'sessions']) {
      expect([table, statements.some(({ sql }) => sql.includes(table))]).toEqual([table, true]);
    }
    expect(await problemsOf(statements)).toEqual([]);
    await untilSilent();
  });

  it('and a statement without an index is detected', async () => {
    const sql = "SELECT id FROM messages WHERE content LIKE '%' || $1";
    expect(await problemsOf([{ sql, values: ['harbour'] }])).toEqual([expect.stringContaining(' on messages')]);
  });

  it('the worker’s queries of every minute', async () => {
    const statements = await loggedDuring({ nest: worker }, () => addUnfinishedJobs(worker));
    expect(statements.length).toBeGreaterThan(3);
    // No job is unfinished, so its tables are as good as empty, and PostgreSQL would read them whole.
    await explainer.query('SET enable_seqscan = off');
    // Nor may it read a whole index just to sort an almost empty table for a merge join.
    await explainer.query('SET enable_mergejoin = off');
    const partial = await explainer.query<{ name: string }>(
      'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL',
    );
    for (const { name } of partial.rows) temporary.add(name);
    expect(await problemsOf(statements)).toEqual([]);
  });
});
