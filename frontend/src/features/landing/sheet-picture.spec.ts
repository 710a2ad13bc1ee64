import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sheetPicture } from './sheet-picture';

it('the one-sheet image matches its layout size and is small', async () => {
  const bytes = await readFile(new URL(`../../../public${sheetPicture.src}`, import.meta.url));
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['webp', sheetPicture.width, sheetPicture.height]);
  expect(bytes.length).toBeLessThanOrEqual(60_000);
});
