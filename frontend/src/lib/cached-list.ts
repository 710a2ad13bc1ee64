import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a cached list. A request in flight was sent before the change and may bring old data, so it is restarted.
 */
export function changeList<Item>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (items: readonly Item[]) => readonly Item[],
): void {
  queryClient.setQueryData<readonly Item[]>(queryKey, (items) => items && change(items));
  if (queryClient.isFetching({ queryKey }) === 0) return;
  const isKnown = queryClient.getQueryData(queryKey) !== undefined;
  // Invalidating a query that never loaded just waits for the load in flight; a reset cancels it.
  void (isKnown ? queryClient.invalidateQueries({ queryKey }) : queryClient.resetQueries({ queryKey }));
}
