import { matchPath } from 'react-router-dom';
import { routes } from './routes';

/** Loads a screen's code when a link to it is hovered or pressed. @returns a function that stops listening */
export function preloadLinks(): () => void {
  const load = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return;
    const row = routes.find(({ path }) => matchPath(path, link.pathname));
    // If a screen fails to load, the error shows when it is opened.
    void row?.Page.load().catch(() => undefined);
  };
  const events = ['pointerover', 'pointerdown'];
  for (const event of events) document.addEventListener(event, load, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, load);
  };
}
