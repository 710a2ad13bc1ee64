import type { Timestamp, Uuid } from '../rules/scalars.js';

/** The types of files in a library, in the order of its tabs. */
export const mediaFileTypes = ['application/pdf', 'audio', 'image', 'video'] as const;
/** A library file's type, which is also its tab. */
export type MediaFileType = (typeof mediaFileTypes)[number];

/** A file in an artist's library. URLs are for its owner only. Fields that don't apply to its type are null. */
export interface MediaFile {
  id: Uuid;
  fileName: string;
  /** Supports range requests. */
  fileUrl: string;
  fileType: MediaFileType;
  sizeBytes: number;
  createdAt: Timestamp;
  /** Thumbnail of an image, a video frame or a sheet. */
  thumbnailUrl: string | null;
  /** Displayed size of an image or video, in pixels. */
  width: number | null;
  height: number | null;
  /** Audio and video only. */
  durationSeconds: number | null;
  /** The title in an audio file's metadata. */
  title: string | null;
  /** Loudness of an audio file over time: `waveformPoints` values from 0 to 100. */
  waveform: number[] | null;
  /** The one-sheet that this file is a version of. */
  sheetId: Uuid | null;
}

/** Number of values in a waveform. */
export const waveformPoints = 120;

/** A file's URL, for its owner only. */
export function mediaFileUrl(id: string): string {
  return `/api/media/${id}/file`;
}

/** A thumbnail's URL, for its owner only. */
export function mediaThumbnailUrl(id: string): string {
  return `/api/media/${id}/thumbnail`;
}

/** The path of the library, open at a type's tab. */
export function libraryPath(type: MediaFileType): string {
  return `/chat?library=${encodeURIComponent(type)}`;
}

/** The types that artists can upload; sheets are generated. */
export type UploadedType = Exclude<MediaFileType, 'application/pdf'>;

/** Maximum file size per type, and of all files of an account together, in bytes. */
export type MediaLimits = Record<UploadedType | 'total', number>;

/** Maximum number of files per library. */
export const mediaFilesMax = 1000;

/** Maximum length of a file name, in UTF-16 units. */
export const fileNameMax = 120;

/** How many minutes a deleted file can be restored. */
export const undoMinutes = 10;

/** File extensions of each type. */
export const mediaEndings: Record<UploadedType, readonly string[]> = {
  audio: ['.mp3', '.wav'],
  image: ['.jpg', '.jpeg', '.png'],
  video: ['.mp4', '.mov'],
};

/** iPhone photos, which are stored as JPEG. */
export const heicEndings: readonly string[] = ['.heic', '.heif'];

/** Toast title and description. */
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

/** The error for a file of an unsupported or unexpected type. */
export function wrongMediaType(wanted?: UploadedType): MediaProblem {
  const description = wanted
    ? `Please upload ${nouns[wanted]} as ${allowed[wanted]}.`
    : `Please upload music as ${allowed.audio}, images as ${allowed.image}, or videos as ${allowed.video}.`;
  return { title: 'Invalid file type', description };
}

/** The error for a file over its type's limit. */
export function mediaTooLarge(type: UploadedType, maxBytes: number): MediaProblem {
  return { title: 'File too large', description: `Please upload ${nouns[type]} of at most ${limitText(maxBytes)}.` };
}

/** The error for a file that exceeds the library's remaining space. */
export function libraryFull(totalBytes: number): MediaProblem {
  return {
    title: 'File too large',
    description: `Your library holds ${limitText(totalBytes)} in all, and this file does not fit in. Delete files you no longer need.`,
  };
}

/** The type for a file name's extension, or undefined if it is unsupported. */
export function mediaTypeOf(fileName: string): UploadedType | undefined {
  const name = fileName.toLowerCase();
  const types = Object.keys(mediaEndings) as UploadedType[];
  return types.find((type) => mediaEndings[type].some((ending) => name.endsWith(ending)));
}

/** A limit as text: "10 MB", "1 GB". */
export function limitText(bytes: number): string {
  const megabytes = Math.round(bytes / 1024 ** 2);
  return megabytes >= 1024 && megabytes % 1024 === 0 ? `${megabytes / 1024} GB` : `${megabytes} MB`;
}
