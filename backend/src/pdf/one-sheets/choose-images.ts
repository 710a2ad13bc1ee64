import type { MediaFile } from '../../../../contract/media/media.js';
import type { SheetDesign } from '../../../../contract/one-sheets/one-sheet.js';
import { sharpest } from '../page/design/photo-place.js';

const coverName = /cover|artwork|sleeve|albumart/i;

/**
 * Picks the images a sheet starts with. A file is the cover if its name says so or contains the song's title; the photo
 * is the one of the others that prints best, or the newest if several are equal. `images` are newest first.
 */
export function chooseImages(
  images: readonly Pick<MediaFile, 'id' | 'fileName' | 'width' | 'height'>[],
  songTitle: string,
): Pick<SheetDesign, 'photoId' | 'coverId'> {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const song = plain(songTitle);
  const isCover = ({ fileName }: { fileName: string }): boolean =>
    coverName.test(fileName) || (song.length > 2 && plain(fileName).includes(song));
  return {
    photoId: sharpest(images.filter((image) => !isCover(image)))?.id ?? null,
    coverId: images.find(isCover)?.id ?? null,
  };
}
