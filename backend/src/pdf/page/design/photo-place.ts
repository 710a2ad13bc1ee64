import type { PhotoPlace } from '../document/look.js';

interface Size {
  /** In pixels. */
  width: number;
  height: number;
}

/** Below this a photo that is printed large looks soft. Pixels across. */
export const sharpPhoto = 1500;
/** Below these a photo is not printed over the whole width of a page, or over half of it, where it may be as high as the page. */
const widePhoto = 1000;
const halfPhoto = { width: 480, height: 1000 };

/** About how large a photo is printed, in millimetres; it fills its place. */
const printed = {
  wide: { width: 210, height: 78 },
  beside: { width: 90, height: 125 },
  small: { width: 54, height: 54 },
} satisfies Record<Exclude<PhotoPlace, 'none'>, Size>;

/** What is sharp over the whole width of a page is so elsewhere: pixels a millimetre. */
const sharpDensity = sharpPhoto / printed.wide.width;

/** Where on a sheet a photo of this size is printed. */
export function placeOf({ width, height }: Size): Exclude<PhotoPlace, 'none'> {
  if (width >= widePhoto && width / height > 1.15) return 'wide';
  return width >= halfPhoto.width && height >= halfPhoto.height ? 'beside' : 'small';
}

/**
 * The photo that prints best, each in the place that its size gives it: the first that is sharp where it is large, else the
 * first that is sharp where it is small, else the one that has the most pixels to a millimetre. Those of unknown size come last.
 */
export function sharpest<T extends { width: number | null; height: number | null }>(
  photos: readonly T[],
): T | undefined {
  const judged = photos.map((photo) => ({ photo, ...judge(photo) }));
  const sharp = judged.filter(({ density }) => density >= sharpDensity);
  const [densest] = judged.toSorted((one, other) => other.density - one.density);
  return (sharp.find(({ isLarge }) => isLarge) ?? sharp[0] ?? densest)?.photo;
}

function judge({ width, height }: { width: number | null; height: number | null }): {
  density: number;
  isLarge: boolean;
} {
  if (!width || !height) return { density: 0, isLarge: false };
  const place = placeOf({ width, height });
  const across = printed[place];
  return { density: Math.min(width / across.width, height / across.height), isLarge: place !== 'small' };
}
