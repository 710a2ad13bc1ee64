import type { MediaFile } from '@contract/media/media';
import {
  type PictureFocus,
  type SheetDesign,
  type SheetPaper,
  sheetPapers,
  type SheetVariant,
  sheetVariants,
} from '@contract/one-sheets/one-sheet';
import type { User } from '@contract/account/user';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ImageChoice } from './image-choice';
import { useSheetForm } from './sheet-form';

const variants: Record<SheetVariant, { name: string; use: string }> = {
  press: { name: 'Press', use: 'Leads with story, quotes and date' },
  booking: { name: 'Booking', use: 'Leads with draw, venues, video, contact' },
  radio: { name: 'Radio and retail', use: 'Leads with tracks, clean version, ISRC and UPC' },
  playlist: { name: 'Playlist', use: 'Leads with similar artists, mood, tempo and numbers' },
};
const papers: Record<SheetPaper, string> = { a4: 'A4', letter: 'Letter' };

/** Suggested accent colours, which print well. */
const swatches = [
  { colour: '#c2410c', name: 'Rust' },
  { colour: '#b3261e', name: 'Red' },
  { colour: '#9d174d', name: 'Plum' },
  { colour: '#1d5fbf', name: 'Blue' },
  { colour: '#0f766e', name: 'Teal' },
  { colour: '#3f6212', name: 'Moss' },
  { colour: '#1f2933', name: 'Slate' },
];

interface LookFieldsProps {
  user: User;
  /** The colour taken from the photo; undefined until it is known. */
  accent: string | undefined;
}

/** The sheet's kind, paper, colour and pictures. */
export function LookFields({ user, accent }: LookFieldsProps) {
  const { design, changeDesign } = useSheetForm();
  const fromPicture = useRef(accent);
  const follow = useEffectEvent((next: string) => {
    // When another picture is chosen, its colour replaces the last picture's, but not one the artist picked.
    if (fromPicture.current && next !== fromPicture.current && design.accent === fromPicture.current) {
      changeDesign({ ...design, accent: next });
    }
    fromPicture.current = next;
  });
  useEffect(() => {
    if (accent) follow(accent);
  }, [accent]);
  const { data: media = [] } = useQuery<MediaFile[]>({ queryKey: ['/api/media'] });
  const images = media.filter(({ fileType }) => fileType === 'image');
  const colours = [
    ...(!accent || swatches.some(({ colour }) => colour === accent)
      ? []
      : [{ colour: accent, name: 'From the photo' }]),
    ...swatches,
  ];
  return (
    <div className="flex flex-col gap-6">
      <fieldset>
        <legend className="mb-1.5 font-semibold">Kind of sheet</legend>
        <div className="grid grid-cols-2 gap-2">
          {sheetVariants.map((variant) => (
            <label key={variant} className="relative cursor-pointer">
              <input
                type="radio"
                name="variant"
                aria-label={variants[variant].name}
                aria-describedby={`variant-${variant}`}
                checked={design.variant === variant}
                onChange={() => changeDesign({ ...design, variant })}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className={clsx(choiceLook, 'flex h-full flex-col rounded-card p-3')}>
                <span className="font-bold">{variants[variant].name}</span>
                <span id={`variant-${variant}`} className="text-sm text-muted">
                  {variants[variant].use}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-semibold">Paper</legend>
        <div className="flex gap-2">
          {sheetPapers.map((paper) => (
            <label key={paper} className="relative cursor-pointer">
              <input
                type="radio"
                name="paper"
                aria-label={papers[paper]}
                checked={design.paper === paper}
                onChange={() => changeDesign({ ...design, paper })}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className={clsx(choiceLook, 'flex min-h-11 items-center rounded-control px-4 font-bold')}>
                {papers[paper]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1.5 font-semibold">Accent colour</legend>
        <div className="flex flex-wrap items-center gap-2.5">
          {colours.map(({ colour, name }) => (
            <label key={colour} className="relative cursor-pointer" title={name}>
              <input
                type="radio"
                name="accent"
                aria-label={name}
                checked={design.accent === colour}
                onChange={() => changeDesign({ ...design, accent: colour })}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span
                className={clsx(
                  'block size-11 forced-color-adjust-none rounded-control border-[1.5px] border-ink',
                  'peer-checked:shadow-[inset_0_0_0_2px_var(--paper),0_0_0_3px_var(--accent)] peer-focus-visible:outline-3',
                  'peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent',
                )}
                style={{ backgroundColor: colour }}
              />
            </label>
          ))}
          <label className="flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-ink px-3 font-bold">
            Custom
            <input
              type="color"
              value={design.accent}
              onChange={({ target }) => changeDesign({ ...design, accent: target.value })}
              className="h-7 w-9 cursor-pointer bg-transparent"
            />
          </label>
        </div>
      </fieldset>
      <ImageChoice
        legend="Photo"
        hint="For sharp print, use 1,500 px or wider."
        what="photo"
        focus={design.photoFocus}
        onFocus={(photoFocus) => changeDesign(withFocus(design, 'photoFocus', photoFocus))}
        value={design.photoId}
        images={images}
        profilePictureUrl={user.profilePictureUrl}
        onChange={(photoId) => changeDesign({ ...withFocus(design, 'photoFocus', undefined), photoId })}
      />
      <ImageChoice
        legend="Cover"
        hint="Your release's artwork."
        what="cover"
        focus={design.coverFocus}
        onFocus={(coverFocus) => changeDesign(withFocus(design, 'coverFocus', coverFocus))}
        value={design.coverId}
        images={images}
        onChange={(coverId) => changeDesign({ ...withFocus(design, 'coverFocus', undefined), coverId })}
      />
    </div>
  );
}

const choiceLook = clsx(
  'border-[1.5px] border-line forced-colors:peer-checked:border-4 forced-colors:peer-checked:border-[Highlight] peer-checked:border-ink peer-checked:bg-bubble peer-hover:border-ink',
  'peer-checked:shadow-[inset_0_-4px_0_var(--signal)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
);

/** A design with or without a focus point. */
function withFocus(
  design: SheetDesign,
  name: 'photoFocus' | 'coverFocus',
  focus: PictureFocus | undefined,
): SheetDesign {
  const { [name]: _before, ...rest } = design;
  return focus ? { ...rest, [name]: focus } : rest;
}
