import { useLayoutEffect } from 'react';
import type { RouteRow } from './routes';

/** A page under its document title. */
export function Screen({ title, Page }: Pick<RouteRow, 'title' | 'Page'>) {
  // Before the page's own effects: it may say more.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return <Page />;
}
