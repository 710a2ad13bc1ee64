/** Ends a text with a full stop, unless it already ends like a sentence. */
export function withFullStop(text: string): string {
  return /[.!?…]["”»]?$/.test(text) ? text : `${text}.`;
}
