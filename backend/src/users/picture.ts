import sharp from 'sharp';
import { pictureSizes } from '../../../contract/account/picture.js';
import { OversizedImage, remakeImage, UnreadableImage } from '../common/image-reader.js';
import { NotAPicture, TooManyPixels } from './users.errors.js';

/** A picture's stored squares in WebP, by size. */
export type Squares = Record<keyof typeof pictureSizes, Buffer>;

/** Only a crafted picture takes longer. */
const timeoutSeconds = 10;

/**
 * Re-encodes an uploaded picture, upright, as squares cropped from its centre.
 * @throws NotAPicture, TooManyPixels
 */
export async function squaresOf(file: Buffer): Promise<Squares> {
  try {
    return await remakeImage(file, timeoutSeconds, async (image) => {
      const { data, info } = await image
        .resize(pictureSizes.large, pictureSizes.large)
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const square = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
      return {
        large: await square.clone().webp({ quality: 82 }).toBuffer(),
        small: await square.clone().resize(pictureSizes.small, pictureSizes.small).webp({ quality: 82 }).toBuffer(),
      };
    });
  } catch (error) {
    if (error instanceof OversizedImage) throw new TooManyPixels();
    if (error instanceof UnreadableImage) throw new NotAPicture({ cause: error });
    throw error;
  }
}
