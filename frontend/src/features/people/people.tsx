import type { Contact, Duplicates } from '@contract/contacts/contact';
import { limits } from '@contract/limits';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactsQuery } from '@/lib/contacts-query';
import { unlessJustLoaded } from '@/lib/query-client';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Spinner } from '@/ui/spinner';
import { ContactDialog } from './contact-dialog';
import { ImportDialog } from './import-dialog';
import { MergeDialog } from './merge-dialog';

/** The most people merged in one step. */
const mergeMax = 20;

/** The artist's people: search, add, change, import, merge. */
export function People() {
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const [search, setSearch] = useState(params.get('q')?.slice(0, limits.searchMax) ?? '');
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const q = search.trim();
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    ...contactsQuery(q),
    placeholderData: keepPreviousData,
    refetchOnMount: unlessJustLoaded,
  });
  const reload = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('/api/contacts'),
    });
  const contacts = data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <div className="mt-8 flex flex-wrap items-end gap-3">
        <div className="min-w-52 grow">
          <Field label="Search people">
            <Input type="search" value={search} maxLength={200} onChange={(event) => setSearch(event.target.value)} />
          </Field>
        </div>
        <Button onClick={() => setEdited('new')}>Add a person</Button>
        <Button variant="outline" onClick={() => setIsImporting(true)}>
          Import
        </Button>
        <Button variant="outline" asChild>
          <a href="/api/contacts.csv" download>
            Export
          </a>
        </Button>
      </div>
      <DuplicateList onMerged={reload} />
      {isError && (
        <div role="alert" className="mt-6 flex flex-col items-start gap-3">
          <p>We couldn&apos;t load your people.</p>
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!contacts && !isError && <Spinner className="mt-8 size-9 text-accent" label="Loading your people" />}
      {contacts?.length === 0 && (
        <p className="mt-8 text-muted">
          {q ? `No results for “${q}”.` : 'No one yet. Add the people you write to, or import your list.'}
        </p>
      )}
      <ul aria-label="People" className="mt-6 flex flex-col border-t border-line empty:hidden">
        {contacts?.map((contact) => (
          <li key={contact.id} className="border-b border-line">
            <button
              type="button"
              onClick={() => setEdited(contact)}
              className="grid w-full gap-x-4 rounded-control px-1 py-3 text-left hover:bg-bubble/60 sm:grid-cols-[2fr_2fr_2fr]"
            >
              <span className="min-w-0 break-words font-semibold">{contact.name}</span>
              <span className="min-w-0 break-words text-muted">
                {[contact.role, contact.outlet].filter(Boolean).join(', ')}
              </span>
              <span className="min-w-0 break-words text-muted">{contact.email}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" className="mt-5" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
      {edited && (
        <ContactDialog
          {...(edited !== 'new' && { contact: edited })}
          onClose={() => setEdited(null)}
          onSaved={reload}
        />
      )}
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} onImported={reload} />}
    </>
  );
}

/** Probable duplicates; each can be merged after a preview. */
function DuplicateList({ onMerged }: { onMerged: () => Promise<unknown> }) {
  const { data } = useQuery<Duplicates>({ queryKey: ['/api/contacts/duplicates'], refetchOnMount: 'always' });
  const [isMerging, setIsMerging] = useState(false);
  const [group] = data?.items ?? [];
  if (!group) return null;
  const contacts = group.contacts.slice(0, mergeMax);
  return (
    <>
      <Banner
        tone="info"
        className="mt-6"
        title={`${group.why}: ${contacts.map(({ name }) => name).join(', ')}`}
        action={
          <Button variant="outline" onClick={() => setIsMerging(true)}>
            Review and merge
          </Button>
        }
      >
        Merging keeps one contact and fills in its gaps from the other{contacts.length > 2 ? 's' : ''}.
      </Banner>
      {isMerging && <MergeDialog contacts={contacts} onClose={() => setIsMerging(false)} onMerged={onMerged} />}
    </>
  );
}
