import { outsideTransaction, statementsIn, withoutComments } from '../../../backend/src/database/migrations.js';

/** A kind of statement, or clause of an ALTER TABLE, that blocks calls, or that servers of the previous release can't cope with. */
interface Hazard {
  is: RegExp;
  instead: string;
  /** Harmless for a table created by the same migration. `$1` of `is` must be its name. */
  isFineForNew?: boolean;
  /** Harmless if each statement commits by itself. */
  isFineOutside?: boolean;
}

const alter = String.raw`^ALTER TABLE (?:ONLY )?(?:IF EXISTS )?(\w+)`;
const inAlter = String.raw`${alter}[^]*?\b`;
const addColumn = String.raw`${alter} ADD (?!CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)(?:COLUMN )?(?:IF NOT EXISTS )?\w+ [^]*?`;
/** Not `FOR UPDATE`, `ON CONFLICT DO UPDATE` or `ON DELETE`. */
const write = String.raw`\b(?:(?<!\b(?:FOR|DO|ON|KEY|OR|BEFORE|AFTER) )UPDATE (?:ONLY )?|DELETE FROM (?:ONLY )?|MERGE INTO |INSERT INTO (?=\w+[^;]*\bSELECT\b[^;]*\bFROM\b))(\w+)`;

const hazards: Hazard[] = [
  {
    is: /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)[^]*?\bON (?:ONLY )?(\w+)/i,
    instead: 'CREATE INDEX CONCURRENTLY, in a migration that runs outside a transaction',
    isFineForNew: true,
  },
  {
    is: new RegExp(String.raw`${inAlter}ADD (?:CONSTRAINT \w+ )?(?:FOREIGN KEY|CHECK)(?![^]*NOT VALID)`, 'i'),
    instead: 'add it NOT VALID, and VALIDATE CONSTRAINT in a later migration',
    isFineForNew: true,
  },
  {
    is: new RegExp(String.raw`${inAlter}ADD (?:CONSTRAINT \w+ )?(?:UNIQUE|PRIMARY KEY)(?! USING INDEX)`, 'i'),
    instead: 'create a unique index concurrently, then ADD CONSTRAINT … USING INDEX',
    isFineForNew: true,
  },
  {
    is: new RegExp(String.raw`${addColumn}\bCHECK ?\(`, 'i'),
    instead: 'add the column, then its CHECK with NOT VALID, and VALIDATE CONSTRAINT in a later migration',
    isFineForNew: true,
  },
  {
    is: new RegExp(String.raw`${addColumn}\b(?:UNIQUE|PRIMARY KEY)\b`, 'i'),
    instead: 'add the column, then create a unique index concurrently',
    isFineForNew: true,
  },
  {
    is: new RegExp(
      String.raw`${addColumn}\b(?:(?:big|small)?serial[248]?\b|GENERATED (?:ALWAYS|BY DEFAULT) AS IDENTITY)`,
      'i',
    ),
    instead: 'a plain column, filled by a trigger and in batches: this rewrites the table',
    isFineForNew: true,
  },
  {
    is: new RegExp(String.raw`${inAlter}SET NOT NULL`, 'i'),
    instead: 'a CHECK (… IS NOT NULL) in two steps',
    isFineForNew: true,
  },
  {
    is: new RegExp(String.raw`${inAlter}ALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE`, 'i'),
    instead: 'a new column, filled in batches',
    isFineForNew: true,
  },
  {
    is: new RegExp(
      String.raw`${inAlter}ADD (?!CONSTRAINT|CHECK)(?:COLUMN )?(?:IF NOT EXISTS )?[^,]*NOT NULL(?![^,]*(?:DEFAULT|GENERATED))`,
      'i',
    ),
    instead: 'a default, or no NOT NULL: the previous release does not fill the column',
    isFineForNew: true,
  },
  {
    is: new RegExp(
      String.raw`${inAlter}(?:GENERATED ALWAYS AS \([^]*STORED|DEFAULT (?:gen_random_uuid|random|clock_timestamp)\()`,
      'i',
    ),
    instead: 'a plain column, filled by a trigger and in batches: this rewrites the table',
    isFineForNew: true,
  },
  {
    is: new RegExp(String.raw`${inAlter}DROP (?:COLUMN )?(?!CONSTRAINT|DEFAULT|NOT NULL)`, 'i'),
    instead: 'drop it in a later release',
  },
  { is: /^DROP TABLE/i, instead: 'drop it in a later release' },
  { is: new RegExp(String.raw`${inAlter}RENAME`, 'i'), instead: 'add the new name and keep the old one for a release' },
  {
    is: /^(?:LOCK|TRUNCATE|CLUSTER|VACUUM FULL|REINDEX (?!.*CONCURRENTLY))/i,
    instead: 'something that keeps no call waiting',
  },
  {
    is: new RegExp(String.raw`^(?:(?:WITH|DO)\b[^]*?)?${write}`, 'i'),
    instead: 'a migration that runs outside a transaction, in batches',
    isFineForNew: true,
    isFineOutside: true,
  },
  {
    is: new RegExp(String.raw`${inAlter}VALIDATE CONSTRAINT`, 'i'),
    instead: 'a migration that runs outside a transaction: locks last until a transaction ends',
    isFineOutside: true,
  },
];

/** What a file outside a transaction is for: statements that can't run in one, and work in batches. */
const isFineOutsideTransaction =
  /^(?:(?:CREATE (?:UNIQUE )?INDEX|DROP INDEX|REINDEX \w+) CONCURRENTLY\b|ALTER TABLE (?:ONLY )?(?:IF EXISTS )?\w+ VALIDATE CONSTRAINT \w+$|(?:DO|UPDATE|DELETE|INSERT|WITH|ANALYZE|VACUUM)\b)/i;

/** A statement, or each clause of an ALTER TABLE as a statement of its own. */
function clausesOf(statement: string): string[] {
  const [, table, rest] = /^(ALTER TABLE (?:ONLY )?(?:IF EXISTS )?\w+) ([^]*)$/i.exec(statement) ?? [];
  if (table === undefined || rest === undefined) return [statement];
  const clauses = [''];
  let depth = 0;
  for (const [part] of rest.matchAll(/'[^']*'|"[^"]*"|[^]/g)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === ',' && depth === 0) clauses.push('');
    else clauses.push(`${clauses.pop()}${part}`);
  }
  return clauses.map((clause) => `${table} ${clause.trim()}`);
}

/** A comment above a statement that explains why it is harmless after all. */
const safe = /^-- Safe: .{10}/m;

/** The problems of a migration; empty if there are none. */
export function unsafeIn(sql: string): string[] {
  const isOutside = sql.startsWith(outsideTransaction);
  const found: string[] = [];
  const created = new Set<string>();
  const dropped = new Set<string>();
  for (const commented of statementsIn(sql)) {
    const statement = withoutComments(commented).replace(/\s+/g, ' ');
    const [, table] = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(statement) ?? [];
    if (table) created.add(table);
    const [, gone] = /^DROP INDEX CONCURRENTLY IF EXISTS (\w+)/i.exec(statement) ?? [];
    if (gone) dropped.add(gone);
    const [, index] = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+)/i.exec(statement) ?? [];
    if (safe.test(commented)) continue;
    const start = statement.slice(0, 80);
    if (isOutside && !isFineOutsideTransaction.test(statement)) {
      found.push(`${start}: a migration of its own, inside a transaction`);
    }
    if (
      isOutside &&
      /^DO\b/i.test(statement) &&
      new RegExp(write, 'i').test(statement) &&
      !/\bCOMMIT;/i.test(statement)
    ) {
      found.push(`${start}: COMMIT after each batch`);
    }
    if (index && !isOutside) found.push(`${start}: begin the file with "${outsideTransaction}"`);
    if (index && !dropped.has(index)) {
      found.push(`${start}: first DROP INDEX CONCURRENTLY IF EXISTS ${index}, which a try that failed leaves behind`);
    }
    for (const { is, instead, isFineForNew = false, isFineOutside = false } of hazards) {
      for (const clause of clausesOf(statement)) {
        const hit = is.exec(clause);
        if (!hit || (isFineForNew && created.has(hit[1] ?? '')) || (isFineOutside && isOutside)) continue;
        found.push(`${start}: ${instead}`);
      }
    }
  }
  return found;
}
