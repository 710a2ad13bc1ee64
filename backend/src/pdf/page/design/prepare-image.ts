import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureFocus } from '../../../../../contract/one-sheets/one-sheet.js';

/** A picture embedded in a document. */
export interface PreparedImage {
  /** A `data:` URL. */
  source: string;
  /** Size of the original, upright, in pixels. */
  width: number;
  height: number;
  /** The point that must stay in view where the picture is cropped. */
  focus: PictureFocus;
}

/** Width in pixels that prints sharp and still emails well. */
const photoSide = 1700;
const coverSide = 700;

/** @throws Error if the bytes aren't a picture */
export function preparePhoto(image: Buffer): Promise<PreparedImage> {
  return prepare(image, photoSide, 80);
}

/** @throws Error if the bytes aren't a picture */
export function prepareCover(image: Buffer): Promise<PreparedImage> {
  return prepare(image, coverSide, 84);
}

/**
 * LRU cache of prepared pictures, newest last: a sheet is rendered many times while it is being edited. Larger than the
 * number of pictures in the sheets that a worker makes concurrently, so that those prepared while the text is written
 * are still cached for printing.
 */
const prepared = new Map<string, Promise<PreparedImage>>();
const preparedMost = 24;

function prepare(image: Buffer, side: number, quality: number): Promise<PreparedImage> {
  const key = `${side} ${createHash('sha256').update(image).digest('base64')}`;
  const picture = prepared.get(key) ?? prepareNew(image, side, quality);
  prepared.delete(key);
  prepared.set(key, picture);
  picture.catch(() => prepared.delete(key));
  const [oldest] = prepared.keys();
  if (oldest !== undefined && prepared.size > preparedMost) prepared.delete(oldest);
  return picture;
}

async function prepareNew(image: Buffer, side: number, quality: number): Promise<PreparedImage> {
  const picture = sharp(image);
  const { autoOrient } = await picture.metadata();
  const bytes = await picture
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality })
    .toBuffer();
  const source = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  return { source, ...autoOrient, focus: await findFocus(bytes) };
}

/** Longer edge of the copy that is analysed, in pixels. */
const glanceSide = 256;

/** Heads are rarely lower or higher than this in a picture, in percent from its top. */
const headHeights = { highest: 20, lowest: 45 };

/** Where people most likely are, judged by skin tones and detail within the upper part of the picture. */
async function findFocus(image: Buffer): Promise<PictureFocus> {
  const { data, info } = await sharp(image)
    .resize(glanceSide, glanceSide, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Cropped without scaling, so that the point refers to the pixels of the copy.
  const seen = await sharp(data, { raw: { width, height, channels } })
    .resize(width, Math.ceil(height * 0.6), { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { attentionX = width / 2, attentionY = 0 } = seen.info;
  const { highest, lowest } = headHeights;
  return {
    x: Math.round((attentionX / width) * 100),
    y: Math.min(lowest, Math.max(highest, Math.round((attentionY / height) * 100))),
  };
}
