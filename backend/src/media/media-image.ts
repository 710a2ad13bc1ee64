import type { Sharp } from 'sharp';
import { OversizedImage, remakeImage, UnreadableImage } from '../common/image-reader.js';
import { MediaTooManyPixels, WrongMediaType } from './media.errors.js';

/** A re-encoded image with its thumbnail as WebP. */
export interface MadeImage {
  content: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/** Limit on an image's longer edge, in pixels: A3 in print. */
const edge = 5000;

/** Longer edge of a thumbnail, in pixels: a library card on a high-density screen. */
const thumbnailEdge = 640;

const timeoutSeconds = 20;

/** Re-encodes an image in its own format. @throws WrongMediaType, MediaTooManyPixels */
export function remake(file: Buffer, format: 'jpeg' | 'png'): Promise<MadeImage> {
  return reading(
    remakeImage(file, timeoutSeconds, async (image) => {
      const fitted = image
        .clone()
        .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb');
      const { data, info } = await (
        format === 'jpeg' ? fitted.jpeg({ quality: 90 }) : fitted.png({ compressionLevel: 6 })
      ).toBuffer({ resolveWithObject: true });
      return { content: data, thumbnail: await small(image), width: info.width, height: info.height };
    }),
  );
}

/** Makes an image's thumbnail. @throws WrongMediaType, MediaTooManyPixels */
export function thumbnailOf(file: Buffer): Promise<Buffer> {
  return reading(remakeImage(file, timeoutSeconds, small));
}

function small(image: Sharp): Promise<Buffer> {
  return image
    .clone()
    .resize(thumbnailEdge, thumbnailEdge, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 80 })
    .toBuffer();
}

async function reading<T>(made: Promise<T>): Promise<T> {
  try {
    return await made;
  } catch (error) {
    if (error instanceof OversizedImage) throw new MediaTooManyPixels();
    if (error instanceof UnreadableImage) throw new WrongMediaType('image', { cause: error });
    throw error;
  }
}
