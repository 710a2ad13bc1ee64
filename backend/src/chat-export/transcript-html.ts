import { escaped, markdownHtml, printFonts, printStyle } from '../common/print/markdown-html.js';
import type { TranscriptEntry, TranscriptHead } from './transcript.js';

/** A conversation, or a part of one, as a printable page with embedded fonts. */
export async function toHtml(
  { title, subtitle }: TranscriptHead,
  entries: AsyncIterable<TranscriptEntry>,
): Promise<string> {
  const sections: string[] = [];
  for await (const entry of entries) sections.push(toSection(entry));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${printFonts()}${printStyle}${style}</style></head>
<body><header><h1 dir="auto">${escaped(title)}</h1><p>${escaped(subtitle)}</p></header>${sections.join('')}</body></html>`;
}

function toSection({ speaker, at, isMarkdown, text, note }: TranscriptEntry): string {
  const reply = isMarkdown ? markdownHtml(text) : null;
  const body = reply ? `<div class="reply">${reply}</div>` : `<div class="said">${escaped(text)}</div>`;
  return `<section dir="auto"><h2>${escaped(speaker)} <time>${escaped(at)}</time></h2>${body}${note ? `<p class="note">${escaped(note)}</p>` : ''}</section>`;
}

const style = `
header { border-bottom: 1.5pt solid #1b1715; margin-bottom: 14pt; padding-bottom: 8pt }
header p, time, .note { color: #695f57; font-size: 9pt; margin: 4pt 0 0; font-weight: 400 }
section { margin: 0 0 16pt; overflow-wrap: anywhere }
h2 { font-size: 10.5pt; margin: 0 0 4pt; break-after: avoid }
.said { background: #f1e9dd; border-radius: 6pt; padding: 7pt 10pt; white-space: pre-wrap }
.reply > :first-child { margin-top: 0 }
.reply h1, .reply h2, .reply h3, .reply h4 { font: 700 12pt/1.3 Text, "Text Latin", sans-serif; letter-spacing: 0; margin: 10pt 0 4pt }
.reply p, .reply ul, .reply ol, .reply blockquote, .reply pre, .reply table { margin: 6pt 0 }
th { border-bottom: 1.2pt solid #1b1715 }`;
