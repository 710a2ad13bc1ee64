/** What a file of the library is: the tab it stands under. */
export type MediaFileType = 'audio' | 'image' | 'video' | 'application/pdf';

/**
 * A file of an artist's library. Times are ISO 8601, UTC. Addresses answer to the owner alone. What a kind of file does not
 * have is null.
 */
export interface MediaFile {
  id: string;
  fileName: string;
  /** The bytes, with ranges. */
  fileUrl: string;
  fileType: MediaFileType;
  sizeBytes: number;
  createdAt: string;
  /** A small picture of an image, of a video's frame, or of a sheet's page. */
  thumbnailUrl: string | null;
  /** Of an image or a video, in pixels, as it is shown. */
  width: number | null;
  height: number | null;
  /** Of audio or video. */
  durationSeconds: number | null;
  /** The title that an audio file carries in itself. */
  title: string | null;
  /** An audio file's loudness over its length: `waveformPoints` values from 0 to 100. */
  waveform: number[] | null;
  /** The one-sheet that this file is a version of. */
  sheetId: string | null;
}

/** How many values a waveform has. */
export const waveformPoints = 120;

/** Where a file answers to its owner. */
export function mediaFileUrl(id: string): string {
  return `/api/media/${id}/file`;
}

/** Where its small picture answers. */
export function mediaThumbnailUrl(id: string): string {
  return `/api/media/${id}/thumbnail`;
}
