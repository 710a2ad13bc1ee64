import { limits } from '../limits.js';

/** POST /api/upload-profile-picture, 201: the user's new `profilePictureUrl`. */
export interface UploadedPicture {
  fileUrl: string;
}

/** Edge lengths of the stored square pictures, in pixels. */
export const pictureSizes = { small: 96, large: 512 } as const;

/** Accepted MIME types. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'];

/** Toast title and description. */
export const wrongPictureType = {
  title: 'Invalid file type',
  description: 'Please upload a valid image file (JPEG, PNG, WebP)',
};
export const pictureTooLarge = {
  title: 'File too large',
  description: 'Please upload an image smaller than 5MB',
};

/** The error for a picked file, checked before the upload. `size` is in bytes. */
export function pictureProblem(file: { type: string; size: number }): typeof wrongPictureType | undefined {
  if (!pictureTypes.includes(file.type)) return wrongPictureType;
  if (file.size > limits.pictureMaxBytes) return pictureTooLarge;
  return undefined;
}

/** A picture's URL, for its owner only: `pictureSizes.large`, or `pictureSizes.small` with `?size=small`. */
export function pictureUrl(id: string): string {
  return `/api/pictures/${id}`;
}

/** The URL of the small picture; `""` if there is no picture. */
export function smallPictureUrl(url: string): string {
  return url && `${url}?size=small`;
}

/** The id in a URL made by `pictureUrl`, or undefined. */
export function pictureIdIn(url: string): string | undefined {
  return /^\/api\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(url)?.[1];
}
