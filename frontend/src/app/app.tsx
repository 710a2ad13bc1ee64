import { BrowserRouter, matchPath, Route, Routes } from 'react-router-dom';
import { onDemand } from '@/ui/on-demand';
import { Frame } from './frame';
import { routes, type RouteRow } from './routes';
import { Screen } from './screen';

const AppShell = onDemand(() => import('./app-shell').then((module) => module.AppShell));
const Guard = onDemand(() => import('./guard').then((module) => module.Guard));

const rowOf = (path: string) => routes.find((route) => matchPath(route.path, path));

/** The document title of the screen at a path. */
export function titleOf(path: string): string {
  return rowOf(path)?.title ?? '';
}

/** Preloads all code of the screen at a path, so it appears without a spinner. */
export async function loadScreen(path: string): Promise<void> {
  const row = rowOf(path);
  await Promise.all([row?.Page.load(), ...(row?.shell === 'app' ? [AppShell.load(), Guard.load()] : [])]);
}

export function App() {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}

/** Every route in its shell, behind its access rule. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        {routes.filter(({ shell }) => shell === 'page').map(pageRoute)}
        <Route element={<AppShell />}>{routes.filter(({ shell }) => shell === 'app').map(guardedRoute)}</Route>
      </Route>
    </Routes>
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
