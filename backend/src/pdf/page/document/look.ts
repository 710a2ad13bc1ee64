import type { PreparedImage } from '../design/prepare-image.js';

/** Where the photo goes in the header: full width, beside the name, small beside it, or nowhere. */
export type PhotoPlace = 'wide' | 'beside' | 'small' | 'none';

/** The look of a rendered sheet. Everything it shows is embedded. */
export interface SheetLook {
  photo: PreparedImage | null;
  photoPlace: PhotoPlace;
  cover: PreparedImage | null;
  /** The QR code's modules, row by row, or null. */
  code: boolean[][] | null;
  /** The style sheet. */
  style: string;
}

/** A picture's focus and size, from which `fitPage` finds where to crop it. */
export function focusOf({ focus: { x, y }, width, height }: PreparedImage): string {
  return `${x} ${y} ${width} ${height}`;
}
