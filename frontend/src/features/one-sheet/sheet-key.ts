/** The start of the cache keys of the sheets made in each chat. */
export const chatSheetsKey = ['/api/one-sheets'] as const;

/** The cache key of a one-sheet: the path it is loaded from. */
export function sheetKey(sheetId: string): [string] {
  return [`/api/one-sheets/${sheetId}`];
}
