import {
  type MediaFile,
  mediaFilesMax,
  type MediaFileType,
  mediaFileUrl,
  mediaThumbnailUrl,
} from '../../../contract/media/media.js';
import type { Env } from '../config/env.js';

/** A row of the library. */
export interface MediaRow {
  id: string;
  userId: string;
  fileName: string;
  fileType: MediaFileType;
  /** The type to serve it as: `image/jpeg`, `audio/mpeg`. */
  contentType: string;
  sizeBytes: number;
  storageKey: string;
  thumbnailKey: string | null;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  title: string | null;
  waveform: number[] | null;
  sheetId: string | null;
  createdAt: Date;
}

export function toMediaFile(row: MediaRow): MediaFile {
  return {
    id: row.id,
    fileName: row.fileName,
    fileUrl: mediaFileUrl(row.id),
    fileType: row.fileType,
    sizeBytes: row.sizeBytes,
    createdAt: row.createdAt.toISOString(),
    thumbnailUrl: row.thumbnailKey === null ? null : mediaThumbnailUrl(row.id),
    width: row.width,
    height: row.height,
    durationSeconds: row.durationSeconds,
    title: row.title,
    waveform: row.waveform,
    sheetId: row.sheetId,
  };
}

/** Storage key of a file's bytes. `ending` has no dot. */
export function mediaKey(userId: string, id: string, ending: string): string {
  return `${mediaKind}/${userId}/${id}.${ending}`;
}

/** Storage key of a file's thumbnail. */
export function thumbnailKey(userId: string, id: string): string {
  return `${mediaKind}/${userId}/${id}-small.webp`;
}

/** Prefix of all storage keys of a file. */
export function keyStart(userId: string, id: string): string {
  return `${mediaKind}/${userId}/${id}`;
}

/** Limits of a library. */
export interface LibraryLimits {
  totalBytes: number;
  files: number;
  /** Concurrent uploads. */
  uploads: number;
}

/** The configured limits. */
export function libraryLimits(env: Env): LibraryLimits {
  return { totalBytes: env.mediaLimits.total, files: mediaFilesMax, uploads: 6 };
}

/** The library's kind in the storage. */
export const mediaKind = 'media';
