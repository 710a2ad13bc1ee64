import { limits } from '../../../contract/limits.js';

/** How much of a paste goes into its name, in characters. */
const pasteNameMax = 60;

/** Length of a file's name, in characters of up to two UTF-16 units, and how many of them come from its end. */
const nameMax = limits.attachmentNameMax / 2;
const endMax = 15;

/** A file's name for display: without folders, control characters and bidirectional marks. */
export function cleanName(given: string): string {
  const base = given.slice(-1000).normalize().split(/[/\\]/).pop() ?? '';
  const visible = base
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(Array.from(visible)) || 'File';
}

/** A long name without its middle: the beginning tells files apart, and the end has the file type. */
function shortened(characters: string[]): string {
  if (characters.length <= nameMax) return characters.join('');
  return [...characters.slice(0, nameMax - endMax - 1), '…', ...characters.slice(-endMax)].join('');
}

/** Names a pasted text after its beginning. */
export function nameOfPaste(text: string): string {
  const words = text
    .slice(0, 400)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const start = Array.from(words).slice(0, pasteNameMax).join('').trim();
  return start ? `“${start}${start.length < words.length ? '…' : ''}”` : 'Pasted text';
}
