import { Spinner } from '@/ui/spinner';

/** Shown while a screen's code, the current user or what the address names loads. */
export function LoadingScreen({ label = 'Loading' }: { label?: string }) {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh items-center justify-center">
      <Spinner className="size-9" label={label} />
    </main>
  );
}
