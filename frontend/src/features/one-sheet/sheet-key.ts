/** The cache key of a one-sheet: the path it is loaded from. */
export function sheetKey(sheetId: string): [string] {
  return [`/api/one-sheets/${sheetId}`];
}
