import type { Timestamp, Uuid } from '../rules/scalars.js';

/** What a file of the library is: the tab it stands under. */
export type MediaFileType = 'audio' | 'image' | 'video' | 'application/pdf';

/**
 * A file of an artist's library. Times are ISO 8601, UTC. Addresses answer to the owner alone. What a kind of file does not
 * have is null.
 */
export interface MediaFile {
  id: Uuid;
  fileName: string;
  /** The bytes, with ranges. */
  fileUrl: string;
  fileType: MediaFileType;
  sizeBytes: number;
  createdAt: Timestamp;
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
  sheetId: Uuid | null;
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

/** The kinds that artists bring; sheets are made. */
export type UploadedType = Exclude<MediaFileType, 'application/pdf'>;

/** The largest file of each kind, and all files of an account together, in bytes. */
export type MediaLimits = Record<UploadedType | 'total', number>;

/** How many files a library has at most. */
export const mediaFilesMax = 1000;

/** The longest name of a file, in UTF-16 units. */
export const fileNameMax = 120;

/** For how long a deleted file can be had back, in minutes. */
export const undoMinutes = 10;

/** What the names of files of a kind end in. */
export const mediaEndings: Record<UploadedType, readonly string[]> = {
  audio: ['.mp3', '.wav'],
  image: ['.jpg', '.jpeg', '.png'],
  video: ['.mp4', '.mov'],
};

/** What is said, and the sentence under it. */
export interface MediaProblem {
  title: 'Invalid file type' | 'File too large';
  description: string;
}

const allowed: Record<UploadedType, string> = {
  audio: 'MP3 or WAV',
  image: 'JPEG or PNG',
  video: 'MP4 or MOV',
};
const nouns: Record<UploadedType, string> = { audio: 'a song', image: 'an image', video: 'a video' };

/** Of a file that is none of those that can be kept, or none of those that were asked for. */
export function wrongMediaType(wanted?: UploadedType): MediaProblem {
  const description = wanted
    ? `Please upload ${nouns[wanted]} as ${allowed[wanted]}.`
    : `Please upload music as ${allowed.audio}, images as ${allowed.image}, or videos as ${allowed.video}.`;
  return { title: 'Invalid file type', description };
}

/** Of a file beyond the limit of its kind. */
export function mediaTooLarge(type: UploadedType, maxBytes: number): MediaProblem {
  return { title: 'File too large', description: `Please upload ${nouns[type]} of at most ${limitText(maxBytes)}.` };
}

/** Of a file for which the library has no room left. */
export function libraryFull(totalBytes: number): MediaProblem {
  return {
    title: 'File too large',
    description: `Your library holds ${limitText(totalBytes)} in all, and this file does not fit in. Delete files you no longer need.`,
  };
}

/** What kind of file its name says it is; undefined for none of ours. */
export function mediaTypeOf(fileName: string): UploadedType | undefined {
  const name = fileName.toLowerCase();
  const types = Object.keys(mediaEndings) as UploadedType[];
  return types.find((type) => mediaEndings[type].some((ending) => name.endsWith(ending)));
}

/** A limit as people say it: "10 MB", "1 GB". */
export function limitText(bytes: number): string {
  const megabytes = Math.round(bytes / 1024 ** 2);
  return megabytes >= 1024 && megabytes % 1024 === 0 ? `${megabytes / 1024} GB` : `${megabytes} MB`;
}
