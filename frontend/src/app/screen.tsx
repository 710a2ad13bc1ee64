import { useLayoutEffect } from 'react';
import type { RouteRow } from './routes';

/** A page that sets its document title. */
export function Screen({ title, Page }: Pick<RouteRow, 'title' | 'Page'>) {
  // Runs before the page's own effects, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return <Page />;
}
