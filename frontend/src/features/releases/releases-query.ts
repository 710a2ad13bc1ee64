import type { Release, ReleasePage } from '@contract/releases/release';
import type { TaskList } from '@contract/releases/task';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unlessJustLoaded } from '@/lib/query-client';
import { createSocket, keepConnected, listen, type LiveSocket } from '@/lib/socket';

/** The limit covers all releases that an account can have. */
const releasesKey = ['/api/releases?limit=200'] as const;

const releaseKey = (id: string) => [`/api/releases/${id}`] as const;
export const tasksKey = (id: string) => [`/api/releases/${id}/tasks`] as const;

/** The account's releases, newest first. */
export function useReleases() {
  return useQuery<ReleasePage>({ queryKey: releasesKey, refetchOnMount: 'always' });
}

/** The account's releases as loaded by the list beside it, without loading them again. */
export function useKnownReleases() {
  return useQuery<ReleasePage>({ queryKey: releasesKey });
}

/** A release. Until it has loaded, the copy in the account's list is shown. */
export function useRelease(id: string) {
  const queryClient = useQueryClient();
  return useQuery<Release>({
    queryKey: releaseKey(id),
    refetchOnMount: unlessJustLoaded,
    placeholderData: () =>
      queryClient.getQueryData<ReleasePage>(releasesKey)?.items.find((release) => release.id === id),
  });
}

/** The tasks of a release. Load them in one component and pass them on: each one that mounts loads them again. */
export function useTasks(id: string) {
  return useQuery<TaskList>({ queryKey: tasksKey(id), refetchOnMount: unlessJustLoaded });
}

/** Preloads what a release's screen shows first. */
export function loadRelease(queryClient: QueryClient, id: string): void {
  for (const queryKey of [releaseKey(id), tasksKey(id)])
    void queryClient.prefetchQuery({ queryKey, staleTime: stillFreshMs });
}

/** Makes the press of a link and the click after it share one load. */
export const stillFreshMs = 500;

/** Reloads everything about plans, people, pitches and facts, since their lists depend on each other. */
export function useReloadPlans() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && /^\/api\/(releases|contacts|pitches|documents|facts|results)\b/.test(path),
    });
}

/**
 * Keeps plans, people and pitches up to date while a screen shows them: other tabs and the assistant change them too.
 */
export function useLivePlans(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const socket = createSocket();
    const releases = reloader(queryClient, '/api/releases');
    const contacts = reloader(queryClient, '/api/contacts');
    const pitches = reloader(queryClient, '/api/pitches');
    const facts = reloader(queryClient, '/api/facts');
    const chats = reloader(queryClient, '/api/chats');
    const stopListening = listen(socket, {
      'release:upsert': releases,
      'release:remove': releases,
      'task:upsert': releases,
      'contact:upsert': contacts,
      'contact:remove': contacts,
      'contact:import': contacts,
      'fact:upsert': facts,
      'fact:remove': facts,
      'chat:upsert': chats,
      'chat:remove': chats,
      'pitch:upsert': pitches,
      'pitch:remove': pitches,
      'document:saved': reloader(queryClient, '/api/documents'),
      ...afterBreaks(reloader(queryClient, '/api/')),
    });
    // The screen renders first: opening a connection takes as long as rendering half a plan.
    let disconnect: (() => void) | undefined;
    const timer = setTimeout(() => (disconnect = keepConnected(socket)), connectAfterMs);
    return () => {
      clearTimeout(timer);
      stopListening();
      disconnect?.();
    };
  }, [queryClient]);
}

const connectAfterMs = 100;

/** Keeps the list of releases up to date: the assistant plans them in the chat beside it. */
export function useLiveReleases(socket: LiveSocket): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const reload = reloader(queryClient, releasesKey[0]);
    return listen(socket, { 'release:upsert': reload, 'release:remove': reload, ...afterBreaks(reload) });
  }, [socket, queryClient]);
}

/** @returns a function that reloads every query on screen whose path starts with `beginning` */
function reloader(queryClient: QueryClient, beginning: string): () => void {
  return () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(beginning),
    });
}

/** Runs when a broken connection is back, since events were missed. */
function afterBreaks(reload: () => void): { connect: () => void; disconnect: () => void } {
  let isBroken = false;
  return {
    connect: () => {
      if (isBroken) reload();
      isBroken = false;
    },
    disconnect: () => {
      isBroken = true;
    },
  };
}
