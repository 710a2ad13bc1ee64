import { Lexer, type MarkedToken, type Token } from 'marked';
import { oneSheetMarker, oneSheetSentence } from '../chats/chat.js';
import { isLineBreak } from './line-break.js';
import { isMarkdown } from './markdown-rule.js';

/** Markdown as displayed, in plain text: link texts without URLs, one line per block or table row. */
export function readable(markdown: string): string {
  if (markdown === oneSheetMarker) return oneSheetSentence;
  if (!isMarkdown(markdown)) return markdown;
  try {
    return wordsIn(new Lexer().lex(markdown), '\n');
  } catch {
    // Nested too deeply to parse; the interface shows the source as well.
    return markdown;
  }
}

function wordsIn(tokens: readonly Token[], between: '\n' | ''): string {
  return (tokens as MarkedToken[]).map(wordsOf).filter(Boolean).join(between);
}

function wordsOf(token: MarkedToken): string {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'checkbox':
      return '';
    case 'blockquote':
      return wordsIn(token.tokens, '\n');
    case 'list':
      return token.items
        .map(({ tokens }, index) => {
          const sign = token.ordered ? `${Number(token.start) + index}.` : '•';
          return `${sign} ${wordsIn(tokens, '\n')}`;
        })
        .join('\n');
    case 'table':
      return [token.header, ...token.rows]
        .map((row) =>
          row
            .map(({ tokens }) => wordsIn(tokens, ''))
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
      return wordsIn(token.tokens, '');
    case 'link':
      return wordsIn(token.tokens, '') || token.href;
    case 'image':
      return token.text || token.href;
    case 'text':
      return token.tokens ? wordsIn(token.tokens, '') : token.text;
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
