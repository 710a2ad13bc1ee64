import { limits } from '@contract/limits';
import type { CreateReleaseBody } from '@contract/releases/create-release.body';
import {
  type Release,
  type ReleaseFormat,
  releaseFormats,
  type ReleaseKind,
  releaseKinds,
} from '@contract/releases/release';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, sentenceOf } from '@/lib/api';
import { isoDay } from '@/lib/dates';
import { timeZoneHere } from '@/lib/time-zone';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Creation } from '@/ui/forms/creation';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Select } from '@/ui/forms/select';
import { formatLabels } from './format-labels';
import { useReloadPlans } from './releases-query';

const kindLabels: Record<ReleaseKind, string> = { release: 'Release', tour: 'Tour', between: 'Between releases' };

interface NewReleaseDialogProps {
  onClose: () => void;
  onCreated: (release: Release) => void;
}

/** The short form for a new room: name, kind and date. */
export function NewReleaseDialog({ onClose, onCreated }: NewReleaseDialogProps) {
  const [creation] = useState(() => new Creation<Release, Omit<CreateReleaseBody, 'id'>>('/api/releases'));
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<ReleaseKind>('release');
  const [format, setFormat] = useState<ReleaseFormat>('single');
  const [date, setDate] = useState('');
  const reload = useReloadPlans();
  const create = useMutation({
    mutationFn: () => {
      const timeZone = timeZoneHere();
      const day = date || (kind === 'between' ? isoDay(new Date()) : '');
      return creation.save({ title, kind, format, ...(day && { date: day }), ...(timeZone && { timeZone }) });
    },
    onSuccess: async (release) => {
      await reload();
      onCreated(release);
    },
  });
  const fields = create.error instanceof ApiError ? create.error.fields : {};
  return (
    <Dialog
      open
      onOpenChange={onClose}
      isChanged={title !== '' || date !== ''}
      title="New release"
      description="You get a plan with dates. No date yet? Leave it empty."
    >
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <Field label="Title" {...(fields['title'] && { error: fields['title'] })}>
          <Input value={title} maxLength={limits.releaseTitleMax} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="What is it?">
            <Select value={kind} onChange={(event) => setKind(event.target.value as ReleaseKind)}>
              {releaseKinds.map((one) => (
                <option key={one} value={one}>
                  {kindLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
          {kind === 'release' && (
            <Field label="Format">
              <Select value={format} onChange={(event) => setFormat(event.target.value as ReleaseFormat)}>
                {releaseFormats.map((one) => (
                  <option key={one} value={one}>
                    {formatLabels[one]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
        <Field
          label={kind === 'tour' ? 'First night' : kind === 'between' ? 'From' : 'Release date'}
          {...(fields['date'] && { error: fields['date'] })}
        >
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        {create.error && Object.keys(fields).length === 0 && <p role="alert">{sentenceOf(create.error)}</p>}
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={create.isPending} disabled={title.trim() === ''}>
            Make the plan
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
