import { factNames, nameOfFact } from '@contract/facts/fact-names';
import type { Fact, FactKind, FactPage } from '@contract/facts/fact';
import type { FactBody } from '@contract/facts/fact.body';
import { limits } from '@contract/limits';
import type { ReleaseKind } from '@contract/releases/release';
import { safeHref } from '@contract/rules/safe-href';
import { visibleText } from '@contract/rules/text-rule';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { useReturnToOpener } from '@/ui/forms/use-return-to-opener';
import { PartLoading } from '@/ui/screens/part-loading';
import { TextLink } from '@/ui/text-link';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { withFullStop } from './full-stop';

/** The facts that the press asks for. A release's date and link are in its details. */
const wanted: Record<ReleaseKind, readonly FactKind[]> = {
  release: ['label', 'story', 'forFansOf', 'isrc'],
  tour: ['availableFor', 'pastVenues', 'topCities'],
  between: ['credential'],
};

/** How many general facts are shown; the rest are on the facts page. */
const generalShown = 10;

interface RoomFactsProps {
  releaseId: string;
  title: string;
  kind: ReleaseKind;
}

/** The facts about a release or tour: kept, awaiting the artist's decision, and missing. */
export function RoomFacts({ releaseId, title, kind }: RoomFactsProps) {
  const queryClient = useQueryClient();
  const path = `/api/facts?releaseId=${releaseId}`;
  const query = useQuery<FactPage>({ queryKey: [path], refetchOnMount: 'always' });
  const [adding, setAdding] = useState<FactKind | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: [path] });
  const onError = (error: Error) => {
    toastFailure('fact', { title: "Couldn't save that", description: sentenceOf(error) });
  };
  const change = useMutation({
    mutationFn: ({ id, status }: { id: string; status: 'kept' | 'refused' }) =>
      api.patch<Fact>(`/api/facts/${id}`, { status }),
    onSuccess: () => resolveFailure('fact'),
    onError,
    onSettled: reload,
  });
  const add = useMutation({
    mutationFn: (body: FactBody) => api.post<Fact>('/api/facts', body),
    onSuccess: (_fact, sent) => {
      resolveFailure('fact');
      // Another form may have been opened in the meantime.
      setAdding((open) => (open === sent.kind ? null : open));
    },
    onError,
    onSettled: reload,
  });
  const facts = query.data?.items ?? [];
  const proposed = facts.filter(({ status }) => status === 'proposed');
  const kept = facts.filter(({ status }) => status === 'kept');
  // That they are about this release goes without saying.
  const nameHere = (fact: Pick<Fact, 'kind' | 'subject'>) =>
    fact.subject.toLowerCase() === title.toLowerCase() ? factNames[fact.kind] : nameOfFact(fact);
  const missing = wanted[kind].filter((one) => kept.every((fact) => fact.kind !== one));
  // Only its own buttons are disabled: the focus moves on to the next one.
  const isAnswered = (id: string) => change.isPending && change.variables.id === id;
  const onFocus = useNearbyFocus(query.data, '[aria-labelledby=facts] :is(a, button)');
  if (!query.data) return <PartLoading query={query} name="facts" />;
  return (
    <>
      {kept.length === 0 && <p className="text-muted">Nothing confirmed yet.</p>}
      <ul aria-label="Confirmed" className="flex flex-col">
        {kept.map((fact) => (
          <li key={fact.id} className="border-b border-line py-2">
            <p className="break-words" dir="auto">
              <span className="font-semibold">{nameHere(fact)}</span>: {fact.value}
            </p>
            {fact.source && (
              <p className="break-words text-sm">
                <a
                  href={safeHref(fact.source) ?? undefined}
                  target="_blank"
                  rel="noreferrer"
                  className="underline underline-offset-4"
                >
                  {fact.source}
                </a>
                <span className="text-muted">, {formatDay(fact.asOf)}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {proposed.length > 0 && (
        <ul aria-label="Not confirmed yet" onFocus={onFocus} className="mt-3 flex flex-col gap-2">
          {proposed.map(({ id, value, ...fact }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-40 grow break-words" dir="auto">
                {withFullStop(`${nameHere(fact)}: ${value}`)} <span className="font-bold">Keep?</span>
              </span>
              <span className="flex gap-1">
                <Button
                  variant="outline"
                  aria-label={`Keep: ${value}`}
                  disabled={isAnswered(id)}
                  onClick={() => change.mutate({ id, status: 'kept' })}
                >
                  Keep
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`No: ${value}`}
                  disabled={isAnswered(id)}
                  onClick={() => change.mutate({ id, status: 'refused' })}
                >
                  No
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <GeneralFacts />
      {missing.length > 0 && (
        <ul aria-label="Missing" onFocus={onFocus} className="mt-3 flex flex-col">
          {missing.map((one) => (
            <li key={one} className="py-1">
              <MissingFact kind={one} isAdding={adding === one} onOpen={() => setAdding(one)}>
                <AddFact
                  kind={one}
                  isPending={add.isPending}
                  onAdd={(value) => add.mutate({ kind: one, value, releaseId })}
                  onCancel={() => setAdding(null)}
                />
              </MissingFact>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Facts about the artist rather than one release or tour. Texts in every room use them. */
function GeneralFacts() {
  const { data } = useQuery<FactPage>({
    queryKey: ['/api/facts?status=kept&isGeneral=true'],
    refetchOnMount: 'always',
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label="General" className="mt-5">
      <h3 className="font-bold">General</h3>
      <p className="text-sm text-muted">
        About you, not this release. <TextLink to="/facts">All facts</TextLink>
      </p>
      <ul className="mt-1 flex flex-col">
        {data.items.slice(0, generalShown).map((fact) => (
          <li key={fact.id} className="break-words border-b border-line py-2" dir="auto">
            <span className="font-semibold">{nameOfFact(fact)}</span>: {fact.value}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MissingFactProps {
  kind: FactKind;
  isAdding: boolean;
  onOpen: () => void;
  /** The form that adds it. */
  children: ReactNode;
}

function MissingFact({ kind, isAdding, onOpen, children }: MissingFactProps) {
  const opener = useReturnToOpener(isAdding);
  if (isAdding) return children;
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-muted">{factNames[kind]}: missing</span>
      <Button ref={opener} variant="quiet" aria-label={`Add: ${factNames[kind]}`} onClick={onOpen}>
        Add
      </Button>
    </div>
  );
}

interface AddFactProps {
  kind: FactKind;
  isPending: boolean;
  onAdd: (value: string) => void;
  onCancel: () => void;
}

function AddFact({ kind, isPending, onAdd, onCancel }: AddFactProps) {
  const [value, setValue] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The button that opened the form had the focus and is gone.
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (visibleText(value) !== '') onAdd(value.trim());
      }}
    >
      <div className="min-w-44 grow">
        <Field label={factNames[kind]}>
          <Input
            ref={input}
            value={value}
            maxLength={limits.factMax}
            onChange={(event) => setValue(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" pending={isPending} disabled={visibleText(value) === ''}>
        Save
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
