import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { appName } from '../../../contract/app.js';
import { isLineBreak } from '../../../contract/line-break.js';
import { safeHref } from '../../../contract/safe-href.js';
import { mapInTurns } from './map-in-turns.js';
import type { Transcript, TranscriptEntry } from './transcript.js';

type Run = Pick<IRunOptions, 'bold' | 'italics' | 'strike' | 'font' | 'style'>;

/** Lists nest no deeper in a document. */
const deepestList = 8;

/** The conversation as a Word document: headings, lists, tables and links are the document's own. */
export async function toDocx({ title, subtitle, entries }: Transcript): Promise<Buffer> {
  let lists = 0;
  /** Each numbered list counts from its own beginning. */
  const nextList = (): number => (lists += 1);
  const paragraphs = await mapInTurns(entries, (entry) => toParagraphs(entry, nextList));
  const document = new Document({
    title,
    creator: appName,
    styles: { default: { document: { run: { font: 'Arial', size: 21 } } } },
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: Array.from({ length: deepestList + 1 }, (_, level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            alignment: AlignmentType.START,
            style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
          })),
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ text: clean(title), heading: HeadingLevel.TITLE }),
          new Paragraph({
            children: [new TextRun({ text: clean(subtitle), color: '695F57' })],
            spacing: { after: 240 },
          }),
          ...paragraphs.flat(),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function toParagraphs({ speaker, at, isMarkdown, text, note }: TranscriptEntry, nextList: () => number): FileChild[] {
  const head = new Paragraph({
    keepNext: true,
    spacing: { before: 280, after: 80 },
    children: [
      new TextRun({ text: clean(speaker), bold: true }),
      new TextRun({ text: `  ${at}`, color: '695F57', size: 18 }),
    ],
  });
  const said = (): FileChild[] => [new Paragraph({ children: toLines(text, {}), shading: { fill: 'F1E9DD' } })];
  const body = (isMarkdown && toReply(text, nextList)) || said();
  const remark = note ? [new Paragraph({ children: [new TextRun({ text: note, italics: true })] })] : [];
  return [head, ...body, ...remark];
}

/** A reply as the document's own blocks; null where it nests so deep that no reader gets through. */
function toReply(text: string, nextList: () => number): FileChild[] | null {
  try {
    return toBlocks(new Lexer().lex(text) as MarkedToken[], {}, nextList);
  } catch {
    return null;
  }
}

function toBlocks(tokens: readonly MarkedToken[], look: IParagraphOptions, nextList: () => number): FileChild[] {
  return tokens.flatMap((token): FileChild[] => {
    switch (token.type) {
      case 'space':
      case 'checkbox':
        return [];
      case 'heading':
        return [
          new Paragraph({
            ...look,
            heading: token.depth === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
            children: toRuns(token.tokens, {}),
          }),
        ];
      case 'paragraph':
        return [new Paragraph({ spacing: { after: 120 }, ...look, children: toRuns(token.tokens, {}) })];
      case 'text':
        return [new Paragraph({ ...look, children: toRuns(token.tokens ?? [token], {}) })];
      case 'list':
        return toList(token, 0, nextList);
      case 'blockquote':
        return toBlocks(
          token.tokens as MarkedToken[],
          {
            indent: { left: 360 },
            border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: 'FF5A1F' } },
          },
          nextList,
        );
      case 'code':
        return [
          new Paragraph({
            ...look,
            shading: { fill: 'F1E9DD' },
            children: toLines(token.text, { font: 'Courier New' }),
          }),
        ];
      case 'table':
        return [toTable(token)];
      case 'hr':
        return [new Paragraph({ thematicBreak: true })];
      default:
        return [new Paragraph({ ...look, children: toLines(token.raw.trimEnd(), {}) })];
    }
  });
}

function toList(list: Tokens.List, level: number, nextList: () => number): FileChild[] {
  const depth = Math.min(level, deepestList);
  const instance = list.ordered ? nextList() : 0;
  return list.items.flatMap((item) => {
    const mark = item.task ? (item.checked ? '☑ ' : '☐ ') : '';
    const look: IParagraphOptions = list.ordered
      ? { numbering: { reference: 'numbers', level: depth, instance } }
      : { bullet: { level: depth } };
    let isFirst = true;
    return (item.tokens as MarkedToken[]).flatMap((token): FileChild[] => {
      if (token.type === 'list') return toList(token, level + 1, nextList);
      if (token.type !== 'text' && token.type !== 'paragraph') {
        return toBlocks([token], { indent: { left: 720 * (depth + 1) } }, nextList);
      }
      const runs = toRuns(token.tokens ?? [token], {});
      const place = isFirst ? look : { indent: { left: 720 * (depth + 1) } };
      const lead = isFirst && mark ? [new TextRun(mark)] : [];
      isFirst = false;
      return [new Paragraph({ ...place, children: [...lead, ...runs] })];
    });
  });
}

function toTable(table: Tokens.Table): Table {
  const toRow = (cells: Tokens.TableCell[], isHead: boolean): TableRow =>
    new TableRow({
      tableHeader: isHead,
      children: cells.map(
        ({ tokens }) =>
          new TableCell({
            margins: { top: 60, bottom: 60, left: 80, right: 80 },
            children: [new Paragraph({ children: toRuns(tokens, { bold: isHead }) })],
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [toRow(table.header, true), ...table.rows.map((row) => toRow(row, false))],
  });
}

function toRuns(tokens: readonly Token[], look: Run): ParagraphChild[] {
  return (tokens as MarkedToken[]).flatMap((token): ParagraphChild[] => {
    switch (token.type) {
      case 'strong':
        return toRuns(token.tokens, { ...look, bold: true });
      case 'em':
        return toRuns(token.tokens, { ...look, italics: true });
      case 'del':
        return toRuns(token.tokens, { ...look, strike: true });
      case 'codespan':
        return [new TextRun({ ...look, font: 'Courier New', text: clean(token.text) })];
      case 'br':
        return [new TextRun({ break: 1 })];
      case 'link':
      case 'image': {
        const href = safeHref(token.href);
        const words =
          token.type === 'link'
            ? toRuns(token.tokens, { ...look, style: 'Hyperlink' })
            : toLines(token.text || token.href, look);
        return href ? [new ExternalHyperlink({ link: href, children: words })] : words;
      }
      case 'text':
        return token.tokens ? toRuns(token.tokens, look) : toLines(token.text, look);
      case 'escape':
        return toLines(token.text, look);
      case 'html':
        return isLineBreak(token.raw) ? [new TextRun({ break: 1 })] : toLines(token.raw, look);
      default:
        return toLines(token.raw, look);
    }
  });
}

function toLines(text: string, look: Run): TextRun[] {
  return text
    .split('\n')
    .map((line, index) => new TextRun({ ...look, text: clean(line), ...(index > 0 ? { break: 1 } : {}) }));
}

/** XML has no place for most control characters and for half a character. */
function clean(text: string): string {
  return text
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\ufffe\uffff]/g, '')
    .replace(/\p{Cc}/gu, (sign) => (sign === '\t' || sign === '\n' ? sign : ''));
}
