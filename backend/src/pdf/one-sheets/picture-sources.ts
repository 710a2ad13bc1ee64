import { type FactSources, profilePhoto, type SheetDesign } from '../../../../contract/one-sheets/one-sheet.js';

/** Sources of a sheet's pictures: its photo may be the profile's. */
export function pictureSources({ photoId, coverId }: Pick<SheetDesign, 'photoId' | 'coverId'>): FactSources {
  return {
    ...(photoId ? { photo: { from: photoId === profilePhoto ? 'profile' : 'library' } } : {}),
    ...(coverId ? { cover: { from: 'library' } } : {}),
  };
}
