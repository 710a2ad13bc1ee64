import pg from 'pg';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';
import { until } from '../../support/replies.js';
import { type Logged, loggedDuring } from '../../support/statements.js';
import { addUnfinishedJobs } from '../../support/worker.js';

/** A node of `EXPLAIN (FORMAT JSON)`: https://www.postgresql.org/docs/current/using-explain.html */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** Tables with only a few rows for the whole installation. */
const small = ['migrations'];

describe('every statement of a hot path finds its rows by an index:', () => {
  let artist: Client;
  let chatId: string;
  let explainer: pg.Client;
  /** Indexes that only contain rows in a temporary state, so reading the whole index is cheap. */
  let partial: string[];

  const { app, worker } = describeApp({ worker: true });
  beforeAll(async () => {
    artist = app.visitor();
    await artist.subscribe();
    // Analytics are part of the yearly plan.
    await app.database.query("UPDATE subscriptions SET price_id = 'price_sandbox_yearly'");
    ({ id: chatId } = await artist.chat());
    explainer = new pg.Client({ connectionString: app.database.url });
    await explainer.connect();
    // Tables are small here, so without this PostgreSQL would ignore the indexes and read them whole.
    await explainer.query('SET enable_seqscan = off');
    const rows = await explainer.query<{ name: string }>(
      'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL',
    );
    partial = rows.rows.map(({ name }) => name);
  });
  afterAll(async () => {
    artist.close();
    await explainer.end();
  });

  /** The parts of a plan that read a whole table or index. */
  function wholeReads(node: PlanNode): string[] {
    const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node;
    const isWhole =
      (type === 'Seq Scan' && !small.includes(table ?? '')) ||
      (index !== undefined && condition === undefined && !partial.includes(index));
    const below = (node.Plans ?? []).flatMap(wholeReads);
    return isWhole ? [`${type} on ${index ?? table}`, ...below] : below;
  }

  async function problemsOf({ sql, values }: Logged): Promise<string[]> {
    if (!/^\s*(SELECT|WITH|\(|INSERT|UPDATE|DELETE)/.test(sql)) return [];
    const { rows } = await explainer.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `EXPLAIN (FORMAT JSON) ${sql}`,
      values,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    return plan ? wholeReads(plan).map((what) => `${what}: ${sql.replace(/\s+/g, ' ').slice(0, 200)}`) : [];
  }

  /** Sends a message and waits until its reply, title and facts are stored. */
  async function talk(): Promise<void> {
    await artist.send(chatId, 'I release “Glass Harbour” on 12 March and want press.');
    await until(async () => {
      const [row] = await app.database.query<{ count: string }>(
        "SELECT count(*) FROM messages WHERE status <> 'streaming' AND NOT is_user",
      );
      return Number(row?.count) > 0;
    });
  }

  it.each<[string, () => Promise<unknown>]>([
    ['who is signed in', () => artist.get('/api/user')],
    ['a message and its reply', talk],
    ['the list of chats', () => artist.get('/api/chats')],
    ['a chat', () => artist.get(`/api/chats/${chatId}/messages`)],
    ['search', () => artist.get('/api/search?q=harbour')],
    ['facts', () => artist.get('/api/facts')],
    ['the library', () => artist.get('/api/media')],
    ['documents', () => artist.get('/api/documents')],
    ['plans', () => artist.get('/api/releases')],
    ['contacts', () => artist.get('/api/contacts')],
    ['one-sheets', () => artist.get(`/api/one-sheets?chatId=${chatId}`)],
    ['activity', () => artist.get('/api/analytics?timeZone=UTC')],
  ])('%s', async (_, work) => {
    const statements = await loggedDuring(app, work);
    expect(statements.length).toBeGreaterThan(0);
    const problems = await Promise.all(statements.map(problemsOf));
    expect(problems.flat()).toEqual([]);
  });

  it('the worker’s queries of every minute', async () => {
    const statements = await loggedDuring({ nest: worker }, () => addUnfinishedJobs(worker));
    expect(statements.length).toBeGreaterThan(3);
    const problems = await Promise.all(statements.map(problemsOf));
    expect(problems.flat()).toEqual([]);
  });

  it('and a statement without an index is detected', async () => {
    const sql = "SELECT id FROM messages WHERE content LIKE '%' || $1";
    expect(await problemsOf({ sql, values: ['harbour'] })).toEqual([expect.stringContaining(' on messages')]);
  });
});
