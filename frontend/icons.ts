import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { appName } from '../contract/app.ts';

/** The light theme's paper colour; icons and splash screens have no dark variant. */
const paper = '#faf6ef';

interface Icon {
  file: string;
  /** A square's side, in pixels. */
  side: number;
  /** The logo's share of the side. Maskable icons may be cropped to a circle of 80% of the side. */
  markShare: number;
  purpose?: 'any' | 'maskable';
}

const appleIcon: Icon = { file: 'apple-touch-icon.png', side: 180, markShare: 0.64 };
const icons: readonly Icon[] = [
  { file: 'icon-192.png', side: 192, markShare: 0.72, purpose: 'any' },
  { file: 'icon-512.png', side: 512, markShare: 0.72, purpose: 'any' },
  { file: 'icon-maskable-512.png', side: 512, markShare: 0.5, purpose: 'maskable' },
];

const manifest = {
  name: appName,
  short_name: appName,
  description: 'PR help for independent musicians.',
  id: '/',
  start_url: '/chat',
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons: icons.map(({ file, side, purpose }) => ({
    src: `/${file}`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
};

/** Generates home screen icons and the web app manifest from the favicon, and links them in the page. */
export function drawIcons(): Plugin {
  const favicon = fileURLToPath(new URL('public/favicon.svg', import.meta.url));
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      const mark = await readFile(favicon);
      for (const icon of [appleIcon, ...icons])
        this.emitFile({ type: 'asset', fileName: icon.file, source: await draw(mark, icon) });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${appleIcon.file}` }, injectTo: 'head' },
      ],
    },
  };
}

async function draw(mark: Buffer, { side, markShare }: Icon): Promise<Buffer> {
  const width = Math.round(side * markShare);
  const drawn = await sharp(mark, { density: 72 * (side / 32) })
    .trim()
    .resize({ width })
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: paper } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}
