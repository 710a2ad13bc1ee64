import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '@/lib/query-client';
import { followTheme } from '@/lib/theme';
import { AuthProvider } from '@/session/auth-provider';
import { userKey } from '@/session/user-query';
import { useDialogHistory } from '@/ui/dialogs/dialog-history';
import { Toaster } from '@/ui/toasts/toaster';
import { useKeyboardRoom } from '@/ui/forms/use-keyboard-room';
import { preloadLinks } from './preload-links';
import { SandboxChip } from './sandbox-chip';

/** Outside the component, so visiting the landing page doesn't clear the cache. */
const queryClient = createQueryClient(() => void queryClient.invalidateQueries({ queryKey: userKey }));

/** Wraps the app's screens: query cache, signed-in user, notifications. */
export function AppShell() {
  useKeyboardRoom();
  useDialogHistory();
  useEffect(followTheme, []);
  useEffect(preloadLinks, []);
  // Toasts need the document, so prerendered screens have none. In a transition, so the screen reacts first.
  const [hasToaster, setHasToaster] = useState(false);
  useEffect(() => startTransition(() => setHasToaster(true)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
      <SandboxChip />
      {hasToaster && <Toaster />}
    </QueryClientProvider>
  );
}
