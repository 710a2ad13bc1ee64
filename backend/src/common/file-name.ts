/** A title as a file name that every system accepts. */
export function fileNameOf(title: string, untitled: string): string {
  const name = title
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  // Don't cut a surrogate pair in two: half of one can't be sent in a header.
  return (
    name
      .slice(0, 80)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || untitled
  );
}
