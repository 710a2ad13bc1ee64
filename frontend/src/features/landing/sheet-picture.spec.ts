import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sheetPicture } from './sheet-picture';

it('the picture of a printed sheet is as large as its place, and light', async () => {
  const bytes = await readFile(new URL(`../../../public${sheetPicture.src}`, import.meta.url));
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['webp', sheetPicture.width, sheetPicture.height]);
  expect(bytes.length).toBeLessThanOrEqual(60_000);
});
