import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join('backend', 'src');

/** The server's files outside `database/` that match. */
function filesWith(pattern: RegExp): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith('database'))
    .filter((file) => pattern.test(readFileSync(path.join(source, file), 'utf8')));
}

describe('the server’s SQL', () => {
  it('goes through database/sql.ts, which types its rows', () => {
    // It opens a connection of its own, before there is a pool.
    expect(filesWith(/\.query(?:<[^()]*>)?\(/)).toEqual(['health/reachable.ts']);
  });

  it('is plain SQL: there are no entities', () => {
    expect(filesWith(/@Entity\(|@InjectRepository\(|TypeOrmModule\.forFeature/)).toEqual([]);
  });
});
