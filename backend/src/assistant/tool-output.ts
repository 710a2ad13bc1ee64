/** Limit on a tool's result, in characters: all results stay in the prompt until the reply ends. */
export const outputMax = 12_000;

/** JSON without the delimiters, which only the system may write into a prompt. */
export function toModelJson(output: unknown): string {
  return (JSON.stringify(output) ?? 'null').replaceAll('⟦', '[[').replaceAll('⟧', ']]');
}

/** The longest part of a text, from a position on, that takes at most this many characters of a result. */
export function partThatFits(text: string, from: number, most: number): string {
  let to = from + most;
  for (;;) {
    // Not between the halves of an emoji.
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1)) && to < text.length) to -= 1;
    const part = text.slice(from, to);
    const excess = toModelJson(part).length - most;
    if (excess <= 0) return part;
    // A character takes six at most: \u0001.
    to = Math.min(to, text.length) - Math.ceil(excess / 6);
  }
}
