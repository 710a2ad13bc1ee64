import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { pictureSizes } from '../../../contract/picture.js';
import { NotAPicture, TooManyPixels } from './users.errors.js';

/** What is kept of a picture: squares as WebP, by size. */
export type Squares = Record<keyof typeof pictureSizes, Buffer>;

/** An animated PNG is one of which the first picture is taken. */
const readableTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp'];

/** More than the cameras of phones make; some formats are unpacked whole before they are made smaller. */
const maxPixels = 50_000_000;

/** A picture that takes longer was made to. */
const timeoutSeconds = 10;

// Whatever a file claims to be, no other reader ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// No picture is read twice.
sharp.cache(false);

/**
 * Makes an uploaded picture anew, upright, as squares cut from its middle. Nothing of the file itself survives: no camera,
 * no place, no hidden content. What it is, its bytes say.
 * @throws NotAPicture, TooManyPixels
 */
export async function squaresOf(file: Buffer): Promise<Squares> {
  const type = await fileTypeFromBuffer(file);
  if (!type || !readableTypes.includes(type.mime)) throw new NotAPicture();
  try {
    // The pixels are counted here, where the sentence can say so; the reader has the same limit.
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) throw new TooManyPixels();
    const { data, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: 'truncated' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(pictureSizes.large, pictureSizes.large)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const square = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return {
      large: await square.clone().webp({ quality: 82 }).toBuffer(),
      small: await square.clone().resize(pictureSizes.small, pictureSizes.small).webp({ quality: 82 }).toBuffer(),
    };
  } catch (error) {
    if (error instanceof TooManyPixels) throw error;
    throw new NotAPicture({ cause: error });
  }
}
