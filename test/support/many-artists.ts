import type pg from 'pg';

interface Column {
  name: string;
  type: string;
  /** Whether it alone must be unique, as tokens and email addresses must. */
  isUnique: boolean;
}

/** Tables that are the same however many artists there are. */
const shared = ['migrations', 'playbook_version', 'playbook_words', 'backup_checks'];

/** Long texts add nothing to a plan. */
const textMax = 200;

/**
 * Copies every row many times, as if as many artists had done the same, and has PostgreSQL count the rows: with a few rows,
 * it would read whole tables, whatever their indexes. Copies refer to each other as the originals do.
 */
export async function copyArtists(superuser: pg.Client, times: number): Promise<void> {
  const { rows } = await superuser.query<{ table: string; columns: Column[] }>(
    `SELECT c.relname AS table, json_agg(json_build_object('name', a.attname, 'type', t.typname, 'isUnique', EXISTS (
       SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique
         AND pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '\\M')
         AND NOT EXISTS (SELECT 1 FROM pg_attribute id JOIN pg_type ON pg_type.oid = id.atttypid AND typname = 'uuid'
           WHERE id.attrelid = c.oid AND id.attnum = ANY (i.indkey)))) ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1)
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname`,
    [shared],
  );
  // Without triggers and foreign keys: the copies are consistent by themselves.
  await superuser.query("SET session_replication_role = 'replica'");
  for (const { table, columns } of rows) {
    await superuser.query(
      `INSERT INTO ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) OVERRIDING SYSTEM VALUE
       SELECT ${columns.map(copyOf).join(', ')} FROM ${table} original, generate_series(1, ${times}) n`,
    );
  }
  await superuser.query("SET session_replication_role = 'origin'");
  await superuser.query('ANALYZE');
}

/** SQL for a column of copy number `n`. */
function copyOf({ name, type, isUnique }: Column): string {
  const value = `original."${name}"`;
  if (type === 'uuid') return `md5(${value}::text || n)::uuid`;
  if (type === 'tsvector') return `array_to_tsvector(ARRAY['word' || n % 100])`;
  if (name === 'owner') {
    return `CASE WHEN ${value} LIKE 'guest:%' THEN ${value} || '000' || n ELSE (md5(${value} || n)::uuid)::text END`;
  }
  if (name === 'guest_id' || (type === 'int4' && isUnique)) return `(${value}::text || '000' || n)::int4`;
  if (type === 'bytea') return isUnique ? `sha256(${value} || int4send(n))` : value;
  // Email addresses that are stored twice must stay the same.
  if (type === 'text') return isUnique || name.endsWith('email') ? `n || ${value}` : `left(${value}, ${textMax})`;
  return value;
}
