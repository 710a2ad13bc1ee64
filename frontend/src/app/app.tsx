import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Frame } from './frame';
import { routes, type RouteRow } from './routes';
import { Screen } from './screen';

const AppShell = lazy(() => import('./app-shell').then((module) => ({ default: module.AppShell })));
const Guard = lazy(() => import('./guard').then((module) => ({ default: module.Guard })));

/** The whole app: the route table, each screen in its shell and behind its access rule. */
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
