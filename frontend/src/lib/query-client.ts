import { focusManager, MutationCache, QueryCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { api, ApiError } from './api';

// By default only tab visibility counts as focus. Also refetch when switching between windows side by side.
focusManager.setEventListener((handleFocus) => {
  // Screens are prerendered without a window.
  if (typeof window === 'undefined') return undefined;
  const listener = () => handleFocus();
  const events = ['visibilitychange', 'focus'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
});

/**
 * The cache of server data: no staleness, polling or retries. A query without its own function loads the path in its key.
 * `onAccessLost` is called on every 401 and 402, so the caller can reload the user.
 */
export function createQueryClient(onAccessLost: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 402)) onAccessLost();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }: QueryFunctionContext) => api.get(pathOf(queryKey), { signal }),
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function pathOf(queryKey: readonly unknown[]): string {
  const [path] = queryKey;
  if (typeof path !== 'string') throw new Error('A query without its own function has the path to load as its key');
  return path;
}

/** A click and the screen it opens are less than this far apart, in milliseconds. */
const justNowMs = 1000;

/** For `refetchOnMount`: a screen reloads its data, unless the link that opened it has just loaded it. */
export function unlessJustLoaded({ state }: { state: { dataUpdatedAt: number } }): 'always' | false {
  return Date.now() - state.dataUpdatedAt < justNowMs ? false : 'always';
}
