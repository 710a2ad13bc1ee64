import { limits } from '@contract/limits';
import { completeLink } from '@contract/rules/link-rule';
import type { MediaFile } from '@contract/media/media';
import type { ChangedRelease, Release, ReleaseFormat, TaskMove } from '@contract/releases/release';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Select } from '@/ui/forms/select';
import { formatLabels } from './format-labels';
import { useReloadPlans } from './releases-query';

interface Details {
  title: string;
  listenLink: string;
  photoCredit: string;
  coverId: string;
  photoId: string;
  hoursPerWeek: string;
  format: ReleaseFormat;
}

/** A release's details as the form has them. */
function detailsOf({ title, listenLink, photoCredit, coverId, photoId, hoursPerWeek, format }: Release): Details {
  return {
    ...{ title, listenLink, photoCredit, format },
    ...{ coverId: coverId ?? '', photoId: photoId ?? '', hoursPerWeek: String(hoursPerWeek) },
  };
}

const namesOf = (details: Partial<Details>) => Object.keys(details) as (keyof Details)[];

/**
 * What the press needs to know about a release: title, link, cover, photo, credit, and how much time is available for
 * it.
 */
export function RoomDetails({ release, onClose }: { release: Release; onClose: () => void }) {
  // What the edit is based on, which stays as it was when the dialog opened while tabs or the assistant change it.
  const [base, setBase] = useState(release);
  const [changes, setChanges] = useState<Partial<Details>>({});
  const details = { ...detailsOf(base), ...changes };
  const { title, listenLink, photoCredit, coverId, photoId, hoursPerWeek, format } = details;
  const change = (changed: Partial<Details>) => setChanges({ ...changes, ...changed });
  // Fields that were changed both here and elsewhere.
  const [clashes, setClashes] = useState<(keyof Details)[]>([]);
  const { data: media } = useQuery<MediaFile[]>({ queryKey: ['/api/media'] });
  const images = media?.filter(({ fileType }) => fileType === 'image') ?? [];
  const reload = useReloadPlans();
  const path = `/api/releases/${release.id}`;
  const planned = { format, hoursPerWeek: Number(hoursPerWeek) };
  const preview = useQuery({
    queryKey: [`${path}?preview=true`, planned, base.version],
    queryFn: () => api.patch<ChangedRelease>(`${path}?preview=true`, planned),
    enabled: hoursPerWeek !== '' && (format !== base.format || planned.hoursPerWeek !== base.hoursPerWeek),
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: () =>
      api.patch<ChangedRelease>(path, {
        title,
        listenLink: completeLink(listenLink),
        photoCredit,
        coverId: coverId || null,
        photoId: photoId || null,
        ...planned,
        version: base.version,
      }),
    onSuccess: async () => {
      await reload();
      onClose();
    },
    onError: (error) => {
      const newer = error instanceof ApiError ? error.json?.release : undefined;
      if (newer) {
        // Fields that weren't changed here show the newer text.
        const [before, after] = [detailsOf(base), detailsOf(newer)];
        setClashes(namesOf(changes).filter((name) => before[name] !== after[name] && after[name] !== changes[name]));
        setBase(newer);
      }
      return reload();
    },
  });
  const isChanged = namesOf(changes).some((name) => changes[name] !== detailsOf(base)[name]);
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const savedElsewhere = (name: keyof Details): string => {
    const saved = detailsOf(base)[name];
    if (name === 'format') return formatLabels[base.format];
    const file = name === 'coverId' || name === 'photoId' ? images.find(({ id }) => id === saved)?.fileName : saved;
    return file || 'None';
  };
  const errorOf = (name: keyof Details) => {
    const error = fields[name] ?? (clashes.includes(name) ? `Saved elsewhere: ${savedElsewhere(name)}` : undefined);
    return error === undefined ? {} : { error };
  };
  const choice = (label: string, name: 'coverId' | 'photoId', hint: string) => (
    <Field label={label} hint={hint} {...errorOf(name)}>
      <Select value={details[name]} onChange={(event) => change({ [name]: event.target.value })}>
        <option value="">None</option>
        {images.map(({ id, fileName, width, height }) => (
          <option key={id} value={id}>
            {fileName}
            {width && height ? ` (${width} × ${height})` : ''}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <Dialog open onOpenChange={onClose} title="Details" isChanged={isChanged}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Field label="Title" {...errorOf('title')}>
          <Input
            value={title}
            maxLength={limits.releaseTitleMax}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field
          label="Link to listen"
          hint="A link where people can hear it (private links are fine)."
          {...errorOf('listenLink')}
        >
          <Input
            inputMode="url"
            value={listenLink}
            maxLength={limits.linkMax}
            onChange={(event) => change({ listenLink: event.target.value })}
          />
        </Field>
        {choice('Cover', 'coverId', 'An image from your media files.')}
        {choice('Press photo', 'photoId', 'For sharp print, use 1,500 px or wider.')}
        <Field label="Photo credit" {...errorOf('photoCredit')}>
          <Input
            value={photoCredit}
            maxLength={limits.nameMax}
            onChange={(event) => change({ photoCredit: event.target.value })}
          />
        </Field>
        {release.kind === 'release' && (
          <Field label="Format" {...errorOf('format')}>
            <Select value={format} onChange={(event) => change({ format: event.target.value as ReleaseFormat })}>
              {Object.entries(formatLabels).map(([one, label]) => (
                <option key={one} value={one}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Hours a week for PR" hint="We only plan what fits in that time." {...errorOf('hoursPerWeek')}>
          <Input
            type="number"
            min={1}
            max={60}
            value={hoursPerWeek}
            onChange={(event) => change({ hoursPerWeek: event.target.value })}
          />
        </Field>
        <div aria-live="polite" className="text-sm empty:hidden">
          {preview.data && <PlanPreview moves={preview.data.moves} />}
        </div>
        {save.error && Object.keys(fields).length === 0 && <p role="alert">{sentenceOf(save.error)}</p>}
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** How other hours or another format would change the plan. */
function PlanPreview({ moves }: Pick<ChangedRelease, 'moves'>) {
  const titles = (is: (move: TaskMove) => boolean) => moves.filter(is).map(({ title }) => title);
  const added = titles(({ taskId }) => taskId === null);
  const leftOut = titles(({ taskId, to }) => taskId !== null && to === null);
  const moved = moves.length - added.length - leftOut.length;
  if (moves.length === 0) return <p>The plan stays as it is.</p>;
  return (
    <>
      {added.length > 0 && <p>Added: {added.join('; ')}</p>}
      {leftOut.length > 0 && <p>Left out: {leftOut.join('; ')}</p>}
      {moved > 0 && <p>{moved === 1 ? '1 task moves' : `${moved} tasks move`} to another day.</p>}
    </>
  );
}
