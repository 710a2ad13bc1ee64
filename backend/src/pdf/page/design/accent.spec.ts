import sharp from 'sharp';
import { accentOf, plainAccent } from './accent.js';

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();

/** Hue in degrees. */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

describe('a picture’s accent colour', () => {
  it.each([
    ['red', '#c22b1c', 5],
    ['teal', '#16697a', 190],
    ['violet', '#7a3fb0', 270],
  ])('has the hue of a %s picture', async (_, background, hue) => {
    expect(Math.abs(hueOf(await accentOf(await plain(background))) - hue)).toBeLessThan(10);
  });

  it('is the colour that stands out, not the surrounding grey', async () => {
    const spot = await plain('#e08a1e');
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a8a8a' } })
      .composite([{ input: spot, gravity: 'centre' }])
      .jpeg()
      .toBuffer();
    expect(Math.abs(hueOf(await accentOf(picture)) - 33)).toBeLessThan(12);
  });

  it.each(['#000000', '#777777', '#ffffff'])('is plain and dark for %s, which has no colour', async (background) => {
    expect(await accentOf(await plain(background))).toBe(plainAccent);
  });

  it('rejects what isn’t a picture', async () => {
    await expect(accentOf(Buffer.from('<svg onload=alert(1)>'))).rejects.toThrow();
  });
});
