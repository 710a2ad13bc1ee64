import type { Readable } from 'node:stream';
import { MarkdownDocx, paragraph, run } from '../common/word/markdown-docx.js';
import { wordDocument, WordReferences } from '../common/word/word-package.js';
import type { TranscriptEntry, TranscriptHead } from './transcript.js';

const quiet = '695F57';

/** A conversation, or a part of one, as a Word document. */
export function toDocx({ title, subtitle }: TranscriptHead, entries: AsyncIterable<TranscriptEntry>): Readable {
  const references = new WordReferences();
  const writer = new MarkdownDocx(references);
  async function* body(): AsyncGenerator<string, void, void> {
    yield paragraph({ style: 'Title' }, run(title, {}));
    yield paragraph({ after: 240 }, run(subtitle, { color: quiet }));
    for await (const entry of entries) yield toSection(entry, writer);
  }
  return wordDocument(title, body(), references);
}

function toSection({ speaker, at, isMarkdown, text, note }: TranscriptEntry, writer: MarkdownDocx): string {
  const head = run(speaker, { bold: true }) + run(`  ${at}`, { color: quiet, size: 18 });
  const body = (isMarkdown && writer.blocks(text)) || writer.plain(text, { isShaded: true });
  const remark = note ? paragraph({}, run(note, { italics: true })) : '';
  return paragraph({ keepNext: true, before: 280, after: 80 }, head) + body + remark;
}
