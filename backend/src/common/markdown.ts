import { lexer, type MarkedToken, type Token, walkTokens } from 'marked';

/**
 * A text with more marks than these is none that reads better for them: to find which of them belong together takes the
 * square of their number.
 */
const mostMarks = 2000;

/** Headings in a part of a document are lowered by this: the first two levels are the document's own. */
const ownLevels = 2;

/** What a tag, a comment or an instruction of HTML begins with; a line break is let be: cells of tables have no other. */
const htmlBegins = /<(?!br\s*\/?>)(?=[a-z/!?])/gi;

/** Whether a text is to be read as Markdown at all. */
export function isMarkdown(text: string): boolean {
  return (text.match(/[*_~<]/g)?.length ?? 0) <= mostMarks;
}

/** A text as Markdown that reads as it was typed: its signs are signs, and its lines and the spaces before them stay. */
export function typedAsMarkdown(text: string): string {
  return escaped(text.replace(/\r\n?/g, '\n').replace(/(?<![ \t])[ \t]+$/gm, ''))
    .replace(/^[ \t]+/gm, (space) => '\u00a0'.repeat(space.replaceAll('\t', '    ').length))
    .replace(/^(?:[-+=]|:(?=-))/gm, '\\$&')
    .replace(/^(\d+)(?=[.)])/gm, '$1\\')
    .replace(/(?<!\n)\n(?!\n)/g, '  \n');
}

/** A text in one line of Markdown, as in a heading, that reads as it was typed. */
export function typedInLine(text: string): string {
  return escaped(text.replace(/\s+/g, ' ').trim());
}

/**
 * Markdown as a part of a document whose sections begin with headings of its first two levels. It stays Markdown, and is over
 * where it ends: its headings are lower, its code is closed, and HTML in it is its own text.
 */
export function partOfMarkdown(text: string): string {
  if (!isMarkdown(text)) return typedAsMarkdown(text);
  try {
    const blocks = lexer(text).map((token) =>
      contained(token as MarkedToken)
        .replace(/^\n+/, '')
        .trimEnd(),
    );
    return blocks.filter((block) => block !== '').join('\n\n');
  } catch {
    // Its quotes or lists nest so deep that no reader gets through.
    return typedAsMarkdown(text);
  }
}

function contained(token: MarkedToken): string {
  if (token.type === 'html') return typedAsMarkdown(token.raw.trim());
  if (token.type === 'code' && token.codeBlockStyle !== 'indented') return fenced(token.text, token.lang);
  if (token.type === 'code') return token.raw;
  // Readers differ in where what holds a fence at a line's very beginning ends.
  if (/^ ?(?:`{3}|~{3})/m.test(token.raw)) return typedAsMarkdown(token.raw.trim());
  const source = withoutHtml(token);
  if (token.type !== 'heading') return source.replace(/^ {0,3}#{1,2}(?=\s|$)/gm, `$&${'#'.repeat(ownLevels)}`);
  const words = source.replace(/^ {0,3}#{1,6}(?=\s|$)|\n {0,3}(?:=+|-+)\s*$/g, '').replace(/\s+/g, ' ');
  return `${'#'.repeat(Math.min(6, token.depth + ownLevels))} ${words.trim()}`;
}

/** The source of a token; where there is HTML in it, its signs stand for themselves. Links and code have none. */
function withoutHtml(token: MarkedToken): string {
  const others: string[] = [];
  void walkTokens([token], (each: Token) => {
    if (each.type === 'codespan' || (each.type === 'link' && each.raw.startsWith('<'))) others.push(each.raw);
  });
  const rest = others.reduce((source, other) => source.replace(other, ''), token.raw);
  return rest.search(htmlBegins) === -1 ? token.raw : token.raw.replace(htmlBegins, '&lt;');
}

function fenced(code: string, language = ''): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language.replaceAll('`', '')}`, code, fence].join('\n');
}

/** Signs that Markdown would obey, as the signs that they are. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
}
