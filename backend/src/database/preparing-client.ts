import { createHash } from 'node:crypto';
import pg from 'pg';

/** How many different statements are prepared; a program has fewer, and each is kept in every connection. */
const mostStatements = 500;

const names = new Map<string, string>();

/**
 * A connection to PostgreSQL that has each statement with parameters parsed and planned once, and runs it by name after
 * that. Planning takes longer than running for the joins that nearly every call makes.
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
