/**
 * Runs work for each entry, a limited number at once. The first failure ends it. @returns results by the entries' ids
 */
export async function failingInParallel<T extends { id: string }, R>(
  entries: readonly T[],
  atOnce: number,
  work: (entry: T) => Promise<R>,
): Promise<Map<string, R>> {
  const results = new Map<string, R>();
  const waiting = [...entries];
  const next = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) results.set(entry.id, await work(entry));
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return results;
}
