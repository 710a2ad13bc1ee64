import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Frame } from './app/frame';
import { LandingPage } from './pages/landing-page';

/** Renders the landing page to HTML at build time, for visitors and crawlers without scripts. */
export function renderLandingPage(): string {
  return renderToString(
    <StaticRouter location="/">
      <Routes>
        <Route element={<Frame />}>
          <Route path="/" element={<LandingPage />} />
        </Route>
      </Routes>
    </StaticRouter>,
  );
}
