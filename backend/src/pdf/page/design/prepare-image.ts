import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** A picture as it stands inside a document. */
export interface PreparedImage {
  /** A `data:` address. */
  source: string;
  /** Of the picture as it was given, upright, in pixels. */
  width: number;
  height: number;
}

/** Pixels across paper that print sharp enough, and mail well. */
const photoSide = 1700;
const coverSide = 700;

/** @throws Error when the bytes are no picture */
export function preparePhoto(image: Buffer): Promise<PreparedImage> {
  return prepare(image, photoSide, 80);
}

/** @throws Error when the bytes are no picture */
export function prepareCover(image: Buffer): Promise<PreparedImage> {
  return prepare(image, coverSide, 84);
}

/**
 * Pictures that were prepared last, the newest last: a sheet is looked at many times while it is edited. They are more than
 * the two of each sheet that a worker makes at a time: what is prepared beside the copywriting is there when it is printed.
 */
const prepared = new Map<string, Promise<PreparedImage>>();
const preparedMost = 24;

function prepare(image: Buffer, side: number, quality: number): Promise<PreparedImage> {
  const key = `${side} ${createHash('sha256').update(image).digest('base64')}`;
  const picture = prepared.get(key) ?? prepareAnew(image, side, quality);
  prepared.delete(key);
  prepared.set(key, picture);
  picture.catch(() => prepared.delete(key));
  const [oldest] = prepared.keys();
  if (oldest !== undefined && prepared.size > preparedMost) prepared.delete(oldest);
  return picture;
}

async function prepareAnew(image: Buffer, side: number, quality: number): Promise<PreparedImage> {
  const picture = sharp(image);
  const { autoOrient } = await picture.metadata();
  const bytes = await picture
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer();
  return { source: `data:image/jpeg;base64,${bytes.toString('base64')}`, ...autoOrient };
}
