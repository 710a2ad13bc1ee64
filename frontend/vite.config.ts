import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appName } from '../contract/app.ts';
import { themeScript } from '../contract/theme.ts';
import { buildFonts } from './build-fonts.ts';
import { commonChunk } from './chunks.ts';
import { forwardOwnOrigin } from './forward-own-origin.ts';
import { drawIcons } from './icons.ts';
import { precompress } from './precompress.ts';
import { boots, prerenderScreens } from './prerender.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Groups icons by the screens that use them. */
const icons = { name: 'icons', test: /lucide-react/, entriesAware: true, entriesAwareMergeThreshold: 12_000 };

/**
 * `npm run build:web` writes the app to dist/web; `vite --config frontend/vite.config.ts` serves it beside a running
 * API.
 */
export default defineConfig(async () => {
  const fonts = folder('../node_modules/.cache/web-fonts');
  await buildFonts(fonts);
  const api = process.env.API_URL ?? 'http://127.0.0.1:3000';
  const publicUrl = process.env.PUBLIC_URL ?? 'http://localhost:3000';
  const modules = {
    root: folder('.'),
    resolve: { alias: { '@contract': folder('../contract'), '@fonts': fonts, '@': folder('./src') } },
  };
  return {
    ...modules,
    plugins: [
      react(),
      tailwindcss(),
      { name: 'app-name', transformIndexHtml: (html: string) => html.replaceAll('%APP_NAME%', appName) },
      {
        name: 'theme',
        transformIndexHtml: (html: string) =>
          html.replace(/<!-- The theme's script.*?-->/, () => `<script>${themeScript}</script>`),
      },
      drawIcons(),
      prerenderScreens({ ...modules, plugins: [react()] }),
      precompress(),
    ],
    build: {
      outDir: folder('../dist/web'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      // One stylesheet, which the prerendered screens inline.
      cssCodeSplit: false,
      rolldownOptions: {
        input: {
          index: folder('./index.html'),
          [boots.landing]: folder('./src/landing-boot.ts'),
          [boots.screen]: folder('./src/screen-boot.ts'),
        },
        output: {
          codeSplitting: {
            groups: [{ name: commonChunk }, icons],
            includeDependenciesRecursively: false,
          },
          // The bundler names a split group after all its entries: keep only the group's name.
          chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
          strictExecutionOrder: true,
          // Chrome compiles everything in the background while it loads, instead of each function when it is first called.
          // https://github.com/WICG/explicit-javascript-compile-hints-file-based
          postBanner: '//# allFunctionsCalledOnLoad',
        },
        preserveEntrySignatures: false as const,
      },
    },
    server: {
      proxy: {
        '/api': { target: api, configure: forwardOwnOrigin(publicUrl) },
        '/sandbox': api,
        '/socket.io': { target: api, ws: true, configure: forwardOwnOrigin(publicUrl) },
      },
    },
  };
});
