import { escaped, markdownHtml, printFonts, printStyle } from '../../common/print/markdown-html.js';

/** A document as a printable page with embedded fonts. @param mark draft notice, at the top of each page */
export function toPrintHtml(title: string, markdown: string, mark: string | null): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${printFonts()}${printStyle}${style}${mark ? onEachPage(mark) : ''}</style></head>
<body><main dir="auto">${toHtml(markdown)}</main></body></html>`;
}

/** A document's text as HTML that runs no scripts and loads nothing. */
export function toHtml(markdown: string): string {
  return markdownHtml(markdown) ?? `<p style="white-space:pre-wrap">${escaped(markdown)}</p>`;
}

const style = `
h2 { font: 700 14pt/1.3 Text, "Text Latin", sans-serif; margin: 14pt 0 4pt }
main { overflow-wrap: anywhere }
main > :first-child { margin-top: 0 }`;

/** A notice in the margin above the text of each page. */
function onEachPage(mark: string): string {
  const words = mark.replace(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  return `
@page {
  margin-top: 26mm;
  @top-left {
    content: "${words}"; border: 1.5pt solid #c2410c; border-radius: 4pt; color: #c2410c;
    font: 700 10.5pt/1.5 Text, "Text Latin", sans-serif; padding: 4pt 8pt; margin: 8mm 0 4mm; vertical-align: middle;
    text-align: left; width: 100%;
  }
}`;
}
