import { PDFDocument } from '@cantoo/pdf-lib';

/** Sets the title and author that PDF viewers show. */
export async function withProperties(pdf: Buffer, properties: { title: string; author: string }): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.setTitle(properties.title, { showInWindowTitleBar: true });
  document.setAuthor(properties.author);
  return Buffer.from(await document.save({ useObjectStreams: true }));
}
