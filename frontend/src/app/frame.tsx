import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { LoadingScreen } from '@/ui/screens/loading-screen';
import { ErrorBoundary } from './error-boundary';
import { useNavigationFocus } from './use-navigation-focus';

/** Wraps every screen: skip link, loading screen and error boundary. */
export function Frame() {
  const { key } = useLocation();
  useNavigationFocus();
  return (
    <>
      <a
        href="#main"
        className="fixed left-3 top-3 z-70 -translate-y-24 rounded-control bg-ink px-4 py-2.5 font-bold text-paper focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <ErrorBoundary visit={key}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
