import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Frame } from './app/frame';
import { LandingPage } from './pages/landing-page';

/** The landing page as HTML, for the build: visitors and crawlers see it before any script has come. */
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
