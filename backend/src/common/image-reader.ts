import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';

/** Accepted formats. Of an animated PNG, only the first frame is used. */
const readableTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp'];

/** More than phone cameras produce. Some formats are decoded whole before they are resized. */
const maxPixels = 50_000_000;

// No other decoder may run, no matter what a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// No image is decoded twice.
sharp.cache(false);

/** The bytes are not an image that can be decoded. */
export class UnreadableImage extends Error {}

/** More than 50 megapixels. */
export class OversizedImage extends Error {}

/**
 * Decodes an uploaded JPEG, PNG or WebP, upright and limited in size, for `make` to re-encode. Nothing else in the file
 * survives: no camera data, no location, no hidden content. The type is detected from the bytes.
 * @param seconds time limit: only a crafted image takes longer
 * @throws UnreadableImage, OversizedImage
 */
export async function remakeImage<T>(file: Buffer, seconds: number, make: (image: Sharp) => Promise<T>): Promise<T> {
  const type = await fileTypeFromBuffer(file);
  if (!type || !readableTypes.includes(type.mime)) throw new UnreadableImage();
  try {
    // Checked here to throw a separate error; the decoder has the same limit.
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) throw new OversizedImage();
    return await make(
      sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated' }).timeout({ seconds }).autoOrient(),
    );
  } catch (error) {
    if (error instanceof OversizedImage) throw error;
    throw new UnreadableImage('The image could not be read', { cause: error });
  }
}
