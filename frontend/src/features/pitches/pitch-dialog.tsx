import type { DocumentPage } from '@contract/documents/document';
import { limits } from '@contract/limits';
import type { NewPitches } from '@contract/pitches/pitch';
import type { PitchReadiness } from '@contract/pitches/readiness';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { contactsQuery } from '@/lib/contacts-query';
import { type ChosenPerson, pitchDrafts } from '@/lib/drafts';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Select } from '@/ui/forms/select';
import { TextLink } from '@/ui/text-link';

interface PitchDialogProps {
  releaseId: string;
  onClose: () => void;
  onDrafted: () => Promise<unknown>;
}

/**
 * Chooses a document and people, with a first line for each, and shows what is still missing. The people and lines are kept
 * until they are used, or given up with Cancel.
 */
export function PitchDialog({ releaseId, onClose, onDrafted }: PitchDialogProps) {
  const [documentId, setDocumentId] = useState('');
  const [search, setSearch] = useState('');
  const [people, setPeople] = useState<ReadonlyMap<string, ChosenPerson>>(() => pitchDrafts.read(releaseId));
  const { data: documents } = useQuery<DocumentPage>({
    queryKey: [`/api/documents?limit=100&releaseId=${releaseId}`],
    refetchOnMount: 'always',
  });
  const q = search.trim();
  const contacts = useInfiniteQuery({
    ...contactsQuery(q),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const found = contacts.data?.pages.flatMap(({ items }) => items);
  // The others who were chosen stay in the list, whatever is searched for.
  const others = [...people]
    .filter(([id]) => found?.every((one) => one.id !== id))
    .map(([id, { name, outlet }]) => ({ id, name, outlet }));
  const draft = useMutation({
    mutationFn: () =>
      api.post<NewPitches>('/api/pitches/batch', {
        documentId,
        people: [...people].map(([contactId, { firstLine }]) => ({ contactId, firstLine })),
      }),
    onSuccess: async ({ warnings }) => {
      pitchDrafts.write(releaseId, new Map());
      await onDrafted();
      if (warnings.length === 0) onClose();
    },
  });
  const warnings = draft.data?.warnings ?? [];
  const change = (id: string, person: ChosenPerson | null) => {
    const changed = new Map(people);
    if (person) changed.set(id, person);
    else changed.delete(id);
    setPeople(changed);
    pitchDrafts.write(releaseId, changed);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="lg"
      title="Pitch"
      description="We draft an email to each person; you send it."
    >
      <ReadinessList releaseId={releaseId} />
      <form
        noValidate
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          draft.mutate();
        }}
      >
        <Field label="Document" {...(documents?.items.length === 0 && { hint: 'This release has no document yet.' })}>
          <Select value={documentId} onChange={(event) => setDocumentId(event.target.value)}>
            <option value="">Choose one</option>
            {documents?.items.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Find people">
          <Input
            type="search"
            value={search}
            maxLength={limits.searchMax}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
        <fieldset>
          <legend className="font-semibold">Recipients</legend>
          {found?.length === 0 && !contacts.isPlaceholderData && (
            <p className="mt-1 text-muted">
              {q ? `No results for “${q}”.` : 'No contacts yet.'} <TextLink to="/people">Add people</TextLink>
            </p>
          )}
          <ul className="mt-1 max-h-72 overflow-y-auto">
            {[...others, ...(found ?? [])].map(({ id, name, outlet }) => (
              <li key={id} className="border-b border-line py-2">
                <label className="flex min-h-8 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={people.has(id)}
                    disabled={!people.has(id) && people.size >= limits.pitchesPerDay}
                    onChange={(event) => change(id, event.target.checked ? { name, outlet, firstLine: '' } : null)}
                    className="size-5 accent-(--accent)"
                  />
                  <span className="min-w-0 break-words">
                    {name}
                    {outlet && <span className="text-muted">, {outlet}</span>}
                  </span>
                </label>
                {people.has(id) && (
                  <Input
                    aria-label={`First line for ${name}`}
                    placeholder="An opening line just for them"
                    value={people.get(id)?.firstLine}
                    maxLength={limits.firstLineMax}
                    onChange={(event) => change(id, { name, outlet, firstLine: event.target.value })}
                    className="mt-2"
                  />
                )}
              </li>
            ))}
          </ul>
          {contacts.hasNextPage && (
            <Button
              variant="outline"
              className="mt-3"
              pending={contacts.isFetchingNextPage}
              onClick={() => void contacts.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </fieldset>
        {draft.error && <p role="alert">{sentenceOf(draft.error)}</p>}
        {warnings.map((warning) => (
          <p key={warning} role="alert" className="font-medium">
            {warning}
          </p>
        ))}
        <div className="flex justify-end gap-3">
          <Button
            variant="outline"
            onClick={() => {
              pitchDrafts.write(releaseId, new Map());
              onClose();
            }}
          >
            {draft.data ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" pending={draft.isPending} disabled={documentId === '' || people.size === 0}>
            {people.size === 0 ? 'Draft emails' : `Draft ${people.size === 1 ? '1 email' : `${people.size} emails`}`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What is missing before a pitch, with links to fix it. */
function ReadinessList({ releaseId }: { releaseId: string }) {
  const { data } = useQuery<PitchReadiness>({
    queryKey: [`/api/releases/${releaseId}/readiness`],
    refetchOnMount: 'always',
  });
  if (!data) return null;
  return (
    <section aria-label="Before you pitch">
      <ul className="flex flex-col gap-1.5">
        {data.items.map(({ key, sentence, isReady, fix }) => (
          <li key={key} className="flex items-start gap-2">
            {isReady ? (
              <Check className="mt-0.5 size-5 shrink-0 text-success" aria-label="Ready" />
            ) : (
              <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-label="Missing" />
            )}
            <span className="min-w-0">
              {sentence} {!isReady && <TextLink to={fix}>Fix it</TextLink>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
