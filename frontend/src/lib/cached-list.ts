import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a list that is cached. A load under way was asked before the change, so it is asked again: its answer may lack what
 * was just made, or hold what is gone.
 */
export function changeList<Item>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (items: readonly Item[]) => readonly Item[],
): void {
  queryClient.setQueryData<readonly Item[]>(queryKey, (items) => items && change(items));
  if (queryClient.isFetching({ queryKey }) === 0) return;
  const isKnown = queryClient.getQueryData(queryKey) !== undefined;
  // Of a list that was never loaded only a reset gives the load up: what is invalid merely waits for it.
  void (isKnown ? queryClient.invalidateQueries({ queryKey }) : queryClient.resetQueries({ queryKey }));
}
