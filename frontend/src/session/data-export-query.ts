import type { LatestDataExport } from '@contract/data-export';
import type { QueryClient } from '@tanstack/react-query';

/** The cache key of the latest copy of one's data. */
export const dataExportKey = ['/api/account/export'] as const;

/** Puts what the server just said of a copy into the cache. What was asked before must not come after it. */
export async function adoptDataExport(queryClient: QueryClient, latest: LatestDataExport): Promise<void> {
  await queryClient.cancelQueries({ queryKey: dataExportKey });
  queryClient.setQueryData<LatestDataExport>(dataExportKey, latest);
}
