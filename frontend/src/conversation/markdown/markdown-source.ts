import { nestsDeeply } from '@contract/rules/markdown-rule';
import { Lexer, type MarkedToken } from 'marked';

/** `breaks`: single line breaks are kept, as in addresses and sign-offs. */
const options = { gfm: true, breaks: true };

/** Longer text is shown as source: rendering it would freeze the page, and no real message is like that. */
const blockMax = 12_000;
const inlineMax = 4_000;
const cellsMax = 2_000;

const listMarker = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const fenceMarker = /^(\s*)(`{3,}|~{3,})/;
const deepIndent = /^[ \t]{40,}(?:[-*+]|\d{1,9}[.)])[ \t]/m;

/**
 * Splits markdown at the blank lines between blocks; fences and lists stay whole. Joining the blocks gives the original
 * text. Runs in linear time on any input.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let fence: string | undefined;
  let isFenceAlone = false;
  let isList = false;
  let isAfterBlank = false;
  const cut = (at: number) => {
    if (at > start) blocks.push(text.slice(start, at));
    start = at;
    isList = false;
  };
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('\n', from);
    const next = end < 0 ? text.length : end + 1;
    const line = text.slice(from, next);
    if (fence !== undefined) {
      if (line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === '') {
        fence = undefined;
        if (isFenceAlone) cut(next);
      }
    } else if (line.trim() === '') {
      isAfterBlank = true;
    } else {
      const isMarked = listMarker.test(line);
      if (isAfterBlank && !(isList && (isMarked || /^(?:\t| {2})/.test(line)))) cut(from);
      isAfterBlank = false;
      const [, indent, marker] = fenceMarker.exec(line) ?? [];
      if (marker !== undefined) {
        isFenceAlone = !isList || indent === '';
        if (isFenceAlone) cut(from);
        fence = marker;
      }
      isList ||= isMarked;
    }
    from = next;
  }
  cut(text.length);
  return blocks;
}

/** The tokens of one block, or null if it must be shown as source. Inline text is not tokenized. */
export function lexBlock(source: string): MarkedToken[] | null {
  const isDeep = nestsDeeply(source) || deepIndent.test(source);
  if (!fenceMarker.test(source) && (source.length > blockMax || isDeep || cellsOf(source) > cellsMax)) return null;
  return new Lexer(options).blockTokens(source, []) as MarkedToken[];
}

/** The tokens of a paragraph, heading or cell, or null if it must be shown as source. */
export function lexInline(source: string): MarkedToken[] | null {
  return source.length > inlineMax ? null : (Lexer.lexInline(source, options) as MarkedToken[]);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes numeric and the most common named character references; leaves others alone. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Closes open marks in the last block of a text that is streaming or was cut off: bold shows from its first word, and a
 * link shows its text while its address is still arriving.
 */
export function closeOpenMarks(source: string): string {
  if (fenceMarker.test(source)) return source;
  const lineStart = source.lastIndexOf('\n') + 1;
  const line = source.slice(lineStart).replace(/!?\[([^[\]]*)(?:\]\([^()\s]*)?$/, '$1');
  const ticks = line.match(/`+/g) ?? [];
  if (ticks.length % 2 === 1) {
    const tick = ticks.at(-1) ?? '';
    return source.slice(0, lineStart) + (line.endsWith(tick) ? line.slice(0, -tick.length) : line + tick);
  }
  const prose = line.replace(/`[^`]*`/g, '');
  let closed = line;
  for (const [mark, count] of [
    ['*', (prose.match(/(?<=[^*\s])\*(?!\*)|(?<!\*)\*(?![*\s])/g) ?? []).length],
    ['**', (prose.match(/\*\*/g) ?? []).length],
    ['~~', (prose.match(/~~/g) ?? []).length],
  ] as const) {
    if (count % 2 === 1) closed = closed.endsWith(mark) ? closed.slice(0, -mark.length) : closed.trimEnd() + mark;
  }
  return source.slice(0, lineStart) + closed;
}

/** An upper bound for the number of table cells, counting every line as wide as the widest. */
function cellsOf(source: string): number {
  const firstPipe = source.indexOf('|');
  if (firstPipe < 0) return 0;
  const lines = source.split('\n');
  const width = lines.reduce((widest, line) => Math.max(widest, line.split('|').length), 0);
  return width * lines.length;
}
