import type { LoginBody } from '@contract/auth/login.body';
import type { RegisterBody } from '@contract/auth/register.body';
import type { TwoFactorRequired } from '@contract/auth/two-factor';
import type { User } from '@contract/account/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '@/lib/api';
import { clearAllDrafts } from '@/lib/drafts';
import { storage } from '@/lib/storage';
import { saveAllTexts } from '@/lib/unsaved-texts';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { AuthContext } from './auth-context';
import { useGuestTransfer } from './use-guest-transfer';
import { useSignOutByChoice } from './use-sign-out-by-choice';
import { useExpiryCheck } from './use-expiry-check';
import { keepBrowserState, readGuestUserId } from './guest-ids';
import { UnsavedDialog } from './unsaved-dialog';
import { clearUser, fetchUser, forgetUserData, userKey, userRefetchMs } from './user-query';

const notifyFailure = (title: string) => (error: Error) => {
  toastFailure(title, { title, description: error.message });
};

/** Provides the current user, reloaded every 30 s and on window focus. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [hasLostSession, setHasLostSession] = useState(false);
  const signOut = useSignOutByChoice();
  /** Set while asked whether to log out although text isn't saved. */
  const [answer, setAnswer] = useState<((isLeaving: boolean) => void) | null>(null);

  const query = useQuery({
    queryKey: userKey,
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<User | null>(userKey) ?? null;
      const user = await fetchUser(signal);
      if (before && before.id !== user?.id) forgetUserData(queryClient);
      if (!before && user) signOut.forget();
      if (before && !user) setHasLostSession(!signOut.isByChoice());
      return user;
    },
    refetchInterval: userRefetchMs,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const user = query.data ?? null;
  useExpiryCheck(user, query.dataUpdatedAt);
  useGuestTransfer(user);

  // The back/forward cache may restore the page from before a logout.
  useEffect(() => {
    const reloadUser = (event: PageTransitionEvent) => {
      if (!event.persisted || !queryClient.getQueryData(userKey)) return;
      forgetUserData(queryClient);
      void clearUser(queryClient);
    };
    window.addEventListener('pageshow', reloadUser);
    return () => window.removeEventListener('pageshow', reloadUser);
  }, [queryClient]);

  const adopt = async (next: User | null) => {
    // A response in flight is still about the previous user.
    await queryClient.cancelQueries({ queryKey: userKey });
    setHasLostSession(false);
    if (next) signOut.forget();
    queryClient.setQueryData(userKey, next);
    forgetUserData(queryClient);
  };

  const loginMutation = useMutation({
    mutationFn: (body: LoginBody) => api.post<User | TwoFactorRequired>('/api/login', body),
    onSuccess: (answer) => {
      resolveFailure('Login failed');
      return 'twoFactorRequired' in answer ? undefined : adopt(answer);
    },
    onError: notifyFailure('Login failed'),
  });
  const registerMutation = useMutation({
    mutationFn: (body: RegisterBody) => api.post<User>('/api/register', { ...body, ...guestIds() }),
    onSuccess: (user) => {
      resolveFailure('Registration failed');
      return adopt(user);
    },
    onError: notifyFailure('Registration failed'),
  });
  const askToLeave = () =>
    new Promise<boolean>((resolve) => {
      setAnswer(() => (isLeaving: boolean) => {
        setAnswer(null);
        resolve(isLeaving);
      });
    });
  const logoutMutation = useMutation({
    mutationFn: async () => {
      if (!(await saveAllTexts()) && !(await askToLeave())) return;
      // Before the call: other tabs notice its effect before its response arrives.
      signOut.announce(true);
      await keepBrowserState(() => api.post<void>('/api/logout'));
      resolveFailure('Logout failed');
      clearAllDrafts();
      await adopt(null);
    },
    onError: (error) => {
      signOut.announce(false);
      notifyFailure('Logout failed')(error);
    },
  });

  return (
    <AuthContext
      value={{
        user,
        isLoading: query.isPending,
        error: query.isLoadingError ? query.error : null,
        hasLostSession,
        adopt,
        loginMutation,
        registerMutation,
        logoutMutation,
      }}
    >
      {children}
      {answer && <UnsavedDialog onAnswer={answer} />}
    </AuthContext>
  );
}

/** The browser's guest trial ids, sent with a registration. */
function guestIds(): Pick<RegisterBody, 'anonId' | 'guestUserId'> {
  return { anonId: storage.read('anonId') ?? undefined, guestUserId: readGuestUserId() ?? undefined };
}
