import { useEffect } from 'react';
import type { RouteRow } from './routes';

/** A page under its document title. */
export function Screen({ title, Page }: Pick<RouteRow, 'title' | 'Page'>) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <Page />;
}
