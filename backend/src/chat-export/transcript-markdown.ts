import { partOfMarkdown, typedAsMarkdown, typedInLine } from '../common/markdown.js';
import type { TranscriptEntry, TranscriptHead } from './transcript.js';

/** A conversation as a Markdown file, piece by piece. */
export async function* toMarkdown(
  { title, subtitle }: TranscriptHead,
  entries: AsyncIterable<TranscriptEntry>,
): AsyncGenerator<Buffer, void, void> {
  yield Buffer.from(`# ${typedInLine(title)}\n\n*${subtitle}*\n`);
  for await (const entry of entries) yield Buffer.from(`\n${entryAsMarkdown(entry)}\n`);
}

/** A section per message, written so that no message can imitate another. */
export function entryAsMarkdown({ speaker, at, isMarkdown, text, note }: TranscriptEntry): string {
  const body = isMarkdown ? partOfMarkdown(text) : typedAsMarkdown(text);
  return [`## ${typedInLine(speaker)} · ${at}`, body, ...(note ? [`*${typedInLine(note)}*`] : [])].join('\n\n');
}
