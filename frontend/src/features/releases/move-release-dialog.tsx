import { dayProblem } from '@contract/rules/day-rule';
import type { ChangedRelease, Release } from '@contract/releases/release';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { ScrollBox } from '@/ui/scroll-box';
import { dayLabel } from './release-days';
import { useReloadPlans } from './releases-query';

/** Moves a release to another date, after a preview of what moves with it. */
export function MoveReleaseDialog({ release, onClose }: { release: Release; onClose: () => void }) {
  const [date, setDate] = useState(release.date ?? '');
  const reload = useReloadPlans();
  const path = `/api/releases/${release.id}`;
  const isNew = dayProblem(date) === undefined && date !== release.date;
  const preview = useQuery({
    queryKey: [`${path}?preview=true`, date, release.version],
    queryFn: () => api.patch<ChangedRelease>(`${path}?preview=true`, { date }),
    enabled: isNew,
    gcTime: 0,
  });
  const move = useMutation({
    mutationFn: () => api.patch<ChangedRelease>(path, { date, version: release.version }),
    onSuccess: async () => {
      await reload();
      onClose();
    },
    onError: reload,
  });
  const moves = preview.data?.moves ?? [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={release.date ? 'Change the date' : 'Set the date'}
      description="Unfinished tasks move with it, except those you moved yourself."
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNew) move.mutate();
        }}
      >
        <Field label="Date">
          <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
        <div aria-live="polite">
          {preview.data && (
            <p className="font-semibold">
              {moves.length === 0
                ? 'No tasks move.'
                : `${moves.length} ${moves.length === 1 ? 'task moves' : 'tasks move'}:`}
            </p>
          )}
          {moves.length > 0 && (
            <ScrollBox aria-label="Tasks that move" className="mt-1 max-h-60 text-sm">
              <ul>
                {moves.map(({ taskId, title, from, to }) => (
                  <li key={taskId ?? title} className="border-b border-line py-1.5">
                    {title}
                    <span className="block text-muted">
                      {from ? dayLabel(from) : 'No date'} → {to ? dayLabel(to) : 'Removed'}
                    </span>
                  </li>
                ))}
              </ul>
            </ScrollBox>
          )}
        </div>
        {(move.error ?? preview.error) && <p role="alert">{sentenceOf(move.error ?? preview.error)}</p>}
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={move.isPending} disabled={!isNew || preview.isPending}>
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
