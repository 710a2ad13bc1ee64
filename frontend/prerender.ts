import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type InlineConfig, type Plugin } from 'vite';

/** The build entry of the landing page's own script. */
export const bootName = 'landing-boot';

/**
 * Writes `landing.html`: `index.html` with the landing page's HTML and styles inlined, so it renders after a single
 * response, plus the script that loads the app later. `config` is what Vite needs to load the page's modules in Node.
 */
export function prerenderLanding(config: InlineConfig): Plugin {
  let outDir = '';
  let script = '';
  return {
    name: 'prerender-landing',
    apply: 'build',
    configResolved(resolved) {
      outDir = resolved.build.outDir;
    },
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === bootName,
      );
      if (!entry) throw new Error(`The build has no entry named ${bootName}`);
      script = `/${entry.fileName}`;
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
          const [link = '', sheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(page) ?? [];
          const styles = await readFile(join(outDir, sheet), 'utf8');
          const landing = page
            // The app is loaded later, by the page's script.
            .replace(/^.*<link rel="modulepreload".*\n/gm, '')
            .replace(/<script type="module"[^>]*><\/script>/, `<script type="module" src="${script}"></script>`)
            .replace(link, () => `<style>${styles}</style>`)
            .replace(root, () => `<div id="root">${module.renderLandingPage()}</div>`);
          await writeFile(join(outDir, 'landing.html'), landing);
        } finally {
          await server.close();
        }
      },
    },
  };
}
