import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SheetContent, SheetDesign, SheetPreview } from '../../../../contract/one-sheets/one-sheet.js';
import { Clock } from '../../common/clock.js';
import { type LaidOutPage, type Paper, papers, Printer } from '../../providers/printer/printer.js';
import { fitPage, type FitRequest } from '../page/fit-page.js';
import { withProperties } from './pdf-properties.js';
import { accentOf, plainAccent } from '../page/design/accent.js';
import { placeOf, sharpPhoto } from '../page/design/photo-place.js';
import { toPrintable } from '../page/fonts/printable.js';
import type { PhotoPlace, SheetLook } from '../page/document/look.js';
import { SheetPage } from '../page/document/sheet-page.js';
import { sheetStyle } from '../page/document/sheet-style.js';
import { fontFaces } from '../page/fonts/sheet-fonts.js';
import { type PreparedImage, prepareCover, preparePhoto } from '../page/design/prepare-image.js';
import { type SheetModel, toModel } from '../page/sheet-model.js';
import { toQrModules } from '../page/document/qr-modules.js';
import { languageOf } from '../page/sheet-text.js';

/** A sheet's pictures as stored (JPEG, PNG or WebP), or null. */
export interface SheetImages {
  photo: Buffer | null;
  cover: Buffer | null;
}

/** What the artist should know before sending a sheet. */
export interface SheetRemarks {
  /** Places in the content that did not fit, such as `quotes.3`. */
  leftOut: string[];
  /** Sentences. */
  warnings: string[];
}

/** A printed sheet: exactly one page. */
export interface PrintedSheet extends SheetRemarks {
  pdf: Buffer;
  /** The page as a WebP, 600 pixels high. */
  thumbnail: Buffer;
}

/** A sheet that is ready to be laid out. */
interface Composed {
  html: string;
  paper: Paper;
  model: SheetModel;
  look: SheetLook;
  /** Characters that no font has. */
  missing: string[];
}

const thumbnailHeight = 600;

/** Crop covers around the middle: they are square, or nearly. */
const middle = { x: 50, y: 50 };

/** The name's font sizes in points and its maximum number of lines, by photo place. */
const nameSizes: Record<PhotoPlace, FitRequest['name']> = {
  wide: { least: 30, most: 84, tight: 62, roomy: 104, lines: 2 },
  beside: { least: 28, most: 72, tight: 60, roomy: 120, lines: 3 },
  small: { least: 28, most: 72, tight: 60, roomy: 120, lines: 3 },
  none: { least: 32, most: 96, tight: 72, roomy: 190, lines: 3 },
};

/** Prints one-sheets: content, design and pictures in, one page out. */
@Injectable()
export class SheetPrinter {
  constructor(
    private readonly printer: Printer,
    private readonly clock: Clock,
  ) {}

  /**
   * Renders the sheet as a PDF small enough to email.
   * @throws Error if a picture can't be read or printing took too long
   */
  async print(content: SheetContent, design: SheetDesign, images: SheetImages): Promise<PrintedSheet> {
    const { html, paper, ...laidOut } = await this.compose(content, design, images);
    const result = await this.printer.open(html, paper, async (page) => ({
      ...(await fit(page, laidOut)),
      thumbnail: await page.picture(thumbnailHeight),
      pdf: await page.pdf(),
    }));
    const { title, facts } = laidOut.model;
    return { ...result, pdf: await withProperties(result.pdf, { title, author: facts.name }) };
  }

  /**
   * Renders the sheet as HTML for a sandboxed frame.
   * @throws Error if a picture can't be read or the layout took too long
   */
  async preview(content: SheetContent, design: SheetDesign, images: SheetImages): Promise<SheetPreview> {
    const { html, paper, ...laidOut } = await this.compose(content, design, images);
    const { photo, cover, style } = laidOut.look;
    const parts = [style, photo?.source, cover?.source].filter((part) => part !== undefined);
    const marked = parts.reduce((text, part, at) => text.replaceAll(part, `kept:${at}`), html);
    const picture = images.photo ?? images.cover;
    const pictureAccent = picture ? await accentOf(picture) : plainAccent;
    return this.printer.openKept({ html: marked, parts }, paper, async (page) => ({
      ...(await fit(page, laidOut)),
      html: await page.html(),
      pictureAccent,
    }));
  }

  /** The document of a sheet before it is laid out. */
  private async compose(content: SheetContent, design: SheetDesign, images: SheetImages): Promise<Composed> {
    const printable = await toPrintable(content);
    const model = toModel(printable.content, design.variant, this.clock.now());
    const [photo, cover, faces] = await Promise.all([
      images.photo && preparePhoto(images.photo),
      images.cover && prepareCover(images.cover),
      // Han characters on a sheet in another language most likely belong to the name.
      fontFaces(writtenIn(model), model.language === 'en' ? languageOf(model.facts.name) : model.language),
    ]);
    const paper = papers[design.paper];
    const photoPlace: PhotoPlace = photo ? placeOf(photo) : 'none';
    const { photoFocus, coverFocus } = design;
    const look = {
      photo: photo && { ...photo, focus: photoFocus ?? photo.focus },
      photoPlace,
      cover: cover && { ...cover, focus: coverFocus ?? middle },
      code: model.code && toQrModules(model.code.href),
      style: sheetStyle(design, paper, faces),
    };
    const html = `<!doctype html>${renderToStaticMarkup(createElement(SheetPage, { model, look }))}`;
    return { html, paper, model, look, missing: printable.missing };
  }
}

/** Fits a sheet into its page. */
async function fit(
  page: LaidOutPage,
  { model, look, missing }: Omit<Composed, 'html' | 'paper'>,
): Promise<SheetRemarks> {
  const left = await page.run(fitPage, { leaving: model.leaving, name: nameSizes[look.photoPlace] });
  return toRemarks(model, left, { photo: look.photo, missing });
}

/** Every character a sheet may show. */
function writtenIn(model: SheetModel): string {
  return `${JSON.stringify([model.facts, model.labels])} 「」“”—·/…#0123456789 abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ`;
}

/** @param left dropped places as printed, where the bio is split into sentences */
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
      ...(missing.length > 0
        ? [`These characters aren't in the sheet's fonts: ${missing.slice(0, 20).join(' ')}.`]
        : []),
      ...(photo && photo.width < sharpPhoto
        ? [`The photo is ${photo.width} px wide. For sharp print, use ${sharpPhoto.toLocaleString('en')} px or wider.`]
        : []),
      ...(sentences > 0 && !isBioGone ? ['The bio is shortened so that everything fits on one page.'] : []),
    ],
  };
}
