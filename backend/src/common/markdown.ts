import { lexer, type MarkedToken, type Token, walkTokens } from 'marked';
import { isMarkdown } from '../../../contract/rules/markdown-rule.js';

/** Headings of embedded Markdown are lowered by this: the first two levels belong to the document. */
const ownLevels = 2;

/** The start of an HTML tag, comment or instruction, except for line breaks, which table cells can't have otherwise. */
const htmlBegins = /<(?!br\s*\/?>)(?=[a-z/!?])/gi;

/** Escapes a text so that Markdown renders it as typed, with its lines and leading spaces. */
export function typedAsMarkdown(text: string): string {
  return escaped(text.replace(/\r\n?/g, '\n').replace(/(?<![ \t])[ \t]+$/gm, ''))
    .replace(/^[ \t]+/gm, (space) => '\u00a0'.repeat(space.replaceAll('\t', '    ').length))
    .replace(/^(?:[-+=]|:(?=-))/gm, '\\$&')
    .replace(/^(\d+)(?=[.)])/gm, '$1\\')
    .replace(/(?<!\n)\n(?!\n)/g, '  \n');
}

/** Escapes a text for one line of Markdown, such as a heading. */
export function typedInLine(text: string): string {
  return escaped(text.replace(/\s+/g, ' ').trim());
}

/**
 * Converts Markdown so that it can be embedded in a document whose sections start with headings of the first two
 * levels: headings are lowered, code blocks are closed, and HTML is escaped.
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
    // Quotes or lists are nested too deeply to parse.
    return typedAsMarkdown(text);
  }
}

function contained(token: MarkedToken): string {
  if (token.type === 'html') return typedAsMarkdown(token.raw.trim());
  if (token.type === 'code' && token.codeBlockStyle !== 'indented') return fenced(token.text, token.lang);
  if (token.type === 'code') return token.raw;
  // Parsers differ on where a container ends if a fence starts at the beginning of a line.
  if (/^ ?(?:`{3}|~{3})/m.test(token.raw)) return typedAsMarkdown(token.raw.trim());
  const source = withoutHtml(token);
  if (token.type !== 'heading') return source.replace(/^ {0,3}#{1,2}(?=\s|$)/gm, `$&${'#'.repeat(ownLevels)}`);
  const words = source.replace(/^ {0,3}#{1,6}(?=\s|$)|\n {0,3}(?:=+|-+)\s*$/g, '').replace(/\s+/g, ' ');
  return `${'#'.repeat(Math.min(6, token.depth + ownLevels))} ${words.trim()}`;
}

/** The source of a token, with HTML escaped. Links and code contain none. */
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

/** Escapes characters that have a meaning in Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&');
}
