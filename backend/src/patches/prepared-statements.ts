import { createHash } from 'node:crypto';
import pg from 'pg';

/** Maximum number of prepared statements. The program has fewer; each takes memory in every connection. */
const mostStatements = 500;

const names = new Map<string, string>();

/**
 * A connection that prepares each statement with parameters once and then runs it by name: for the joins of nearly
 * every call, planning takes longer than execution. pg only prepares named statements, and TypeORM can't name one:
 * https://github.com/typeorm/typeorm/issues/4762
 */
export class PreparingClient extends pg.Client {
  private readonly run = super.query.bind(this) as (...args: unknown[]) => unknown;

  // The overloads of the original differ in their callbacks, which pass through unchanged.
  override query = ((...args: unknown[]): unknown => {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return name ? this.run({ name, text, values }, ...rest) : this.run(...args);
  }) as pg.Client['query'];
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostStatements) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
