import { expect, it } from '@jest/globals';
import { withPreview } from './link-preview.js';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Fanfare: PR help</title>
    <meta
      name="description"
      content="PR help."
    />
    <meta name="theme-color" content="#faf6ef" />
    <meta property="og:title" content="Fanfare" />
    <meta property="og:image" content="https://fanfare.test/social-preview.png" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body>"</head>"</body>
</html>`;

it('a link describes its page instead of the product', () => {
  expect(withPreview(page, { title: 'T', description: 'D', url: 'https://fanfare.test/shared/x' }))
    .toBe(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="theme-color" content="#faf6ef" />
    <link rel="icon" href="/favicon.svg" />
  <title>T</title>
<meta name="description" content="D" />
<meta name="twitter:card" content="summary" />
<meta property="og:type" content="article" />
<meta property="og:title" content="T" />
<meta property="og:description" content="D" />
<meta property="og:url" content="https://fanfare.test/shared/x" />
</head>
  <body>"</head>"</body>
</html>`);
});

it.each(['"><script>alert(1)</script>', '</title><img src=x>', '&quot;', '$& $1 $`'])('%s stays text', (title) => {
  const changed = withPreview(page, { title, description: '', url: '' });
  const [, inTitle = '', inTag = ''] = /<title>(.*)<\/title>[\s\S]*og:title" content="(.*)" \/>/.exec(changed) ?? [];
  const read = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  expect([read(inTitle), read(inTag)]).toEqual([title, title]);
  expect(inTitle + inTag).not.toMatch(/[<>"]|&(?!#\d+;)/);
});
