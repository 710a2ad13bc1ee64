import { partOfMarkdown, typedAsMarkdown, typedInLine } from '../common/markdown.js';
import { mapInTurns } from './map-in-turns.js';
import type { Transcript, TranscriptEntry } from './transcript.js';

/** The conversation as a Markdown file: a section for each message, and no message can pretend to be another's. */
export async function toMarkdown({ title, subtitle, entries }: Transcript): Promise<string> {
  const sections = await mapInTurns(entries, toSection);
  return [`# ${typedInLine(title)}`, `*${subtitle}*`, ...sections].join('\n\n') + '\n';
}

function toSection({ speaker, at, isMarkdown, text, note }: TranscriptEntry): string {
  const body = isMarkdown ? partOfMarkdown(text) : typedAsMarkdown(text);
  return [`## ${typedInLine(speaker)} · ${at}`, body, ...(note ? [`*${note}*`] : [])].join('\n\n');
}
