import { Navigate } from 'react-router-dom';
import { LoadingScreen } from './loading-screen';

/** Sends on to another screen. This one's place is taken until that one's code is there: without it nothing would be. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <LoadingScreen />
      <Navigate to={to} replace />
    </>
  );
}
