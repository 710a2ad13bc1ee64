import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes, loadScreen, titleOf } from './app/app';

/** Renders a screen's first view to HTML at build time. */
export async function renderScreen(url: string): Promise<{ html: string; title: string }> {
  const { pathname } = new URL(url, 'http://prerender');
  await loadScreen(pathname);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={url}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
  );
  return { html, title: titleOf(pathname) };
}
