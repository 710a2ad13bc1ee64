import type { TestDatabase } from '../database.js';

/** The parts of the schema that servers rely on. */
export interface Schema {
  /** The files of its migrations. */
  migrations: string[];
  /** The columns of each table. */
  columns: Record<string, string[]>;
  /** Constraints and unique indexes, as `table: definition`, with the columns they concern. */
  rules: { rule: string; columns: string[] }[];
}

export async function readSchema(database: TestDatabase): Promise<Schema> {
  const columns = await database.query<{ table: string; columns: string[] }>(
    `SELECT c.table_name AS "table", array_agg(c.column_name::text ORDER BY c.column_name) AS columns
     FROM information_schema.columns c JOIN pg_tables t ON t.tablename = c.table_name AND t.schemaname = 'public'
     WHERE c.table_schema = 'public' GROUP BY 1 ORDER BY 1`,
  );
  const rules = await database.query<{ rule: string; columns: string[] }>(
    `SELECT t.relname || ': ' || pg_get_constraintdef(r.oid) AS rule,
       array(SELECT t.relname || '.' || a.attname FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum = ANY (r.conkey)) AS columns
     FROM pg_constraint r JOIN pg_class t ON t.oid = r.conrelid WHERE t.relnamespace = 'public'::regnamespace
     UNION
     SELECT t.relname || ': ' || pg_get_indexdef(i.indexrelid),
       array(SELECT t.relname || '.' || a.attname FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attnum = ANY (i.indkey))
     FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
     WHERE i.indisunique AND t.relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const migrations = await database.query<{ file: string }>(
    `SELECT "timestamp" || '-' || replace(name, "timestamp"::text, '') || '.sql' AS file FROM migrations ORDER BY 1`,
  );
  return {
    migrations: migrations.map(({ file }) => file),
    columns: Object.fromEntries(columns.map((each) => [each.table, each.columns])),
    rules,
  };
}
