import { escaped, markdownHtml, printFonts, printStyle } from '../../common/print/markdown-html.js';

/** A document as a printable page with embedded fonts. @param mark draft notice on each page */
export function toPrintHtml(title: string, markdown: string, mark: string | null): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${printFonts()}${printStyle}${style}</style></head>
<body>${mark ? `<p class="draft">${escaped(mark)}</p>` : ''}<main dir="auto">${toHtml(markdown)}</main></body></html>`;
}

/** A document's text as HTML that runs no scripts and loads nothing. */
export function toHtml(markdown: string): string {
  return markdownHtml(markdown) ?? `<p style="white-space:pre-wrap">${escaped(markdown)}</p>`;
}

const style = `
.draft { border: 1.5pt solid #c2410c; border-radius: 4pt; color: #c2410c; font-weight: 700; padding: 4pt 8pt; margin: 0 0 14pt }
h2 { font: 700 14pt/1.3 Text, "Text Latin", sans-serif; margin: 14pt 0 4pt }
main { overflow-wrap: anywhere }
main > :first-child { margin-top: 0 }`;
