import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { projectRoot } from '../../config/project-root.js';
import { isLineBreak } from '../../../../contract/rules/line-break.js';
import { isMarkdown } from '../../../../contract/rules/markdown-rule.js';
import { safeHref } from '../../../../contract/rules/safe-href.js';

/**
 * Converts Markdown to HTML that runs no scripts and loads nothing: HTML is shown as text, and an image becomes a link
 * to it. Single line breaks are kept.
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

/** A text as HTML; null if it has too many marks, or too deeply nested quotes or lists, to parse. */
export function markdownHtml(text: string): string | null {
  if (!isMarkdown(text)) return null;
  try {
    return markdown.parse(text, { async: false });
  } catch {
    return null;
  }
}

function toLink(href: string, words: string): string {
  const safe = safeHref(href);
  return safe ? `<a href="${escaped(safe)}">${words}</a>` : words;
}

/** Escapes text for use between two tags or in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

let fontFaces: string | undefined;

/** The product's own fonts, from the app's build; without a build, system fonts are used. */
export function printFonts(): string {
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

/** Style sheet of printed texts. */
export const printStyle = `
@page { margin: 20mm 18mm 22mm }
body { margin: 0; color: #1b1715; font: 10.5pt/1.5 Text, "Text Latin", "Text Extended", "Noto Sans", "Noto Sans CJK JP", sans-serif }
h1 { font: 800 26pt/1 Display, "Display Latin", Text, sans-serif; letter-spacing: -.02em; margin: 0 }
blockquote { border-left: 2.5pt solid #ff5a1f; padding-left: 9pt; margin-left: 0 }
pre { background: #f1e9dd; border-radius: 4pt; padding: 7pt 9pt; white-space: pre-wrap; font-size: 9pt }
code { font-size: .92em }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: .75pt solid #e3d9cc; padding: 4pt 8pt 4pt 0; text-align: left; vertical-align: top }
a { color: #c2410c }
tr, blockquote { break-inside: avoid }`;
