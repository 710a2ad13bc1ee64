import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SheetContent, SheetDesign, SheetPreview } from '../../../../contract/one-sheets/one-sheet.js';
import { Clock } from '../../common/clock.js';
import { type LaidOutPage, papers, Printer } from '../../providers/printer/printer.js';
import { fitPage, type FitRequest } from '../page/fit-page.js';
import { withProperties } from './pdf-properties.js';
import { placeOf, sharpPhoto } from '../page/design/photo-place.js';
import { toPrintable } from '../page/fonts/printable.js';
import type { PhotoPlace } from '../page/document/look.js';
import { SheetPage } from '../page/document/sheet-page.js';
import { sheetStyle } from '../page/document/sheet-style.js';
import { fontFaces } from '../page/fonts/sheet-fonts.js';
import { type PreparedImage, prepareCover, preparePhoto } from '../page/design/prepare-image.js';
import { type SheetModel, toModel } from '../page/sheet-model.js';
import { toQrModules } from '../page/document/qr-modules.js';
import { languageOf } from '../page/sheet-text.js';

/** The bytes of a sheet's pictures, JPEG, PNG or WebP as they are stored; null: none. */
export interface SheetImages {
  photo: Buffer | null;
  cover: Buffer | null;
}

/** What the artist should know of a sheet before it goes out. */
export interface SheetRemarks {
  /** Places in the content that did not fit: `quotes.3`. */
  leftOut: string[];
  /** Sentences. */
  warnings: string[];
}

/** A sheet on paper: exactly one page. */
export interface PrintedSheet extends SheetRemarks {
  pdf: Buffer;
  /** The page as a WebP, 600 pixels high. */
  thumbnail: Buffer;
}

const thumbnailHeight = 600;

/** The name's sizes by the place of the photo: in points, and the lines that it may take. */
const nameSizes: Record<PhotoPlace, FitRequest['name']> = {
  wide: { least: 30, most: 84, tight: 62, roomy: 104, lines: 2 },
  beside: { least: 28, most: 72, tight: 60, roomy: 120, lines: 3 },
  small: { least: 28, most: 72, tight: 60, roomy: 120, lines: 3 },
  none: { least: 32, most: 96, tight: 72, roomy: 190, lines: 3 },
};

/** Makes one-sheets: what is said, how it looks, and its pictures in; one page out. */
@Injectable()
export class SheetPrinter {
  constructor(
    private readonly printer: Printer,
    private readonly clock: Clock,
  ) {}

  /**
   * The sheet as a PDF that can be mailed.
   *
   * @throws Error when a picture can't be read, or the printing took too long
   */
  async print(content: SheetContent, design: SheetDesign, images: SheetImages): Promise<PrintedSheet> {
    const { model, ...result } = await this.layOut(content, design, images, async (page) => ({
      thumbnail: await page.picture(thumbnailHeight),
      pdf: await page.pdf(),
    }));
    return { ...result, pdf: await withProperties(result.pdf, { title: model.title, author: model.facts.name }) };
  }

  /**
   * The sheet as a document for a frame without rights.
   *
   * @throws Error when a picture can't be read, or the layout took too long
   */
  async preview(content: SheetContent, design: SheetDesign, images: SheetImages): Promise<SheetPreview> {
    const { html, leftOut, warnings } = await this.layOut(content, design, images, async (page) => ({
      html: await page.html(),
    }));
    return { html, leftOut, warnings };
  }

  private async layOut<T>(
    content: SheetContent,
    design: SheetDesign,
    images: SheetImages,
    take: (page: LaidOutPage) => Promise<T>,
  ): Promise<T & SheetRemarks & { model: SheetModel }> {
    const printable = await toPrintable(content);
    const model = toModel(printable.content, design.variant, this.clock.now());
    const [photo, cover, faces] = await Promise.all([
      images.photo && preparePhoto(images.photo),
      images.cover && prepareCover(images.cover),
      // Chinese signs in a sheet of another language are most likely the name's.
      fontFaces(writtenIn(model), model.language === 'en' ? languageOf(model.facts.name) : model.language),
    ]);
    const paper = papers[design.paper];
    const photoPlace: PhotoPlace = photo ? placeOf(photo) : 'none';
    const look = {
      photo,
      photoPlace,
      cover,
      code: model.code && toQrModules(model.code.href),
      style: sheetStyle(design, paper, faces),
    };
    const html = `<!doctype html>${renderToStaticMarkup(createElement(SheetPage, { model, look }))}`;
    return this.printer.open(html, paper, async (page) => {
      const left = await page.run(fitPage, { leaving: model.leaving, name: nameSizes[photoPlace] });
      const remarks = toRemarks(model, left, { photo, missing: printable.missing });
      return { ...(await take(page)), ...remarks, model };
    });
  }
}

/** Every sign that a sheet may show. */
function writtenIn(model: SheetModel): string {
  return `${JSON.stringify([model.facts, model.labels])} 「」“”—·/…#0123456789 abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ`;
}

/** @param left places as they stand on the sheet, where the bio is in sentences */
function toRemarks(
  { facts, beyond, warnings }: SheetModel,
  left: string[],
  { photo, missing }: { photo: PreparedImage | null; missing: string[] },
): SheetRemarks {
  const sentences = left.filter((place) => place.startsWith('bio:')).length;
  const isBioGone = sentences > 0 && sentences === facts.bio.length;
  return {
    leftOut: [...left.filter((place) => !place.startsWith('bio:')), ...(isBioGone ? ['bio'] : []), ...beyond],
    warnings: [
      ...warnings,
      ...(missing.length > 0 ? [`No font of the sheet has these signs: ${missing.slice(0, 20).join(' ')}.`] : []),
      ...(photo && photo.width < sharpPhoto
        ? [`The photo is ${photo.width} pixels across: from ${sharpPhoto.toLocaleString('en')} on it prints sharp.`]
        : []),
      ...(sentences > 0 && !isBioGone ? ['The bio is shortened, so that all fits on one page.'] : []),
    ],
  };
}
