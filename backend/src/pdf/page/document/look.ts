import type { PreparedImage } from '../design/prepare-image.js';

/** How the photo stands at the head: over the whole width, beside the name, small beside it; or there is none. */
export type PhotoPlace = 'wide' | 'beside' | 'small' | 'none';

/** What a sheet looks like. Everything that it shows is inside. */
export interface SheetLook {
  photo: PreparedImage | null;
  photoPlace: PhotoPlace;
  cover: PreparedImage | null;
  /** The modules of the QR code, row by row; null: none. */
  code: boolean[][] | null;
  /** Everything before the body's text that styles it. */
  style: string;
}
