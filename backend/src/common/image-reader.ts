import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';

/** What is read. An animated PNG is one of which the first picture is taken. */
const readableTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp'];

/** More than the cameras of phones make; some formats are unpacked whole before they are made smaller. */
const maxPixels = 50_000_000;

// Whatever a file claims to be, no other reader ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// No picture is read twice.
sharp.cache(false);

/** The bytes are no image that could be read. */
export class UnreadableImage extends Error {}

/** More than 50 megapixels. */
export class OversizedImage extends Error {}

/**
 * Opens a JPEG, PNG or WebP that somebody sent, upright and with its pixels bounded, to be made anew by `make`. Nothing of
 * the file itself survives: no camera, no place, no hidden content. What it is, its bytes say.
 * @param seconds an image that takes longer was made to
 * @throws UnreadableImage, OversizedImage
 */
export async function remakeImage<T>(file: Buffer, seconds: number, make: (image: Sharp) => Promise<T>): Promise<T> {
  const type = await fileTypeFromBuffer(file);
  if (!type || !readableTypes.includes(type.mime)) throw new UnreadableImage();
  try {
    // The pixels are counted here, where the sentence can say so; the reader has the same limit.
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
