/** A word or its next part with the space before it, up to three signs, or white space left over: about a model's token. */
const pieceOfText = /\s*[\p{L}\p{M}\p{N}'’]{1,6}|\s*[^\s\p{L}\p{M}\p{N}'’]{1,3}|\s+/gu;

/** Cuts a text into token-sized pieces, between code points only. Joined they are the text again. */
export function toPieces(text: string): string[] {
  return text.match(pieceOfText) ?? [];
}

/** How many tokens a text counts as in `usage`. */
export function countTokens(text: string): number {
  return toPieces(text).length;
}
