import { limits } from '@contract/limits';
import type { Announcements } from '@contract/releases/announcements';
import type { ChangedRelease, Release, Show } from '@contract/releases/release';
import { dayProblem } from '@contract/rules/day-rule';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { toast } from '@/ui/toasts/toast-store';
import { mergedShows } from './merged-shows';
import { dayLabel } from './release-days';
import { useReloadPlans } from './releases-query';

/** The shows of a tour, and a form to change them. */
export function TourShows({ release }: { release: Release }) {
  const [isEditing, setIsEditing] = useState(false);
  const reload = useReloadPlans();
  const announce = useMutation({
    mutationFn: () => api.post<Announcements>(`/api/releases/${release.id}/announcements`, {}),
    onSuccess: async ({ items }) => {
      await reload();
      toast({
        title: items.length === 1 ? '1 announcement is ready' : `${items.length} announcements are ready`,
        description: "One per show, under Documents. Existing texts haven't changed.",
      });
    },
    onError: (error) =>
      toast({ title: "Couldn't write the announcements", description: sentenceOf(error), variant: 'destructive' }),
  });
  return (
    <>
      {release.shows.length === 0 && <p className="text-muted">No shows yet. Each one adds its tasks to the plan.</p>}
      <ul>
        {release.shows.map(({ id, date, city, venue }) => (
          <li key={id} className="border-b border-line py-2">
            <p className="break-words font-semibold">
              {city}
              {venue && `, ${venue}`}
            </p>
            <p className="text-sm text-muted">{dayLabel(date)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setIsEditing(true)}>
          {release.shows.length === 0 ? 'Add shows' : 'Edit shows'}
        </Button>
        {release.shows.length > 0 && (
          <Button variant="outline" pending={announce.isPending} onClick={() => announce.mutate()}>
            Write an announcement per show
          </Button>
        )}
      </div>
      {isEditing && <ShowsDialog release={release} onClose={() => setIsEditing(false)} />}
    </>
  );
}

function ShowsDialog({ release, onClose }: { release: Release; onClose: () => void }) {
  // What the edit is based on, which stays as it was when the dialog opened while tabs or the assistant change it.
  const [base, setBase] = useState(release);
  const [opened] = useState<Show[]>(release.shows.length > 0 ? release.shows : [newShow()]);
  const [shows, setShows] = useState(opened);
  const [clashes, setClashes] = useState<Show[]>([]);
  const reload = useReloadPlans();
  const save = useMutation({
    mutationFn: () => api.patch<ChangedRelease>(`/api/releases/${release.id}`, { shows, version: base.version }),
    onSuccess: async () => {
      await reload();
      onClose();
    },
    onError: (error) => {
      const newer = error instanceof ApiError ? error.json?.release : undefined;
      if (!newer) return;
      const merged = mergedShows(base.shows, shows, newer.shows);
      setBase(newer);
      setShows(merged.shows);
      setClashes(merged.clashes);
    },
  });
  const change = (id: string, changed: Partial<Show>) =>
    setShows(shows.map((show) => (show.id === id ? { ...show, ...changed } : show)));
  const isComplete = shows.every(({ date, city }) => dayProblem(date) === undefined && city.trim() !== '');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="lg"
      isChanged={shows !== opened}
      title="Shows"
      description="Adding or removing a show also adds or removes its tasks. Finished tasks stay."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {shows.map(({ id, date, city, venue }, index) => (
          <fieldset key={id} className="flex flex-wrap items-end gap-3 border-b border-line pb-4">
            <legend className="sr-only">Show {index + 1}</legend>
            <div className="w-44">
              <Field label="Date">
                <Input type="date" value={date} onChange={(event) => change(id, { date: event.target.value })} />
              </Field>
            </div>
            <div className="min-w-36 grow">
              <Field label="City">
                <Input
                  value={city}
                  maxLength={limits.nameMax}
                  onChange={(event) => change(id, { city: event.target.value })}
                />
              </Field>
            </div>
            <div className="min-w-36 grow">
              <Field label="Venue (optional)">
                <Input
                  value={venue}
                  maxLength={limits.nameMax}
                  onChange={(event) => change(id, { venue: event.target.value })}
                />
              </Field>
            </div>
            <Button
              variant="quiet"
              aria-label={`Remove ${city || `show ${index + 1}`}`}
              onClick={() => setShows(shows.filter((show) => show.id !== id))}
            >
              Remove
            </Button>
          </fieldset>
        ))}
        <Button
          variant="outline"
          className="self-start"
          disabled={shows.length >= limits.showsMax}
          onClick={() => setShows([...shows, newShow()])}
        >
          Add a show
        </Button>
        {save.error && (
          <div role="alert">
            <p>{sentenceOf(save.error)}</p>
            {clashes.map(({ id, date, city, venue }) => (
              <p key={id}>Saved elsewhere: {[dayLabel(date), city, venue].filter(Boolean).join(', ')}.</p>
            ))}
          </div>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={save.isPending} disabled={!isComplete}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function newShow(): Show {
  return { id: crypto.randomUUID(), date: '', city: '', venue: '' };
}
