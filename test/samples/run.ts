/** `npm run samples`, once a browser is found: scripts/samples.mjs starts this. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { accentOf, plainAccent } from '../../backend/src/pdf/accent.js';
import { openPress } from '../support/press.js';
import { pageImage, readPdf } from '../support/pdf.js';
import { samples } from './sheets.js';

const folder = process.argv[2] ?? '';
mkdirSync(folder, { recursive: true });
const press = await openPress();
try {
  for (const { name, content, design, ...pictures } of samples) {
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
    const { pages } = await readPdf(pdf);
    const remarks = [...leftOut.map((place) => `without ${place}`), ...warnings];
    process.stdout.write(`${name}: ${pages} page, ${Math.round(pdf.length / 1024)} kB ${remarks.join('; ')}\n`);
  }
} finally {
  await press.close();
}
