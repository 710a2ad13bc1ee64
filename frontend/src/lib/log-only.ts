/**
 * For the failures that are logged and not shown: the artist can do nothing about them.
 * `what` says what was tried.
 */
export function logOnly(what: string, error: unknown): void {
  console.warn(`${what}:`, error);
}
