import { createHash } from 'node:crypto';
import pg from 'pg';
import { percentile } from '../numbers.js';

/** Rows of a chat, and rows inserted per statement. */
const perChat = 500;
const perStatement = 100_000;
const partitions = 32;
const rounds = 300;
const warmUps = 50;

/** Two tables with the columns and indexes of `messages`. */
const tables = { whole: 'bench_messages', parts: 'bench_messages_parts' };
type Table = keyof typeof tables;

/** Times of a query in milliseconds. */
interface Times {
  p50: number;
  p95: number;
}

/** A query on the hot path that filters by chat, like the product's own. */
export interface Measured {
  what: string;
  whole: Times;
  parts: Times;
}

interface Place {
  chatId: string;
  id: string;
}

/** Many messages in one table, and the same in one partitioned by the hash of the chat. */
export class ManyRows {
  private constructor(
    private readonly client: pg.Client,
    readonly count: number,
  ) {}

  /** Fills both tables. `messages` must exist, from the product's migrations. Indexes are built last: growing them row by row takes hours. */
  static async fill(url: string, count: number, say: (line: string) => void): Promise<ManyRows> {
    const client = new pg.Client(url);
    await client.connect();
    const rows = new ManyRows(client, count);
    await rows.create();
    await client.query('SET synchronous_commit = off');
    await client.query("SET maintenance_work_mem = '1GB'");
    for (const [table, name] of Object.entries(tables) as [Table, string][]) {
      const began = performance.now();
      for (let from = 0; from < count; from += perStatement) {
        await client.query(
          `INSERT INTO ${name} (id, chat_id, position, is_user, content, status, created_at)
           SELECT md5('m' || n)::uuid, md5('c' || n / ${perChat})::uuid, 1 + n % ${perChat}, n % 2 = 0,
             'Message ' || n, 'complete', now() - n * interval '1 second'
           FROM generate_series($1::bigint, $2::bigint) n`,
          [from, from + perStatement - 1],
        );
      }
      await rows.index(table);
      await client.query(`VACUUM ANALYZE ${name}`);
      say(`${count.toLocaleString('en')} rows in ${table}: ${((performance.now() - began) / 1000).toFixed(0)} seconds`);
    }
    return rows;
  }

  /** The size of a table with its indexes, in gigabytes. */
  async gigabytes(table: Table): Promise<number> {
    const { rows } = await this.client.query<{ bytes: number }>(
      `SELECT sum(pg_total_relation_size(oid))::float8 AS bytes FROM pg_class
       WHERE oid = $1::regclass OR oid IN (SELECT relid FROM pg_partition_tree($1))`,
      [tables[table]],
    );
    return (rows[0]?.bytes ?? NaN) / 1e9;
  }

  /** Runs the hot path's queries on both tables in alternation. */
  async measure(): Promise<Measured[]> {
    const queries: Record<string, (name: string, place: Place) => [sql: string, values: unknown[]]> = {
      'the newest 50 of a chat': (name, { chatId }) => [
        `SELECT * FROM ${name} WHERE chat_id = $1 AND is_shown ORDER BY position DESC LIMIT 51`,
        [chatId],
      ],
      'one message of a chat': (name, { chatId, id }) => [
        `SELECT content FROM ${name} WHERE id = $1 AND chat_id = $2`,
        [id, chatId],
      ],
      'the reply in flight of a chat': (name, { chatId }) => [
        `SELECT id FROM ${name} WHERE chat_id = $1 AND status = 'streaming'`,
        [chatId],
      ],
      'a new message': (name, { chatId }) => [
        `INSERT INTO ${name} (id, chat_id, position, is_user, content, status, created_at)
         SELECT gen_random_uuid(), $1, coalesce(max(position), 0) + 1, true, 'A question', 'complete', now()
         FROM ${name} WHERE chat_id = $1`,
        [chatId],
      ],
      'the end of a reply': (name, { chatId, id }) => [
        `UPDATE ${name} SET content = content || '.' WHERE id = $1 AND chat_id = $2`,
        [id, chatId],
      ],
    };
    const measured: Measured[] = [];
    for (const [what, toQuery] of Object.entries(queries)) {
      const took: Record<Table, number[]> = { whole: [], parts: [] };
      for (let round = 0; round < rounds + warmUps; round += 1) {
        for (const table of ['whole', 'parts'] as const) {
          const [text, values] = toQuery(tables[table], this.somewhere());
          const began = performance.now();
          await this.client.query({ name: `${table} ${what}`, text, values });
          if (round >= warmUps) took[table].push(performance.now() - began);
        }
      }
      const times = (of: number[]): Times => ({ p50: percentile(of, 0.5), p95: percentile(of, 0.95) });
      measured.push({ what, whole: times(took.whole), parts: times(took.parts) });
    }
    return measured;
  }

  /** PostgreSQL's plan for a page of a chat. */
  async plan(table: Table): Promise<string> {
    const { rows } = await this.client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) SELECT * FROM ${tables[table]} WHERE chat_id = '${this.somewhere().chatId}' AND is_shown
       ORDER BY position DESC LIMIT 51`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  /** Seconds to vacuum after a hundredth of all rows has changed. */
  async vacuum(table: Table): Promise<number> {
    await this.client.query(`UPDATE ${tables[table]} SET content = content || '!' WHERE position % 100 = 7`);
    const began = performance.now();
    await this.client.query(`VACUUM ANALYZE ${tables[table]}`);
    return (performance.now() - began) / 1000;
  }

  async close(): Promise<void> {
    for (const name of Object.values(tables)) await this.client.query(`DROP TABLE ${name}`);
    await this.client.end();
  }

  private async create(): Promise<void> {
    const { whole, parts } = tables;
    const columns = 'LIKE messages INCLUDING DEFAULTS INCLUDING GENERATED';
    await this.client.query(`CREATE TABLE ${whole} (${columns})`);
    await this.client.query(`CREATE TABLE ${parts} (${columns}) PARTITION BY HASH (chat_id)`);
    for (let part = 0; part < partitions; part += 1) {
      await this.client.query(
        `CREATE TABLE ${parts}_${part} PARTITION OF ${parts} FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${part})`,
      );
    }
  }

  /** Creates the indexes of `messages`. */
  private async index(table: Table): Promise<void> {
    const name = tables[table];
    const { rows } = await this.client.query<{ sql: string }>(
      `SELECT pg_get_indexdef(indexrelid) AS sql FROM pg_index WHERE indrelid = 'messages'::regclass`,
    );
    for (const [index, { sql }] of rows.entries()) {
      const made = sql.replace(/INDEX \S+ ON \S+/, `INDEX ${name}_index_${index} ON ${name}`);
      // A unique index on a partitioned table must include the partitioning column.
      const keyed = made.replace(/^(CREATE UNIQUE INDEX [^(]*)\((?![^)]*\bchat_id\b)/, '$1(chat_id, ');
      await this.client.query(table === 'parts' ? keyed : made);
    }
  }

  private somewhere(): Place {
    const n = Math.floor(Math.random() * this.count);
    return { chatId: idOf(`c${Math.floor(n / perChat)}`), id: idOf(`m${n}`) };
  }
}

/** The same expression as in the statement that fills the tables. */
function idOf(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
