import sharp from 'sharp';
import { toHex } from './contrast.js';

/** Side length of the sampled picture in pixels: enough for colour, too small for detail. */
const side = 48;
const hues = 24;
/** Below this saturation (0 to 1) a picture counts as black and white. */
const leastColour = 0.05;

/** The accent for a picture without colour. */
export const plainAccent = '#1f2933';

/**
 * A picture's accent colour, `#rrggbb`: its dominant hue, made vivid enough for print; dark slate for a black-and-white
 * picture.
 * @throws Error if the bytes aren't a picture
 */
export async function accentOf(image: Buffer): Promise<string> {
  const { data } = await sharp(image)
    .rotate()
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const weights = new Array<number>(hues).fill(0);
  const sums = Array.from({ length: hues }, () => ({ saturation: 0, lightness: 0, hue: 0 }));
  for (let at = 0; at + 2 < data.length; at += 3) {
    const { hue, saturation, lightness } = toHsl(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    // The hue of near-black and near-white pixels is invisible.
    const weight = saturation ** 1.5 * (1 - Math.abs(2 * lightness - 1));
    const bin = Math.min(hues - 1, Math.floor(hue * hues));
    const sum = sums[bin];
    if (!sum) continue;
    weights[bin] = (weights[bin] ?? 0) + weight;
    sum.hue += hue * weight;
    sum.saturation += saturation * weight;
    sum.lightness += lightness * weight;
  }
  const strongest = weights.indexOf(Math.max(...weights));
  const weight = weights[strongest] ?? 0;
  const sum = sums[strongest];
  const colourful = weights.reduce((all, one) => all + one, 0) / (side * side);
  if (!sum || weight === 0 || colourful < leastColour) return plainAccent;
  return toRgb(
    sum.hue / weight,
    within(sum.saturation / weight, 0.45, 0.85),
    within(sum.lightness / weight, 0.38, 0.58),
  );
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function toHsl(red: number, green: number, blue: number): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const lightness = most - spread / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const turn = most === r ? (g - b) / spread : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (turn / 6 + 1) % 1, saturation: Math.min(1, saturation), lightness };
}

function toRgb(hue: number, saturation: number, lightness: number): string {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const at = (offset + hue * 12) % 12;
    return 255 * (lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}
