import type { QueryClient } from '@tanstack/react-query';
import { watchUserLeft } from '@/session/user-query';
import { cancelAllUploads, useUploads } from './upload-queue';

let isWatching = false;

/** Cancels all uploads when the artist signs out. Watches once for all of them, until none are left. */
export function cancelUploadsWithUser(queryClient: QueryClient): void {
  if (isWatching) return;
  isWatching = true;
  const { signal, release } = watchUserLeft(queryClient);
  signal.addEventListener('abort', cancelAllUploads);
  const stop = useUploads.subscribe(({ entries }) => {
    if (entries.length > 0) return;
    stop();
    release();
    isWatching = false;
  });
}
