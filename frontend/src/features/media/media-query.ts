import type { MediaFile } from '@contract/media/media';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { changeList } from '@/lib/cached-list';

export const mediaKey = ['/api/media'] as const;

/** The artist's files (GET /api/media), newest first. */
export function useMedia() {
  return useQuery<MediaFile[]>({ queryKey: mediaKey });
}

/** Inserts or replaces a file in the cached list, sorted by time. */
export function upsertFile(queryClient: QueryClient, file: MediaFile): void {
  changeMedia(queryClient, (files) =>
    [...files.filter(({ id }) => id !== file.id), file].sort((a, b) => order(b).localeCompare(order(a))),
  );
}

/** Removes a file from the cached list. */
export function dropFile(queryClient: QueryClient, id: string): void {
  changeMedia(queryClient, (files) => files.filter((file) => file.id !== id));
}

/** The sort key; ids break ties. */
const order = ({ createdAt, id }: MediaFile): string => `${createdAt} ${id}`;

function changeMedia(queryClient: QueryClient, change: (files: readonly MediaFile[]) => readonly MediaFile[]): void {
  changeList(queryClient, mediaKey, change);
}
