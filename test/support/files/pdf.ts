import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';

/** The content of a PDF. */
export interface ReadPdf {
  pages: number;
  /** The first page's text in reading order, with single spaces. */
  text: string;
  title: string | undefined;
  author: string | undefined;
  isTagged: boolean;
  hasOutline: boolean;
  language: string | undefined;
  links: string[];
  /** The names of the embedded fonts. */
  fonts: string[];
  /** The first page's size in millimetres. */
  size: { width: number; height: number };
}

export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog } = document;
  const page = document.getPage(0);
  const notes = page.node.Annots() ?? PDFArray.withContext(document.context);
  const links = notes.asArray().flatMap((_, index) => {
    const uri = notes.lookup(index, PDFDict).lookupMaybe(PDFName.of('A'), PDFDict)?.get(PDFName.of('URI'));
    return uri instanceof PDFString || uri instanceof PDFHexString ? [uri.decodeText()] : [];
  });
  const language = catalog.get(PDFName.of('Lang'));
  const marks = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  return {
    pages: document.getPageCount(),
    text: await withDocument(pdf, async (opened) => opened.getPage(0).getText().replace(/\s+/g, ' ')),
    title: document.getTitle(),
    author: document.getAuthor(),
    isTagged: catalog.has(PDFName.of('StructTreeRoot')) && marks?.get(PDFName.of('Marked'))?.toString() === 'true',
    hasOutline: catalog.has(PDFName.of('Outlines')),
    language: language instanceof PDFString || language instanceof PDFHexString ? language.decodeText() : undefined,
    links,
    fonts: fontsOf(document),
    size: { width: (page.getWidth() / 72) * 25.4, height: (page.getHeight() / 72) * 25.4 },
  };
}

/** The text of all pages in reading order, without white space, which readers report wrongly for spaced letters. */
export async function wholeText(pdf: Buffer): Promise<string> {
  return withDocument(pdf, async (opened) =>
    Array.from({ length: opened.getPageCount() }, (_, at) => opened.getPage(at).getText().replace(/\s+/g, '')).join(''),
  );
}

function fontsOf(document: PDFDocument): string[] {
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const name = object instanceof PDFDict ? object.get(PDFName.of('FontName')) : undefined;
    return name instanceof PDFName ? [name.decodeText()] : [];
  });
}

/** The first page as a PNG of this height in pixels. */
export async function pageImage(pdf: Buffer, height: number): Promise<Buffer> {
  return withDocument(pdf, async (opened) => {
    const page = opened.getPage(0);
    const scale = height / page.getOriginalSize().originalHeight;
    const { data } = await page.render({
      scale,
      render: ({ data: pixels, width: across, height: down }) =>
        sharp(pixels, { raw: { width: across, height: down, channels: 4 } })
          .png()
          .toBuffer(),
    });
    return Buffer.from(data);
  });
}

let library: Promise<PDFiumLibrary> | undefined;

async function withDocument<T>(pdf: Buffer, work: (document: PDFiumDocument) => Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  try {
    return await work(document);
  } finally {
    document.destroy();
  }
}
