import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '@/lib/query-client';
import { AuthProvider } from '@/session/auth-provider';
import { userKey } from '@/session/user-query';
import { useSheetHistory } from '@/ui/sheet-history';
import { Toaster } from '@/ui/toaster';
import { useKeyboardRoom } from '@/ui/use-keyboard-room';
import { SandboxChip } from './sandbox-chip';

/** Outlives the shell, so that a look at the landing page does not empty it. */
const queryClient = createQueryClient(() => void queryClient.invalidateQueries({ queryKey: userKey }));

/** What the screens of the app itself stand in: the server's data, the user, notifications. */
export function AppShell() {
  useKeyboardRoom();
  useSheetHistory();
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
      <SandboxChip />
      <Toaster />
    </QueryClientProvider>
  );
}
