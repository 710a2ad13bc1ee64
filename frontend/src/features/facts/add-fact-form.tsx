import { factNames } from '@contract/facts/fact-names';
import { type Fact, type FactKind, factKinds } from '@contract/facts/fact';
import type { FactBody } from '@contract/facts/fact.body';
import type { ReleasePage } from '@contract/releases/release';
import { limits } from '@contract/limits';
import { visibleText } from '@contract/rules/text-rule';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { upsertFact } from './facts-query';

/** Kinds that are about the artist, never about one of their releases. */
const general = new Set<FactKind>([
  'artistName',
  'genre',
  'city',
  'website',
  'spotifyUrl',
  'instagramUrl',
  'twitterUrl',
  'release',
]);

/** Labels of the field that says whom a fact is about, for the kinds that several people or outlets may have. */
const subjectLabels: Partial<Record<FactKind, string>> = {
  quote: 'Who said it (optional)',
  person: 'Name (optional)',
  email: 'Whose email (optional)',
  phone: 'Whose phone (optional)',
};

const selectLook = 'h-11 max-w-full rounded-control border-[1.5px] border-ink bg-surface px-3 text-ink';

/** Adds a fact in the artist's own words. */
export function AddFactForm() {
  const queryClient = useQueryClient();
  const kindId = useId();
  const releaseId = useId();
  const { data: releases } = useQuery<ReleasePage>({ queryKey: ['/api/releases?limit=200'], refetchOnMount: 'always' });
  const [release, setRelease] = useState('');
  const [kind, setKind] = useState<FactKind>('preference');
  const [subject, setSubject] = useState('');
  const [value, setValue] = useState('');
  const subjectLabel = subjectLabels[kind];
  const add = useMutation({
    mutationFn: (body: FactBody) => api.post<Fact>('/api/facts', body),
    onSuccess: (fact, sent) => {
      resolveFailure('fact');
      // Keep text that was typed in the meantime.
      setValue((typed) => (typed.trim() === sent.value ? '' : typed));
      // The next fact may be about someone else.
      setSubject((typed) => (typed.trim() === sent.subject ? '' : typed));
      upsertFact(queryClient, fact);
    },
    onError: (error) => {
      toastFailure('fact', { title: "Couldn't save that", description: sentenceOf(error) });
    },
  });
  return (
    <form
      className="mt-8 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (visibleText(value) === '') return;
        const about = release !== '' && !general.has(kind) ? { releaseId: release } : {};
        const named = subjectLabel && visibleText(subject) !== '' ? { subject: subject.trim() } : {};
        add.mutate({ kind, value: value.trim(), ...about, ...named });
      }}
    >
      <div className="flex flex-col gap-1.5">
        <label htmlFor={kindId} className="font-semibold">
          Type
        </label>
        <select
          id={kindId}
          value={kind}
          onChange={(event) => setKind(event.target.value as FactKind)}
          className={selectLook}
        >
          {factKinds.map((each) => (
            <option key={each} value={each}>
              {factNames[each]}
            </option>
          ))}
        </select>
      </div>
      {releases && releases.items.length > 0 && !general.has(kind) && (
        <div className="flex max-w-full flex-col gap-1.5">
          <label htmlFor={releaseId} className="font-semibold">
            About
          </label>
          <select
            id={releaseId}
            value={release}
            onChange={(event) => setRelease(event.target.value)}
            className={selectLook}
          >
            <option value="">You in general</option>
            {releases.items.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </div>
      )}
      {subjectLabel && (
        <div className="min-w-52 grow basis-52">
          <Field label={subjectLabel}>
            <Input
              value={subject}
              maxLength={limits.factSubjectMax}
              autoComplete="off"
              onChange={(event) => setSubject(event.target.value)}
            />
          </Field>
        </div>
      )}
      <div className="min-w-52 grow">
        <Field label="Add something to remember">
          <Input value={value} maxLength={limits.factMax} onChange={(event) => setValue(event.target.value)} />
        </Field>
      </div>
      <Button type="submit" pending={add.isPending} disabled={visibleText(value) === ''}>
        Save
      </Button>
    </form>
  );
}
