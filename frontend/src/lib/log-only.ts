/** Logs a failure that is deliberately not shown, because the artist can do nothing about it. */
export function logOnly(what: string, error: unknown): void {
  console.warn(`${what}:`, error);
}
