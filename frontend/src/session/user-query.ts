import type { User } from '@contract/account/user';
import { emptyForVisitors } from '@contract/auth/visitors';
import type { QueryClient } from '@tanstack/react-query';
import { api, ApiError } from '@/lib/api';
import { configKey } from './use-app-config';

export const userKey = ['/api/user'] as const;

/** How often the user is reloaded, in milliseconds. */
export const userRefetchMs = 30_000;

/** Queries that don't depend on who is signed in. */
const publicKeys: readonly unknown[] = [userKey[0], configKey[0]];

/** GET /api/user: the current user, or null if not signed in (204, or 401). */
export async function fetchUser(signal?: AbortSignal): Promise<User | null> {
  try {
    const user = await api.get<User | undefined>('/api/user', { signal, prefer: emptyForVisitors });
    return user ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/**
 * A signal that aborts when the user signs out or another one signs in. Doesn't abort while the user is unknown.
 * `release` stops watching: call it when the work is over.
 */
export function watchUserLeft(queryClient: QueryClient): { signal: AbortSignal; release: () => void } {
  const current = () => queryClient.getQueryData<User | null>(userKey);
  const id = current()?.id;
  const left = new AbortController();
  const release = queryClient.getQueryCache().subscribe(() => {
    const user = current();
    if (user === undefined || user?.id === id) return;
    release();
    left.abort();
  });
  return { signal: left.signal, release };
}

/** Removes everything that was loaded for the previous user. */
export function forgetUserData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.includes(queryKey[0]) });
}

/** Reloads the user; resolves when the cache is updated. */
export async function reloadUser(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({ queryKey: userKey });
}

/** Clears and reloads the user. Does nothing before the first load. */
export async function clearUser(queryClient: QueryClient): Promise<void> {
  if (queryClient.getQueryData(userKey) !== undefined) await queryClient.resetQueries({ queryKey: userKey });
}
