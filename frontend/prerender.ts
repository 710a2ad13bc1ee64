import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type InlineConfig, type Plugin } from 'vite';

/** The landing page's own script, as an entry of the build. */
export const bootName = 'landing-boot';

/**
 * Writes `landing.html` beside `index.html`: the same page with the landing page's HTML and its styles in it, so that it
 * is seen after one answer, with the script that lets the app take over later. `config` is what the pages' own modules need to be loaded in Node.
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
            // Its script loads the app; nothing of that is asked for before.
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
