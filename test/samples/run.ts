/** `npm run samples`: started by scripts/samples.mjs once it has found a browser. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accentOf, plainAccent } from '../../backend/src/pdf/page/design/accent.js';
import { openPress } from '../support/press.js';
import { pageImage, readPdf } from '../support/files/pdf.js';
import sharp from 'sharp';
import { landingSample, samples } from './sheets.js';

const [, , folder = '', landingPicture = ''] = process.argv;
/** The height of the landing page's picture in pixels: sharp on a screen with two pixels per point. */
const landingHeight = 1480;

mkdirSync(folder, { recursive: true });
const press = await openPress();
try {
  for (const sample of samples) {
    const { name, content, design, ...pictures } = sample;
    const [photo = null, cover = null] = await Promise.all([pictures.photo?.(), pictures.cover?.()]);
    const picture = photo ?? cover;
    const accent = picture ? await accentOf(picture) : plainAccent;
    const { pdf, leftOut, warnings } = await press.sheets.print(
      content,
      { ...design, accent, photoId: null, coverId: null },
      { photo, cover },
    );
    writeFileSync(path.join(folder, `${name}.pdf`), pdf);
    writeFileSync(path.join(folder, `${name}.png`), await pageImage(pdf, 1600));
    if (sample === landingSample) {
      const page = await pageImage(pdf, landingHeight * 2);
      await sharp(page).resize({ height: landingHeight }).webp({ quality: 76, effort: 6 }).toFile(landingPicture);
    }
    const { pages } = await readPdf(pdf);
    const remarks = [...leftOut.map((place) => `without ${place}`), ...warnings];
    process.stdout.write(`${name}: ${pages} page, ${Math.round(pdf.length / 1024)} kB ${remarks.join('; ')}\n`);
  }
} finally {
  await press.close();
}
