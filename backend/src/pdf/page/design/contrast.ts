/** Contrast of colours as defined by WCAG 2. Colours are `#rrggbb`. */

const white = '#ffffff';
const black = '#000000';

/** Minimum contrast of readable text. */
export const readableContrast = 4.5;

/** From 1 (same colour) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Text colour for a background: black or white, whichever has more contrast, which is at least 4.5:1. */
export function inkOn(ground: string): string {
  return contrast(ground, black) >= contrast(ground, white) ? black : white;
}

/** Darkens a colour until it is readable on white. */
export function readableOnWhite(colour: string): string {
  for (let share = 1; share > 0; share -= 0.04) {
    const darker = toHex(channels(colour).map((channel) => channel * share));
    if (contrast(darker, white) >= readableContrast) return darker;
  }
  return black;
}

/** Validates a colour; returns black if it isn't one. Nothing else may get into a style sheet. */
export function asColour(text: string): string {
  return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : black;
}

/** @param colour red, green and blue, 0 to 255 */
export function toHex(colour: number[]): string {
  const pairs = colour.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
