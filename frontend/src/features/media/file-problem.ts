import {
  type MediaLimits,
  type MediaProblem,
  mediaTooLarge,
  mediaTypeOf,
  type UploadedType,
  wrongMediaType,
} from '@contract/media/media';

/** Why a picked file can't be uploaded to a tab, if so. `size` is in bytes. */
export function fileProblem(
  file: { name: string; size: number },
  wanted: UploadedType,
  limits: MediaLimits | undefined,
): MediaProblem | undefined {
  if (mediaTypeOf(file.name) !== wanted) return wrongMediaType(wanted);
  if (limits && file.size > limits[wanted]) return mediaTooLarge(wanted, limits[wanted]);
  return undefined;
}
