import type { MediaFile } from '@contract/media/media';
import { smallPictureUrl } from '@contract/account/picture';
import { type PictureFocus, profilePhoto } from '@contract/one-sheets/one-sheet';
import clsx from 'clsx';
import { Ban } from 'lucide-react';
import { useId } from 'react';
import { FocusPoint } from './focus-point';
import { ImageUpload } from './image-upload';

interface ImageChoiceProps {
  legend: string;
  hint: string;
  value: string | null;
  images: readonly MediaFile[];
  /** The profile picture, if it may be chosen. */
  profilePictureUrl?: string;
  what: 'photo' | 'cover';
  focus: PictureFocus | undefined;
  onChange: (id: string | null) => void;
  onFocus: (focus: PictureFocus | undefined) => void;
}

/** Picks an image from the library, uploads one, or chooses none, and sets the point that stays in view. */
export function ImageChoice({
  legend,
  hint,
  value,
  images,
  profilePictureUrl,
  what,
  focus,
  onChange,
  onFocus,
}: ImageChoiceProps) {
  const name = useId();
  const known = images.some(({ id }) => id === value) || (value === profilePhoto && profilePictureUrl);
  const choices = [
    { id: null, label: 'None', src: '' },
    ...(profilePictureUrl
      ? [{ id: profilePhoto, label: 'Your profile picture', src: smallPictureUrl(profilePictureUrl) }]
      : []),
    ...images.map(({ id, fileName, fileUrl, thumbnailUrl }) => ({ id, label: fileName, src: thumbnailUrl ?? fileUrl })),
  ];
  const chosen = choices.find(({ id, src }) => id !== null && id === value && src);
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2 overflow-y-auto p-1">
        {choices.map(({ id, label, src }) => (
          <label key={id ?? 'none'} className="group relative cursor-pointer" title={label}>
            <input
              type="radio"
              name={name}
              aria-label={label}
              checked={id === value || (id === null && !known)}
              onChange={() => onChange(id)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              className={clsx(
                'flex aspect-square items-center justify-center overflow-hidden rounded-control border-[1.5px] border-line bg-bubble',
                'peer-checked:border-accent peer-checked:shadow-[inset_0_0_0_3px_var(--accent)] peer-focus-visible:outline-3',
                'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
                'forced-colors:peer-checked:border-4 forced-colors:peer-checked:border-[Highlight]',
              )}
            >
              {src ? (
                <img src={src} alt="" loading="lazy" className="size-full object-cover p-[3px]" />
              ) : (
                <Ban className="size-5 text-muted" aria-hidden="true" />
              )}
            </span>
          </label>
        ))}
      </div>
      <p className="text-sm text-muted">{hint}</p>
      <ImageUpload what={what} onUploaded={onChange} />
      {chosen && <FocusPoint src={chosen.src} value={focus} onChange={onFocus} />}
    </fieldset>
  );
}
