import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * On navigation to another screen, focuses `<main>`, so screen readers announce it and Tab starts there, unless the screen
 * has focused one of its fields, and scrolls to the top. Back and Forward keep the scroll position the browser restores.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, navigationType]);
}
