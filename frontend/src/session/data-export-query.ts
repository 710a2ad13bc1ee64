import type { LatestDataExport } from '@contract/account/data-export';
import type { QueryClient } from '@tanstack/react-query';

/** The cache key of the latest data export. */
export const dataExportKey = ['/api/account/export'] as const;

/** Caches the server's latest export state, and cancels requests in flight that could overwrite it. */
export async function adoptDataExport(queryClient: QueryClient, latest: LatestDataExport): Promise<void> {
  await queryClient.cancelQueries({ queryKey: dataExportKey });
  queryClient.setQueryData<LatestDataExport>(dataExportKey, latest);
}
