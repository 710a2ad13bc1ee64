import { mapInTurns } from './map-in-turns.js';
import type { Transcript, TranscriptEntry } from './transcript.js';

/** The conversation as a Markdown file. What the artist typed reads as it was typed. */
export async function toMarkdown({ title, subtitle, entries }: Transcript): Promise<string> {
  const sections = await mapInTurns(entries, toSection);
  return [`# ${escaped(title)}`, `*${subtitle}*`, ...sections].join('\n\n') + '\n';
}

function toSection({ speaker, at, isMarkdown, text, note }: TranscriptEntry): string {
  const body = isMarkdown ? text : escaped(text).replace(/(?<!\n)\n(?!\n)/g, '  \n');
  return [`---`, `**${escaped(speaker)}** · ${at}`, body, ...(note ? [`*${note}*`] : [])].join('\n\n');
}

/** Signs that Markdown would obey, as the signs that they are. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&').replace(/^([ \t]*)([-+=]|\d+[.)])/gm, '$1\\$2');
}
