import type { PhotoPlace } from '../document/look.js';

interface Size {
  /** In pixels. */
  width: number;
  height: number;
}

/** A photo narrower than this, in pixels, looks soft when printed large. */
export const sharpPhoto = 1500;
/**
 * Minimum width for a photo across the full page, and minimum size for one across half of it, where it may be as high
 * as the page.
 */
const widePhoto = 1000;
const halfPhoto = { width: 600, height: 800 };

/** Approximate printed size in millimetres; the photo fills its place. */
const printed = {
  wide: { width: 210, height: 99 },
  beside: { width: 105, height: 125 },
  small: { width: 54, height: 54 },
} satisfies Record<Exclude<PhotoPlace, 'none'>, Size>;

/** Pixels per millimetre that print sharp. */
const sharpDensity = sharpPhoto / printed.wide.width;

/** Where a photo of this size goes on a sheet. */
export function placeOf({ width, height }: Size): Exclude<PhotoPlace, 'none'> {
  if (width >= widePhoto && width / height > 1.15) return 'wide';
  return width >= halfPhoto.width && height >= halfPhoto.height ? 'beside' : 'small';
}

/**
 * The photo that prints best: the first that is sharp in a large place, or else the first that is sharp in a small one,
 * or else the one with the highest density. Photos of unknown size come last.
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
