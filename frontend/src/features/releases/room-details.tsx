import { limits } from '@contract/limits';
import type { MediaFile } from '@contract/media/media';
import type { ChangedRelease, Release } from '@contract/releases/release';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Select } from '@/ui/forms/select';
import { useReloadPlans } from './releases-query';

/** What the press needs to know of a release: title, link, cover, photo, credit, and the time there is for it. */
export function RoomDetails({ release, onClose }: { release: Release; onClose: () => void }) {
  const [title, setTitle] = useState(release.title);
  const [listenLink, setListenLink] = useState(release.listenLink);
  const [photoCredit, setPhotoCredit] = useState(release.photoCredit);
  const [coverId, setCoverId] = useState(release.coverId ?? '');
  const [photoId, setPhotoId] = useState(release.photoId ?? '');
  const [hours, setHours] = useState(String(release.hoursPerWeek));
  const { data: media } = useQuery<MediaFile[]>({ queryKey: ['/api/media'] });
  const images = media?.filter(({ fileType }) => fileType === 'image') ?? [];
  const reload = useReloadPlans();
  const save = useMutation({
    mutationFn: () =>
      api.patch<ChangedRelease>(`/api/releases/${release.id}`, {
        title,
        listenLink: completed(listenLink),
        photoCredit,
        coverId: coverId || null,
        photoId: photoId || null,
        hoursPerWeek: Number(hours),
        version: release.version,
      }),
    onSuccess: async () => {
      await reload();
      onClose();
    },
    onError: reload,
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const errorOf = (name: string) => (fields[name] ? { error: fields[name] } : {});
  const choice = (label: string, value: string, onChange: (id: string) => void, hint: string) => (
    <Field label={label} hint={hint}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
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
    <Dialog open onOpenChange={onClose} title="Details">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Field label="Title" {...errorOf('title')}>
          <Input value={title} maxLength={limits.releaseTitleMax} onChange={(event) => setTitle(event.target.value)} />
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
            onChange={(event) => setListenLink(event.target.value)}
          />
        </Field>
        {choice('Cover', coverId, setCoverId, 'An image of your media files.')}
        {choice('Press photo', photoId, setPhotoId, 'For sharp print, use 1,500 px or wider.')}
        <Field label="Photo credit" {...errorOf('photoCredit')}>
          <Input
            value={photoCredit}
            maxLength={limits.nameMax}
            onChange={(event) => setPhotoCredit(event.target.value)}
          />
        </Field>
        <Field
          label="Hours a week for PR"
          hint="New plans leave out what you have no time for."
          {...errorOf('hoursPerWeek')}
        >
          <Input type="number" min={1} max={60} value={hours} onChange={(event) => setHours(event.target.value)} />
        </Field>
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

/** `song.example/private` is a link too. */
function completed(link: string): string {
  const text = link.trim();
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
}
