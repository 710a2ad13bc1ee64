import type { Readable } from 'node:stream';
import { MarkdownDocx, paragraph, run } from '../../common/word/markdown-docx.js';
import { wordDocument, WordReferences } from '../../common/word/word-package.js';

/** A document as a Word file. @param mark draft notice above the text */
export function toDocx(title: string, markdown: string, mark: string | null): Readable {
  const references = new WordReferences();
  const writer = new MarkdownDocx(references);
  async function* body(): AsyncGenerator<string, void, void> {
    if (mark) yield paragraph({ after: 240 }, run(mark, { bold: true, color: 'C2410C' }));
    yield writer.blocks(markdown) ?? writer.plain(markdown);
  }
  return wordDocument(title, body(), references);
}
