import { Lexer, type MarkedToken } from 'marked';

/** A single line break is one, as whoever wrote an address, a sign-off or a list of lines meant it. */
const options = { gfm: true, breaks: true };

/** Beyond these, a text is shown as it was written: laying it out would freeze the page, and nobody writes so by hand. */
const blockMax = 12_000;
const inlineMax = 4_000;
const cellsMax = 2_000;

const listMarker = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const fenceMarker = /^(\s*)(`{3,}|~{3,})/;
const deepNesting = /^(?:[ \t]*>){17}|^[ \t]{40,}(?:[-*+]|\d{1,9}[.)])[ \t]/m;

/**
 * Cuts markdown at the blank lines where one block ends and the next begins: fences and lists stay whole. Joined, the
 * blocks are the text. Takes time in proportion to the length, whatever the text is.
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

/** The tokens of one block, or null when it is to be shown as it was written. Inline text is left as source. */
export function lexBlock(source: string): MarkedToken[] | null {
  const isCode = fenceMarker.test(source);
  if (!isCode && (source.length > blockMax || deepNesting.test(source) || cellsOf(source) > cellsMax)) return null;
  return new Lexer(options).blockTokens(source, []) as MarkedToken[];
}

/** The tokens of a paragraph's, heading's or cell's text, or null when it is to be shown as it was written. */
export function lexInline(source: string): MarkedToken[] | null {
  return source.length > inlineMax ? null : (Lexer.lexInline(source, options) as MarkedToken[]);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Character references become their characters; those that nobody writes in a chat stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * The last block of a text that is still being written or was cut off, with its open marks closed: bold is bold from its
 * first word, and a link shows its words while its address comes in.
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

/** An upper bound for the cells of a table: rows are filled up to the width of the first line. */
function cellsOf(source: string): number {
  const firstPipe = source.indexOf('|');
  if (firstPipe < 0) return 0;
  const lines = source.split('\n');
  const width = lines.reduce((widest, line) => Math.max(widest, line.split('|').length), 0);
  return width * lines.length;
}
