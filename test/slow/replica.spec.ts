import pg from 'pg';
import { assertReachable } from '../../backend/src/health/reachable.js';
import type { SearchResult } from '../../contract/chats/search.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { PostgresPair } from '../support/faults/postgres-pair.js';
import { SwallowingLine } from '../support/faults/swallowing-line.js';
import { EchoModel } from '../support/models/echo-model.js';
import { until } from '../support/replies.js';

describe('a replica of PostgreSQL', () => {
  let pair: PostgresPair;
  let line: SwallowingLine;
  let model: EchoModel;
  let app: TestApp;
  /** The tests' own connections. */
  let primary: pg.Pool;
  let replica: pg.Pool;
  let artist: Client;
  let said = 0;

  beforeAll(async () => {
    [pair, model] = await Promise.all([PostgresPair.start(), EchoModel.start()]);
    line = await SwallowingLine.to(pair.urls.replica);
    const urls = { DATABASE_URL: pair.urls.primary, DATABASE_REPLICA_URL: line.url };
    app = await startApp({ ...model.variables, ...urls });
    [primary, replica] = [pair.urls.primary, pair.urls.replica].map((url) => {
      const pool = new pg.Pool({ connectionString: url, max: 1 });
      return pool.on('error', () => undefined);
    }) as [pg.Pool, pg.Pool];
    const database = {
      url: pair.urls.primary,
      query: async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
        (await primary.query<T>(sql, values)).rows,
      close: () => Promise.resolve(),
    };
    artist = new Client(app.url, database, { origin: app.env.publicUrl });
    await artist.subscribe();
  });
  afterAll(async () => {
    artist?.close();
    await app?.close();
    await model?.close();
    await Promise.all([primary?.end(), replica?.end()]);
    line?.close();
    await pair?.close();
  });

  /** Sends a message with a unique word, and searches for it as soon as it is stored. */
  async function findWhatWasJustSaid(): Promise<number> {
    const word = `zebra${(said += 1)}`;
    const { id } = await artist.chat();
    expect((await artist.send(id, `The magazine wants a ${word}`)).status).toBe(201);
    const { body } = await artist.get<SearchResult[]>(`/api/search?q=${word}`);
    return body.filter(({ message }) => message?.isUser).length;
  }

  /** When the message search last started there: PostgreSQL remembers the last statement of each connection. */
  async function lastSearch(where: pg.Pool): Promise<Date | undefined> {
    const { rows } = await where.query<{ at: Date }>(
      `SELECT max(query_start) AS at FROM pg_stat_activity
       WHERE query LIKE '%message_words%' AND pid <> pg_backend_pid() AND query LIKE 'SELECT%'`,
    );
    return rows[0]?.at ?? undefined;
  }

  it('is searched, and has what was committed a moment ago', async () => {
    for (let time = 0; time < 5; time += 1) expect(await findWhatWasJustSaid()).toBe(1);
    expect(await lastSearch(replica)).toBeInstanceOf(Date);
    expect(await lastSearch(primary)).toBeUndefined();
  });

  it('that lags behind is skipped', async () => {
    await replica.query('SELECT pg_wal_replay_pause()');
    try {
      // The connection may have had another statement since.
      const searched = await until(async () => {
        expect(await findWhatWasJustSaid()).toBe(1);
        return lastSearch(primary);
      }, 20);
      expect(searched).toBeInstanceOf(Date);
    } finally {
      await replica.query('SELECT pg_wal_replay_resume()');
    }
  });

  it('that is gone makes no search fail, and is used again when it is back', async () => {
    await pair.replica.kill();
    expect(await findWhatWasJustSaid()).toBe(1);
    const exported = await artist.get(`/api/search?q=magazine`);
    expect(exported.status).toBe(200);
    await pair.replica.start();
    await until(async () => {
      await artist.get('/api/search?q=magazine');
      return (await lastSearch(replica)) !== undefined;
    });
  });

  it.each(['swallow', 'silence'] as const)('that falls silent (%s) delays no search for long', async (how) => {
    await until(async () => {
      await artist.get('/api/search?q=magazine');
      return (await lastSearch(replica)) !== undefined;
    });
    line[how]();
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 100);
    expect(await findWhatWasJustSaid()).toBe(1);
    clearInterval(timer);
    expect(ticks).toBeLessThan(30);
    line.pass();
  });

  it('is rejected at startup if it isn’t one', async () => {
    await expect(assertReachable(app.env)).resolves.toBeUndefined();
    const wrong = { ...app.env, databaseReplicaUrl: pair.urls.primary };
    await expect(assertReachable(wrong)).rejects.toThrow(/^DATABASE_REPLICA_URL: PostgreSQL at .* is not a replica$/);
  });
});
