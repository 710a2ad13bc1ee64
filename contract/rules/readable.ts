import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { oneSheetMarker, oneSheetSentence } from '../chats/chat.js';
import { isLineBreak } from './line-break.js';
import { isMarkdown } from './markdown-rule.js';

/** Markdown as displayed, in plain text: link texts without URLs, one line per block or table row. */
export function readable(markdown: string): string {
  return readWith(markdown, (tokens) => wordsIn(tokens, '\n', false));
}

/** Markdown as the plain text of an email: the same with URLs, and an empty line between paragraphs. */
export function plainMail(markdown: string): string {
  return readWith(markdown, (tokens) => wordsIn(tokens, '\n\n', true));
}

function readWith(markdown: string, read: (tokens: Token[]) => string): string {
  if (markdown === oneSheetMarker) return oneSheetSentence;
  if (!isMarkdown(markdown)) return markdown;
  try {
    return read(new Lexer().lex(markdown));
  } catch {
    // Nested too deeply to parse; the interface shows the source as well.
    return markdown;
  }
}

/** @param hasUrls whether the URL behind a link follows its words */
function wordsIn(tokens: readonly Token[], between: '\n\n' | '\n' | '', hasUrls: boolean): string {
  return (tokens as MarkedToken[])
    .map((token) => wordsOf(token, hasUrls))
    .filter(Boolean)
    .join(between);
}

function wordsOf(token: MarkedToken, hasUrls: boolean): string {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'checkbox':
      return '';
    case 'blockquote':
      return wordsIn(token.tokens, '\n', hasUrls);
    case 'list':
      return token.items
        .map(({ tokens }, index) => {
          const sign = token.ordered ? `${Number(token.start) + index}.` : '•';
          return `${sign} ${wordsIn(tokens, '\n', hasUrls)}`;
        })
        .join('\n');
    case 'table':
      return [token.header, ...token.rows]
        .map((row) =>
          row
            .map(({ tokens }) => wordsIn(tokens, '', hasUrls))
            .filter(Boolean)
            .join(' · '),
        )
        .filter(Boolean)
        .join('\n');
    case 'heading':
    case 'paragraph':
    case 'strong':
    case 'em':
    case 'del':
      return wordsIn(token.tokens, '', hasUrls);
    case 'link':
      return linkWords(token, hasUrls);
    case 'image':
      return token.text || token.href;
    case 'text':
      return token.tokens ? wordsIn(token.tokens, '', hasUrls) : token.text;
    case 'code':
    case 'codespan':
    case 'escape':
      return token.text;
    case 'br':
      return '\n';
    case 'html':
      return isLineBreak(token.raw) ? '\n' : token.raw;
    default:
      return token.raw;
  }
}

/** The words of a link, such as "the guide" or "the guide (https://example.test)". */
function linkWords({ tokens, href }: Tokens.Link, hasUrl: boolean): string {
  const words = wordsIn(tokens, '', hasUrl);
  const isUrl = ['', 'mailto:', 'http://', 'https://'].some((scheme) => href === scheme + words);
  return hasUrl && words && !isUrl ? `${words} (${href.replace(/^mailto:/, '')})` : words || href;
}
