import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A table that SQL writes to, or locks rows of. */
export interface TableUse {
  table: string;
  use: 'write' | 'lock';
}

/** A use of a table by a file of the server. */
export interface FileTableUse extends TableUse {
  /** The file's path, relative to `backend/src`. */
  file: string;
}

const source = path.join('backend', 'src');

/** All table uses in the server's SQL: in string literals and templates. */
export function usesInServer(): FileTableUse[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const used = textsOf(readFileSync(path.join(source, file), 'utf8')).flatMap(usesInSql);
      return used.map((each) => ({ ...each, file }));
    });
}

/** `FOR KEY SHARE` doesn't count as a lock: foreign key checks take it too, and only a deletion has to wait for it. */
export function usesInSql(sql: string): TableUse[] {
  const written = [
    ...sql.matchAll(/\b(?:INSERT INTO|DELETE FROM|MERGE INTO|TRUNCATE(?: TABLE)?)\s+(\w+)/g),
    ...sql.matchAll(/\bUPDATE\s+(\w+)\s+(?:(?:AS\s+)?\w+\s+)?SET\b/g),
  ];
  return [
    ...written.map(([, table = '']): TableUse => ({ table, use: 'write' })),
    ...lockedTables(sql).map((table): TableUse => ({ table, use: 'lock' })),
  ];
}

/** The tables that migrations create and don't drop later. */
export function createdTables(): string[] {
  const folder = path.join('backend', 'migrations');
  const sql = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const all = sql.join('\n');
  const names = (statement: RegExp): string[] => [...all.matchAll(statement)].map(([, table = '']) => table);
  const dropped = new Set(names(/\bDROP TABLE (?:IF EXISTS )?(\w+)/g));
  const created = names(/\bCREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/g);
  return [...new Set(created)].filter((table) => !dropped.has(table)).sort();
}

function lockedTables(sql: string): string[] {
  return [...sql.matchAll(/\bFOR (?:NO KEY UPDATE|UPDATE|SHARE)\b(?:\s+OF\s+(\w+))?/g)].flatMap((match) => {
    const query = queryBefore(sql, match.index);
    const sources = [...query.matchAll(/\b(?:FROM|JOIN)\s+(\w+)(?:\s+(?:AS\s+)?(\w+))?/g)];
    const alias = match[1];
    return sources.filter(([, table, name]) => !alias || [table, name].includes(alias)).map(([, table = '']) => table);
  });
}

/** The query that a lock clause belongs to, without its nested queries. */
function queryBefore(sql: string, end: number): string {
  let query = '';
  let depth = 0;
  for (let at = end - 1; at >= 0 && depth >= 0; at -= 1) {
    const character = sql.charAt(at);
    if (character === ')') depth += 1;
    else if (character === '(') depth -= 1;
    else if (depth === 0) query = character + query;
  }
  return query;
}

/** The string literals and templates of a file; an expression in a template becomes a blank. */
function textsOf(code: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest));
  return texts;
}
