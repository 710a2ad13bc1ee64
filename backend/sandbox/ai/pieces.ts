/**
 * A word or part of one with its leading space, up to three symbols, or leftover white space: about a model's token.
 */
const pieceOfText = /\s*[\p{L}\p{M}\p{N}'’]{1,6}|\s*[^\s\p{L}\p{M}\p{N}'’]{1,3}|\s+/gu;

/** Splits a text into the tokens that `usage` counts, never within a code point. Joining them gives the text. */
export function toPieces(text: string): string[] {
  return text.match(pieceOfText) ?? [];
}
