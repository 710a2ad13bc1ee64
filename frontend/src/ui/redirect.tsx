import { Navigate } from 'react-router-dom';
import { LoadingScreen } from './screens/loading-screen';

/** Redirects to another screen, with the loading screen until its code has loaded. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <LoadingScreen />
      <Navigate to={to} replace />
    </>
  );
}
