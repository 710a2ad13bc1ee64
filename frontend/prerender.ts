import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { prerendered } from '../contract/prerendered.ts';

/** The build entries of the prerendered screens' own scripts: the landing page's, and that of screens with forms. */
export const boots = { landing: 'landing-boot', screen: 'screen-boot' } as const;

interface Rendered {
  html: string;
  title: string;
}

/**
 * Writes the prerendered screens: `index.html` with a screen's HTML and styles inlined, so it renders after a single
 * response, plus the script that loads the app later. `config` is what Vite needs to load the screens' modules in Node.
 */
export function prerenderScreens(config: InlineConfig): Plugin {
  let outDir = '';
  const scripts = new Map<string, string>();
  return {
    name: 'prerender-screens',
    apply: 'build',
    configResolved(resolved) {
      outDir = resolved.build.outDir;
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) scripts.set(file.name, `/${file.fileName}`);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const app = await readFile(join(outDir, 'index.html'), 'utf8');
        const [link = '', sheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(app) ?? [];
        const styles = await readFile(join(outDir, sheet), 'utf8');
        const page = app
          // The app is loaded later, by the page's script.
          .replace(/^.*<link rel="modulepreload".*\n/gm, '')
          .replace(link, () => `<style>${styles}</style>`);
        await withModules(config, async (server) => {
          const { renderScreen } = (await server.ssrLoadModule('/src/prerender.tsx')) as {
            renderScreen: (url: string) => Promise<Rendered>;
          };
          for (const [url, file] of Object.entries(prerendered)) {
            const boot = scripts.get(url === '/' ? boots.landing : boots.screen);
            if (!boot) throw new Error(`The build has no script for ${url}`);
            await writeFile(join(outDir, file), filled(page, await renderScreen(url), boot));
          }
        });
      },
    },
  };
}

function filled(page: string, { html, title }: Rendered, boot: string): string {
  const root = '<div id="root"></div>';
  if (!page.includes(root)) throw new Error('index.html has no empty #root');
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<script type="module"[^>]*><\/script>/, `<script type="module" src="${boot}"></script>`)
    .replace(root, () => `<div id="root">${html}</div>`);
}

async function withModules(config: InlineConfig, work: (server: ViteDevServer) => Promise<void>): Promise<void> {
  const server = await createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}
