import { type FactSources, profilePhoto, type SheetDesign } from '../../../../contract/one-sheets/one-sheet.js';

/** Where the pictures of a sheet come from: its photo may be the profile's. */
export function pictureSources({ photoId, coverId }: Pick<SheetDesign, 'photoId' | 'coverId'>): FactSources {
  return {
    ...(photoId ? { photo: { from: photoId === profilePhoto ? 'profile' : 'library' } } : {}),
    ...(coverId ? { cover: { from: 'library' } } : {}),
  };
}
