import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { isLineBreak } from '../../../../contract/rules/line-break.js';
import { isMarkdown } from '../../../../contract/rules/markdown-rule.js';
import { safeHref } from '../../../../contract/rules/safe-href.js';
import { deepestList, text, type WordReferences } from './word-package.js';

/** Formatting of a run of text. */
export interface Run {
  bold?: boolean;
  italics?: boolean;
  strike?: boolean;
  isCode?: boolean;
  isLink?: boolean;
  /** Hexadecimal. */
  color?: string;
  /** In half points. */
  size?: number;
}

/** Formatting of a paragraph. Lengths are in twentieths of a point. */
export interface Look {
  style?: 'Title' | 'Heading1' | 'Heading2';
  keepNext?: boolean;
  numbering?: { list: number; level: number };
  isQuote?: boolean;
  isShaded?: boolean;
  isRule?: boolean;
  before?: number;
  after?: number;
  indent?: number;
}

const bulletList = 1;
const shade = 'F1E9DD';

/**
 * Writes Markdown as WordprocessingML, the XML of a Word document's body, with native headings, lists, tables and
 * links.
 */
export class MarkdownDocx {
  constructor(private readonly references: WordReferences) {}

  /** A text as blocks; null if it has too many marks, or too deeply nested quotes or lists, to parse. */
  blocks(markdown: string): string | null {
    if (!isMarkdown(markdown)) return null;
    try {
      return this.blocksOf(new Lexer().lex(markdown) as MarkedToken[], {});
    } catch {
      return null;
    }
  }

  /** A text as it was typed. */
  plain(words: string, look: Look = {}): string {
    return paragraph(look, lines(words, {}));
  }

  private blocksOf(tokens: readonly MarkedToken[], look: Look): string {
    return tokens.map((token) => this.block(token, look)).join('');
  }

  private block(token: MarkedToken, look: Look): string {
    switch (token.type) {
      case 'space':
      case 'checkbox':
        return '';
      case 'heading':
        return paragraph({ ...look, style: token.depth === 1 ? 'Heading1' : 'Heading2' }, this.runs(token.tokens, {}));
      case 'paragraph':
        return paragraph({ after: 120, ...look }, this.runs(token.tokens, {}));
      case 'text':
        return paragraph(look, this.runs(token.tokens ?? [token], {}));
      case 'list':
        return this.list(token, 0);
      case 'blockquote':
        return this.blocksOf(token.tokens as MarkedToken[], { indent: 360, isQuote: true });
      case 'code':
        return paragraph({ ...look, isShaded: true }, lines(token.text, { isCode: true }));
      case 'table':
        return this.table(token);
      case 'hr':
        return paragraph({ isRule: true }, '');
      default:
        return paragraph(look, lines(token.raw.trimEnd(), {}));
    }
  }

  private list(list: Tokens.List, nesting: number): string {
    const level = Math.min(nesting, deepestList);
    const id = list.ordered ? this.references.list(level, startOf(list)) : bulletList;
    return list.items.map((item) => this.item(item, { list: id, level }, nesting)).join('');
  }

  private item(item: Tokens.ListItem, numbering: { list: number; level: number }, nesting: number): string {
    const mark = item.task ? run(item.checked ? '☑ ' : '☐ ', {}) : '';
    const indent = 720 * (numbering.level + 1);
    let isFirst = true;
    return (item.tokens as MarkedToken[])
      .map((token) => {
        if (token.type === 'list') return this.list(token, nesting + 1);
        if (token.type !== 'text' && token.type !== 'paragraph') return this.block(token, { indent });
        const runs = this.runs(token.tokens ?? [token], {});
        const words = isFirst ? paragraph({ numbering }, mark + runs) : paragraph({ indent }, runs);
        isFirst = false;
        return words;
      })
      .join('');
  }

  private table({ header, rows }: Tokens.Table): string {
    const row = (cells: Tokens.TableCell[], isHead: boolean): string => {
      const content = cells.map(({ tokens }) => {
        return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraph({}, this.runs(tokens, isHead ? { bold: true } : {}))}</w:tc>`;
      });
      return `<w:tr>${isHead ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${content.join('')}</w:tr>`;
    };
    const columns = '<w:gridCol/>'.repeat(header.length);
    // Two tables without a paragraph between them would merge.
    return `<w:tbl>${tableLook}<w:tblGrid>${columns}</w:tblGrid>${row(header, true)}${rows.map((cells) => row(cells, false)).join('')}</w:tbl>${paragraph({}, '')}`;
  }

  private runs(tokens: readonly Token[], look: Run): string {
    return (tokens as MarkedToken[]).map((token) => this.run(token, look)).join('');
  }

  private run(token: MarkedToken, look: Run): string {
    switch (token.type) {
      case 'strong':
        return this.runs(token.tokens, { ...look, bold: true });
      case 'em':
        return this.runs(token.tokens, { ...look, italics: true });
      case 'del':
        return this.runs(token.tokens, { ...look, strike: true });
      case 'codespan':
        return run(token.text, { ...look, isCode: true });
      case 'br':
        return lineBreak;
      case 'link':
        return this.link(token.href, () => this.runs(token.tokens, { ...look, isLink: true }));
      case 'image':
        return this.link(token.href, () => lines(token.text || token.href, look));
      case 'text':
        return token.tokens ? this.runs(token.tokens, look) : lines(token.text, look);
      case 'escape':
        return lines(token.text, look);
      case 'html':
        return isLineBreak(token.raw) ? lineBreak : lines(token.raw, look);
      default:
        return lines(token.raw, look);
    }
  }

  private link(href: string, words: () => string): string {
    const safe = safeHref(href);
    return safe ? `<w:hyperlink r:id="${this.references.link(safe)}">${words()}</w:hyperlink>` : words();
  }
}

const lineBreak = '<w:r><w:br/></w:r>';

const tableLook = `<w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${[
  'top',
  'left',
  'bottom',
  'right',
  'insideH',
  'insideV',
]
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join(
    '',
  )}</w:tblBorders><w:tblCellMar><w:top w:w="60" w:type="dxa"/><w:left w:w="80" w:type="dxa"/><w:bottom w:w="60" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar></w:tblPr>`;

/** Word counts in 31 bits. */
function startOf({ start }: Tokens.List): number {
  return typeof start === 'number' && start >= 0 && start < 2 ** 31 ? start : 1;
}

/** The order of the properties is that of the schema: Word considers a document with any other order damaged. */
export function paragraph(look: Look, runs: string): string {
  const { style, keepNext, numbering, isQuote, isShaded, isRule, before, after, indent } = look;
  const spacing =
    before === undefined && after === undefined
      ? ''
      : `<w:spacing${before === undefined ? '' : ` w:before="${before}"`}${after === undefined ? '' : ` w:after="${after}"`}/>`;
  const properties = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    keepNext ? '<w:keepNext/>' : '',
    numbering ? `<w:numPr><w:ilvl w:val="${numbering.level}"/><w:numId w:val="${numbering.list}"/></w:numPr>` : '',
    isQuote ? '<w:pBdr><w:left w:val="single" w:sz="18" w:space="8" w:color="FF5A1F"/></w:pBdr>' : '',
    isRule ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="auto"/></w:pBdr>' : '',
    isShaded ? `<w:shd w:val="clear" w:color="auto" w:fill="${shade}"/>` : '',
    spacing,
    indent === undefined ? '' : `<w:ind w:left="${indent}"/>`,
  ].join('');
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${runs}</w:p>`;
}

function lines(words: string, look: Run): string {
  return words
    .split('\n')
    .map((line) => run(line, look))
    .join(lineBreak);
}

export function run(words: string, { bold, italics, strike, isCode, isLink, color, size }: Run): string {
  if (words === '') return '';
  const properties = [
    isLink ? '<w:rStyle w:val="Hyperlink"/>' : '',
    isCode ? '<w:rFonts w:ascii="Courier New" w:hAnsi="Courier New" w:cs="Courier New"/>' : '',
    bold ? '<w:b/>' : '',
    italics ? '<w:i/>' : '',
    strike ? '<w:strike/>' : '',
    color ? `<w:color w:val="${color}"/>` : '',
    size ? `<w:sz w:val="${size}"/>` : '',
  ].join('');
  return `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${text(words)}</w:t></w:r>`;
}
