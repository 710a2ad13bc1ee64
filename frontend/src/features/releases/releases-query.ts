import type { Release, ReleasePage } from '@contract/releases/release';
import type { TaskList } from '@contract/releases/task';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createSocket, keepConnected, listen } from '@/lib/socket';

/** As many as an account has. */
const releasesKey = ['/api/releases?limit=200'] as const;

const releaseKey = (id: string) => [`/api/releases/${id}`] as const;
export const tasksKey = (id: string) => [`/api/releases/${id}/tasks`] as const;

/** The account's releases, newest first. */
export function useReleases() {
  return useQuery<ReleasePage>({ queryKey: releasesKey, refetchOnMount: 'always' });
}

/** The same, as loaded by the list of releases beside it. */
export function useKnownReleases() {
  return useQuery<ReleasePage>({ queryKey: releasesKey });
}

/** A release. The one in the account's list is shown while it loads. */
export function useRelease(id: string) {
  const queryClient = useQueryClient();
  return useQuery<Release>({
    queryKey: releaseKey(id),
    refetchOnMount: 'always',
    placeholderData: () =>
      queryClient.getQueryData<ReleasePage>(releasesKey)?.items.find((release) => release.id === id),
  });
}

/** The tasks of a release. One component loads them and passes them on: each one that mounts loads them again. */
export function useTasks(id: string) {
  return useQuery<TaskList>({ queryKey: tasksKey(id), refetchOnMount: 'always' });
}

/** Loads everything about plans, people and pitches again: their lists depend on each other. */
export function useReloadPlans() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && /^\/api\/(releases|contacts|pitches|documents|results)\b/.test(path),
    });
}

/** Keeps plans, people and pitches current while a screen shows them: other tabs and the assistant change them too. */
export function useLivePlans(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const socket = createSocket();
    const reload = (beginning: string) => () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(beginning),
      });
    const stopHearing = listen(socket, {
      'release:upsert': reload('/api/releases'),
      'release:remove': reload('/api/releases'),
      'task:upsert': reload('/api/releases'),
      'contact:upsert': reload('/api/contacts'),
      'contact:remove': reload('/api/contacts'),
      'pitch:upsert': reload('/api/pitches'),
      'document:saved': reload('/api/documents'),
    });
    const disconnect = keepConnected(socket);
    return () => {
      stopHearing();
      disconnect();
    };
  }, [queryClient]);
}
