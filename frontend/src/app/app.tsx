import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom';
import { onDemand } from '@/ui/on-demand';
import { Frame } from './frame';
import { routes, type RouteRow } from './routes';
import { Screen } from './screen';

const AppShell = onDemand(() => import('./app-shell').then((module) => module.AppShell));
const Guard = onDemand(() => import('./guard').then((module) => module.Guard));

/** Preloads all code of the screen at a path, so it appears without a spinner. */
export async function loadScreen(path: string): Promise<void> {
  const row = routes.find((route) => matchPath(route.path, path));
  await Promise.all([row?.Page.load(), ...(row?.shell === 'app' ? [AppShell.load(), Guard.load()] : [])]);
}

/** The app: every route in its shell, behind its access rule. */
export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<Frame />}>
          {routes.filter(({ shell }) => shell === 'page').map(pageRoute)}
          <Route element={<AppShell />}>{routes.filter(({ shell }) => shell === 'app').map(guardedRoute)}</Route>
        </Route>
      </Routes>
    </BrowserRouter>
  );
}

function pageRoute({ path, title, Page }: RouteRow) {
  return <Route key={path} path={path} element={<Screen title={title} Page={Page} />} />;
}

function guardedRoute({ path, access, title, Page }: RouteRow) {
  return (
    <Route
      key={path}
      path={path}
      element={
        <Guard access={access}>
          <Screen title={title} Page={Page} />
        </Guard>
      }
    />
  );
}
