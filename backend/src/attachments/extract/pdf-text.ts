import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readFile } from 'node:fs/promises';
import { BoundedText, type Extracted } from './extracted.js';

/** Further pages are not read. */
const pagesMax = 300;

/** The text of a PDF, page by page. @throws if it is damaged or locked */
export async function pdfText(path: string): Promise<Extracted> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const text = new BoundedText();
  const pages = document.getPageCount();
  for (let page = 0; page < Math.min(pages, pagesMax) && !text.isFull; page += 1)
    text.add(`${document.getPage(page).getText()}\n\n`);
  if (pages > pagesMax) text.cut();
  return text.end();
}
