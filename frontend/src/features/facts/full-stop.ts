/** A text as a sentence: with a full stop, unless it ends as one. */
export function withFullStop(text: string): string {
  return /[.!?…]["”»]?$/.test(text) ? text : `${text}.`;
}
