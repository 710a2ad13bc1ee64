import { fileTypeFromBuffer } from 'file-type';
import { fileNameMax, heicEndings, mediaEndings, type UploadedType } from '../../../contract/media/media.js';

/** A file type, detected from the bytes. */
export interface MediaKind {
  type: UploadedType;
  /** The type to serve it as. */
  contentType: string;
  /** Accepted file extensions; the first is the default. */
  endings: readonly [string, ...string[]];
}

/** How many leading bytes are needed to detect the type. */
export const signatureBytes = 4100;

const mp3: MediaKind = { type: 'audio', contentType: 'audio/mpeg', endings: ['.mp3'] };
const wav: MediaKind = { type: 'audio', contentType: 'audio/wav', endings: ['.wav'] };
export const jpeg: MediaKind = { type: 'image', contentType: 'image/jpeg', endings: ['.jpg', '.jpeg'] };
const png: MediaKind = { type: 'image', contentType: 'image/png', endings: ['.png'] };
/** Converted to JPEG before storing: browsers and printers can't show it. */
export const heic: MediaKind = { type: 'image', contentType: 'image/heic', endings: ['.heic', '.heif'] };
const mp4: MediaKind = { type: 'video', contentType: 'video/mp4', endings: ['.mp4'] };
const mov: MediaKind = { type: 'video', contentType: 'video/quicktime', endings: ['.mov'] };

/**
 * By the names that file-type uses. Only the first frame of an animated PNG is kept; iTunes writes its own brand into
 * an MP4.
 */
const known: Partial<Record<string, MediaKind>> = { mp3, wav, jpg: jpeg, png, apng: png, heic, mp4, m4v: mp4, mov };

/** Detects a file's type from its first `signatureBytes`, ignoring its name; undefined if we don't accept it. */
export async function kindOf(start: Uint8Array): Promise<MediaKind | undefined> {
  const type = await fileTypeFromBuffer(start);
  return type && known[type.ext];
}

const pdf = ['.pdf'] as const;

/** File extensions for a content type. */
export function endingsOf(contentType: string): readonly [string, ...string[]] {
  return Object.values(known).find((kind) => kind?.contentType === contentType)?.endings ?? pdf;
}

const allEndings: readonly string[] = [...Object.values(mediaEndings).flat(), ...heicEndings];

/** Device names reserved by Windows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * Longer than any system allows, in UTF-16 units. Only the end of an upload's name is read, since that is where its
 * extension is.
 */
const longestName = 1000;

/** A file name that every system can store, show and send, ending in one of `endings`. */
export function cleanFileName(given: string, endings: readonly [string, ...string[]]): string {
  const base = given.slice(-longestName).normalize().split(/[/\\]/).pop() ?? '';
  const visible = base
    // Control and format characters (such as bidi overrides), and characters reserved by file systems.
    .replace(/[\p{C}:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const lower = visible.toLowerCase();
  const ending = endings.find((each) => lower.endsWith(each));
  const foreign = ending ?? allEndings.find((each) => lower.endsWith(each)) ?? '';
  const stem = visible.slice(0, visible.length - foreign.length).replace(reserved, '_$1');
  const kept = ending ? visible.slice(-ending.length) : endings[0];
  return shortened(stem, fileNameMax - kept.length) + kept;
}

/** Truncates to `most` UTF-16 units without splitting a character. */
function shortened(text: string, most: number): string {
  const cut = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return cut.trim() || 'Untitled';
}
