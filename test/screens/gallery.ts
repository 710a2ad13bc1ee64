/** Writes the page that shows all screenshots once they have been taken. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from './screen';
import { screens, themes, widths } from './screens';

const folder = process.env['SCREENS_DIR'] ?? '.data/screens';

const style = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #1b1b1b; background: #f3f3f3 }
  nav { columns: 16rem }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; padding-bottom: 1rem }
  figure { margin: 0; flex: none }
  img { display: block; height: 26rem; max-width: 46rem; object-fit: cover; object-position: top; border: 1px solid #bbb }`;

/** Playwright calls this after the last screenshot. */
export default function writeGallery(): void {
  const sections = screens.map(({ name, states }) => {
    const rows = Object.keys(states).map((state) => `<h3>${state}</h3>\n<div>${figures(name, state).join('\n')}</div>`);
    return `<h2 id="${slug(name)}">${name}</h2>\n${rows.join('\n')}`;
  });
  const links = screens.map(({ name }) => `<a href="#${slug(name)}">${name}</a><br>`);
  const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens of Fanfare</title><style>${style}</style>
<h1>Screens of Fanfare</h1>
<nav>${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`;
  writeFileSync(path.join(folder, 'index.html'), page);
}

function figures(name: string, state: string): string[] {
  const all = widths.flatMap((width) => themes.map((theme) => ({ width, theme, file: `${width}-${theme}.png` })));
  return all
    .map((picture) => ({ ...picture, file: `${slug(name, state)}/${picture.file}` }))
    .filter(({ file }) => existsSync(path.join(folder, file)))
    .map(
      ({ width, theme, file }) =>
        `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${state}, ${width} px, ${theme}"></a><figcaption>${width} px, ${theme}</figcaption></figure>`,
    );
}
