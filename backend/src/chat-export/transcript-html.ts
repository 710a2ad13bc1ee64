import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { projectRoot } from '../config/project-root.js';
import { isLineBreak } from '../../../contract/rules/line-break.js';
import { safeHref } from '../../../contract/rules/safe-href.js';
import type { TranscriptEntry, TranscriptHead } from './transcript.js';

/**
 * Markdown as HTML in which nothing runs and nothing is loaded: HTML reads as its own text, an image is a link to it. A
 * single line break is one.
 */
const markdown = new Marked({
  breaks: true,
  renderer: {
    html: ({ raw }) => (isLineBreak(raw) ? '<br>' : escaped(raw)),
    image({ href, text }) {
      return toLink(href, escaped(text || href));
    },
    link({ href, tokens }: Tokens.Link) {
      return toLink(href, this.parser.parseInline(tokens));
    },
  },
});

/** A conversation, or a part of one, as a page for printing, with its fonts inside. */
export async function toHtml(
  { title, subtitle }: TranscriptHead,
  entries: AsyncIterable<TranscriptEntry>,
): Promise<string> {
  const sections: string[] = [];
  for await (const entry of entries) sections.push(toSection(entry));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${fonts()}${style}</style></head>
<body><header><h1 dir="auto">${escaped(title)}</h1><p>${escaped(subtitle)}</p></header>${sections.join('')}</body></html>`;
}

function toSection({ speaker, at, isMarkdown, text, note }: TranscriptEntry): string {
  const body = (isMarkdown && toReply(text)) || `<div class="said">${escaped(text)}</div>`;
  return `<section dir="auto"><h2>${escaped(speaker)} <time>${escaped(at)}</time></h2>${body}${note ? `<p class="note">${note}</p>` : ''}</section>`;
}

/** A reply as HTML; null where its quotes or lists nest so deep that no reader gets through. */
function toReply(text: string): string | null {
  try {
    return `<div class="reply">${markdown.parse(text, { async: false })}</div>`;
  } catch {
    return null;
  }
}

function toLink(href: string, words: string): string {
  const safe = safeHref(href);
  return safe ? `<a href="${escaped(safe)}">${words}</a>` : words;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

let fontFaces: string | undefined;

/** The product's own fonts, as the build of the app wrote them; without a build the system's serve. */
function fonts(): string {
  fontFaces ??= readFonts(join(projectRoot, 'dist', 'web', 'assets'));
  return fontFaces;
}

function readFonts(folder: string): string {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return '';
  }
  return [
    ['Text', 'text-basic', 'normal'],
    ['Text Latin', 'text-latin1', 'normal'],
    ['Text Extended', 'text-extended', 'normal'],
    ['Text', 'text-italic-basic', 'italic'],
    ['Display', 'display-basic', 'normal'],
    ['Display Latin', 'display-latin1', 'normal'],
  ]
    .map(([family = '', prefix = '', slope = '']) => {
      const name = names.find((file) => file.startsWith(`${prefix}-`) && file.endsWith('.woff2'));
      if (!name) return '';
      const bytes = readFileSync(join(folder, name)).toString('base64');
      return `@font-face{font-family:"${family}";font-style:${slope};font-weight:200 900;src:url(data:font/woff2;base64,${bytes}) format("woff2")}`;
    })
    .join('');
}

const style = `
@page { margin: 20mm 18mm 22mm }
body { margin: 0; color: #1b1715; font: 10.5pt/1.5 Text, "Text Latin", "Text Extended", "Noto Sans", "Noto Sans CJK JP", sans-serif }
header { border-bottom: 1.5pt solid #1b1715; margin-bottom: 14pt; padding-bottom: 8pt }
h1 { font: 800 26pt/1 Display, "Display Latin", Text, sans-serif; letter-spacing: -.02em; margin: 0 }
header p, time, .note { color: #695f57; font-size: 9pt; margin: 4pt 0 0; font-weight: 400 }
section { margin: 0 0 16pt; overflow-wrap: anywhere }
h2 { font-size: 10.5pt; margin: 0 0 4pt; break-after: avoid }
.said { background: #f1e9dd; border-radius: 6pt; padding: 7pt 10pt; white-space: pre-wrap }
.reply > :first-child { margin-top: 0 }
.reply h1, .reply h2, .reply h3, .reply h4 { font: 700 12pt/1.3 Text, "Text Latin", sans-serif; letter-spacing: 0; margin: 10pt 0 4pt }
.reply p, .reply ul, .reply ol, .reply blockquote, .reply pre, .reply table { margin: 6pt 0 }
blockquote { border-left: 2.5pt solid #ff5a1f; padding-left: 9pt; margin-left: 0 }
pre { background: #f1e9dd; border-radius: 4pt; padding: 7pt 9pt; white-space: pre-wrap; font-size: 9pt }
code { font-size: .92em }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: .75pt solid #e3d9cc; padding: 4pt 8pt 4pt 0; text-align: left; vertical-align: top }
th { border-bottom: 1.2pt solid #1b1715 }
a { color: #c2410c }
tr, blockquote { break-inside: avoid }`;
