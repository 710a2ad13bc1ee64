import type { User } from '@contract/user';
import type { QueryClient } from '@tanstack/react-query';
import { api, ApiError } from '@/lib/api';
import { configKey } from './use-app-config';

export const userKey = ['/api/user'] as const;

/** How often the server is asked who is here, in milliseconds. */
export const userRefetchMs = 30_000;

/** What the app may know no matter who is signed in. */
const publicKeys: readonly unknown[] = [userKey[0], configKey[0]];

/** GET /api/user: the current user, or null when nobody is signed in (401). */
export async function fetchUser(signal?: AbortSignal): Promise<User | null> {
  try {
    return await api.get<User>('/api/user', { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** A signal that aborts once somebody else is here, or nobody. As long as that is not known, nobody has left. */
export function userLeftSignal(queryClient: QueryClient): AbortSignal {
  const current = () => queryClient.getQueryData<User | null>(userKey);
  const id = current()?.id;
  const left = new AbortController();
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    const user = current();
    if (user === undefined || user?.id === id) return;
    unsubscribe();
    left.abort();
  });
  return left.signal;
}

/** Forgets everything that was loaded for the user who was here before. */
export function forgetUserData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.includes(queryKey[0]) });
}

/** Asks the server again who is here; resolves when the answer is in the cache. */
export async function reloadUser(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({ queryKey: userKey });
}

/** Forgets who is here and asks the server anew. Before the first answer there is nothing to forget. */
export async function clearUser(queryClient: QueryClient): Promise<void> {
  if (queryClient.getQueryData(userKey) !== undefined) await queryClient.resetQueries({ queryKey: userKey });
}
