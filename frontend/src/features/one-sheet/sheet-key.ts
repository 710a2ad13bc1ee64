/** Under what a one-sheet is cached: the path that it is loaded from. */
export function sheetKey(sheetId: string): [string] {
  return [`/api/one-sheets/${sheetId}`];
}
