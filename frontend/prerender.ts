import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type InlineConfig, type Plugin } from 'vite';

/**
 * Writes `landing.html` beside `index.html`: the same page with the landing page's HTML in it. The script renders over it
 * when it comes. `config` is what the pages' own modules need to be loaded in Node.
 */
export function prerenderLanding(config: InlineConfig): Plugin {
  let outDir = '';
  return {
    name: 'prerender-landing',
    apply: 'build',
    configResolved(resolved) {
      outDir = resolved.build.outDir;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const server = await createServer({
          ...config,
          configFile: false,
          appType: 'custom',
          logLevel: 'error',
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        });
        try {
          const module = (await server.ssrLoadModule('/src/prerender.tsx')) as { renderLandingPage: () => string };
          const page = await readFile(join(outDir, 'index.html'), 'utf8');
          const root = '<div id="root"></div>';
          if (!page.includes(root)) throw new Error('index.html has no empty #root');
          const landing = page.replace(root, `<div id="root">${module.renderLandingPage()}</div>`);
          await writeFile(join(outDir, 'landing.html'), landing);
        } finally {
          await server.close();
        }
      },
    },
  };
}
