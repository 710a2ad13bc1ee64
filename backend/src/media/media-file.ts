import {
  type MediaFile,
  mediaFilesMax,
  type MediaFileType,
  mediaFileUrl,
  mediaThumbnailUrl,
} from '../../../contract/media/media.js';
import type { Env } from '../config/env.js';

/** A file of the library, as its row says. */
export interface MediaRow {
  id: string;
  userId: string;
  fileName: string;
  fileType: MediaFileType;
  /** As it is answered: `image/jpeg`, `audio/mpeg`. */
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

/** A file as the wire shows it. */
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

/** Where the bytes of a file are kept. `ending` has no dot. */
export function mediaKey(userId: string, id: string, ending: string): string {
  return `${mediaKind}/${userId}/${id}.${ending}`;
}

/** Where the small picture of a file is kept. */
export function thumbnailKey(userId: string, id: string): string {
  return `${mediaKind}/${userId}/${id}-small.webp`;
}

/** What all that is kept of a file begins with. */
export function keyStart(userId: string, id: string): string {
  return `${mediaKind}/${userId}/${id}`;
}

/** How much a library may hold. */
export interface LibraryLimits {
  totalBytes: number;
  files: number;
  /** On their way at a time. */
  uploads: number;
}

/** What the configuration allows a library. */
export function libraryLimits(env: Env): LibraryLimits {
  return { totalBytes: env.mediaLimits.total, files: mediaFilesMax, uploads: 6 };
}

/** The kind of stored files that the library's are. */
export const mediaKind = 'media';
