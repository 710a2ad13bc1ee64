import { Spinner } from '@/ui/spinner';

/** Shown while a screen's code or the current user loads. */
export function LoadingScreen() {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh items-center justify-center">
      <Spinner className="size-9" label="Loading" />
    </main>
  );
}
