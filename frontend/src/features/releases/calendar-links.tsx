import type { CalendarFeed, NewCalendarFeed } from '@contract/releases/calendar-feed';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Spinner } from '@/ui/spinner';
import { MondayReminder } from './monday-reminder';

const feedKey = ['/api/calendar'] as const;

/** The plan for the artist's calendar: a file to import once, or a secret address to subscribe to. */
export function CalendarLinks({ releaseId }: { releaseId: string }) {
  const queryClient = useQueryClient();
  const feed = useQuery<CalendarFeed>({ queryKey: feedKey, refetchOnMount: 'always' });
  const [url, setUrl] = useState('');
  const reload = () => queryClient.invalidateQueries({ queryKey: feedKey });
  const renew = useMutation({
    mutationFn: () => api.post<NewCalendarFeed>('/api/calendar'),
    onSuccess: (made) => {
      setUrl(made.url);
      return reload();
    },
  });
  const remove = useMutation({
    mutationFn: () => api.delete<void>('/api/calendar'),
    onSuccess: () => {
      setUrl('');
      return reload();
    },
  });
  const hintId = useId();
  const hasFeed = feed.data?.createdAt != null;
  const error = renew.error ?? remove.error;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="outline" asChild>
        <a href={`/api/releases/${releaseId}/calendar.ics`} download>
          Add to your calendar
        </a>
      </Button>
      <p className="text-muted">Or subscribe to all your plans at a secret address. Anyone who has it can read them.</p>
      {url && (
        <div className="w-full">
          <Field label="Secret address" hint="Copy it now: we won't show it again.">
            <Input readOnly value={url} onFocus={(event) => event.target.select()} />
          </Field>
        </div>
      )}
      {feed.isLoadingError && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>We couldn&apos;t load your address.</p>
          <Button variant="outline" pending={feed.isFetching} onClick={() => void feed.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {feed.isPending && <Spinner className="size-6" label="Loading your address" />}
      {/* Only once it is known whether there is an address: a new one ends it. */}
      {feed.data && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="outline"
            pending={renew.isPending}
            {...(hasFeed && { 'aria-describedby': hintId })}
            onClick={() => renew.mutate()}
          >
            {hasFeed ? 'Get a new address' : 'Get an address'}
          </Button>
          {hasFeed && (
            <Button variant="quiet" pending={remove.isPending} onClick={() => remove.mutate()}>
              Turn it off
            </Button>
          )}
        </div>
      )}
      {hasFeed && (
        <p id={hintId} className="text-sm text-muted">
          With a new address, your old one will stop working.
        </p>
      )}
      {error && <p role="alert">{sentenceOf(error)}</p>}
      <MondayReminder />
    </div>
  );
}
