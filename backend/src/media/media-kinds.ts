import { fileTypeFromBuffer } from 'file-type';
import { fileNameMax, mediaEndings, type UploadedType } from '../../../contract/media/media.js';

/** What a file is, by its bytes. */
export interface MediaKind {
  type: UploadedType;
  /** As it is answered. */
  contentType: string;
  /** How its name ends; the first is what a name without one gets. */
  endings: readonly [string, ...string[]];
}

/** How many of the first bytes tell what a file is. */
export const signatureBytes = 4100;

const mp3: MediaKind = { type: 'audio', contentType: 'audio/mpeg', endings: ['.mp3'] };
const wav: MediaKind = { type: 'audio', contentType: 'audio/wav', endings: ['.wav'] };
const jpeg: MediaKind = { type: 'image', contentType: 'image/jpeg', endings: ['.jpg', '.jpeg'] };
const png: MediaKind = { type: 'image', contentType: 'image/png', endings: ['.png'] };
const mp4: MediaKind = { type: 'video', contentType: 'video/mp4', endings: ['.mp4'] };
const mov: MediaKind = { type: 'video', contentType: 'video/quicktime', endings: ['.mov'] };

/** By what file-type calls them. Of an animated PNG its first picture is kept; iTunes writes its own brand into an MP4. */
const known: Partial<Record<string, MediaKind>> = { mp3, wav, jpg: jpeg, png, apng: png, mp4, m4v: mp4, mov };

/** What a file is, by its first `signatureBytes`; undefined for none of ours. Its name has no say. */
export async function kindOf(start: Uint8Array): Promise<MediaKind | undefined> {
  const type = await fileTypeFromBuffer(start);
  return type && known[type.ext];
}

const pdf = ['.pdf'] as const;

/** How the names of files end that are answered as a type. */
export function endingsOf(contentType: string): readonly [string, ...string[]] {
  return Object.values(known).find((kind) => kind?.contentType === contentType)?.endings ?? pdf;
}

const allEndings: readonly string[] = Object.values(mediaEndings).flat();

/** Names that one system or another keeps to itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** No system has a longer name, in UTF-16 units. Of what is sent as one, the end is looked at: its ending is there. */
const longestName = 1000;

/** A name as every system takes it, shows it and sends it, ending in one of `endings`. */
export function cleanFileName(given: string, endings: readonly [string, ...string[]]): string {
  const base = given.slice(-longestName).normalize().split(/[/\\]/).pop() ?? '';
  const visible = base
    // Control and format characters, such as those that turn the direction of what follows, and what systems reserve.
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

/** At most so many UTF-16 units, with no character cut in two. */
function shortened(text: string, most: number): string {
  const cut = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return cut.trim() || 'Untitled';
}
