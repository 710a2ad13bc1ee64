import { limits } from '../limits.js';

/** POST /api/upload-profile-picture, 201: from then on the user's `profilePictureUrl`. */
export interface UploadedPicture {
  fileUrl: string;
}

/** Edges of the square in which a picture is kept, in pixels. */
export const pictureSizes = { small: 96, large: 512 } as const;

/** The types that a picture may say it has. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];

/** What is said, and the sentence under it. */
export const wrongPictureType = {
  title: 'Invalid file type',
  description: 'Please upload a valid image file (JPEG, PNG, WebP)',
};
export const pictureTooLarge = {
  title: 'File too large',
  description: 'Please upload an image smaller than 5MB',
};

/** What is wrong with a file that somebody picks, as far as that shows before it is sent. `size` is in bytes. */
export function pictureProblem(file: { type: string; size: number }): typeof wrongPictureType | undefined {
  if (!pictureTypes.includes(file.type)) return wrongPictureType;
  if (file.size > limits.pictureMaxBytes) return pictureTooLarge;
  return undefined;
}

/** Where a picture answers to its owner: as a square of `pictureSizes.large`, with `?size=small` of `pictureSizes.small`. */
export function pictureUrl(id: string): string {
  return `/api/pictures/${id}`;
}

/** The small square of a picture; `""` where there is none. */
export function smallPictureUrl(url: string): string {
  return url && `${url}?size=small`;
}

/** The id in an address as `pictureUrl` makes it, or undefined. */
export function pictureIdIn(url: string): string | undefined {
  return /^\/api\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(url)?.[1];
}
