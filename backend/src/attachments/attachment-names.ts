import { limits } from '../../../contract/limits.js';

/** How much of a paste is its name, in characters. */
const pasteNameMax = 60;

/** A file's name for display: without folders, control characters and bidirectional marks. */
export function cleanName(given: string): string {
  const base = given.slice(-1000).normalize().split(/[/\\]/).pop() ?? '';
  const visible = base
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // The end has the file's type.
  return (
    Array.from(visible)
      .slice(-limits.attachmentNameMax / 2)
      .join('') || 'File'
  );
}

/** Names a pasted text by its beginning. */
export function nameOfPaste(text: string): string {
  const words = text
    .slice(0, 400)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const start = Array.from(words).slice(0, pasteNameMax).join('').trim();
  return start ? `“${start}${start.length < words.length ? '…' : ''}”` : 'Pasted text';
}
