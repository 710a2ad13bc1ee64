/** What to know before a text with blanks is exported or shared; null if it has none. */
export function blanksWarning(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? '1 blank is still empty: it goes out as written.'
    : `${count} blanks are still empty: they go out as written.`;
}
