import { nameOfFact } from '@contract/facts/fact-names';
import type { Fact } from '@contract/facts/fact';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { safeHref } from '@contract/rules/safe-href';
import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { useReturnToOpener } from '@/ui/forms/use-return-to-opener';
import { IconButton } from '@/ui/icon-button';
import { Spinner } from '@/ui/spinner';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { EditFactForm } from './edit-fact-form';
import { allFacts } from './facts-query';
import { useFactChanges } from './use-fact-changes';

/** All known facts, newest first, with their sources. */
export function FactsList() {
  const { data, isLoadingError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(allFacts);
  const facts = data?.pages.flatMap(({ items }) => items);
  const onFocus = useNearbyFocus(facts, '#main input');
  if (isLoadingError) return <p className="mt-8">We couldn&apos;t load this. Please reload the page.</p>;
  if (!facts)
    return (
      <div className="mt-8">
        <Spinner className="size-9 text-accent" label="Loading what Fanfare knows" />
      </div>
    );
  if (facts.length === 0) return <p className="mt-8 text-muted">Nothing yet. Tell Fanfare about your next release.</p>;
  return (
    <>
      <ul aria-label="Facts" onFocus={onFocus} className="mt-8 flex flex-col">
        {facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="outline" className="mt-6" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

function FactRow({ fact }: { fact: Fact }) {
  const { change, remove } = useFactChanges();
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const opener = useReturnToOpener(isEditing);
  const isPending = change.isPending;
  const isProposed = fact.status === 'proposed';
  // Two people may have the same role.
  const what = fact.subject === '' ? fact.value : `${nameOfFact(fact)}: ${fact.value}`;
  if (isEditing)
    return (
      <li className="border-b border-line py-3 last:border-0">
        <EditFactForm
          fact={fact}
          isPending={change.isPending}
          onSave={(value) =>
            change.mutate({ id: fact.id, value, status: 'kept' }, { onSuccess: () => setIsEditing(false) })
          }
          onCancel={() => setIsEditing(false)}
        />
      </li>
    );
  return (
    <li className="flex items-start gap-2 border-b border-line py-2 last:border-0">
      <div className="min-w-0 grow py-1.5">
        <p className="break-words" dir="auto">
          <span className="font-semibold">{nameOfFact(fact)}</span>: {fact.value}
        </p>
        <p className="text-sm text-muted">
          {isProposed && 'Not confirmed yet. '}
          <Source fact={fact} />
        </p>
      </div>
      {isProposed && (
        <IconButton
          label={`Keep: ${what}`}
          disabled={isPending}
          onClick={() => change.mutate({ id: fact.id, status: 'kept' })}
        >
          <Check className="size-4.5" aria-hidden="true" />
        </IconButton>
      )}
      <IconButton ref={opener} label={`Edit: ${what}`} disabled={isPending} onClick={() => setIsEditing(true)}>
        <Pencil className="size-4.5" aria-hidden="true" />
      </IconButton>
      {isProposed ? (
        <IconButton
          label={`No: ${what}`}
          disabled={isPending}
          onClick={() => change.mutate({ id: fact.id, status: 'refused' })}
        >
          <X className="size-4.5" aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={`Delete: ${what}`} disabled={isPending} onClick={() => setIsDeleting(true)}>
          <Trash2 className="size-4.5" aria-hidden="true" />
        </IconButton>
      )}
      <AlertDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete this fact?"
        description={`This deletes “${nameOfFact(fact)}: ${fact.value}”, in your profile too. This action cannot be undone.`}
        confirmLabel="Delete"
        isDestructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate(fact.id, { onError: () => setIsDeleting(false) })}
      />
    </li>
  );
}

/** The source of a fact: the document or message where it was said, or a link to where it can be read. */
function Source({ fact: { evidence, documentId, source, updatedAt } }: { fact: Fact }) {
  const day = formatDay(updatedAt);
  if (documentId) {
    return (
      <Link to={`/documents/${documentId}`} className="underline underline-offset-4">
        Confirmed in a document, {day}
      </Link>
    );
  }
  const href = safeHref(source);
  if (href) {
    return (
      <a href={href} target="_blank" rel="noreferrer" className="break-all underline underline-offset-4">
        {source}, {day}
      </a>
    );
  }
  if (!evidence) return <>Your own entry, {day}</>;
  if (!evidence.chatId) return <>Said on {day}</>;
  return (
    <Link to={`/chat?c=${evidence.chatId}&m=${evidence.messageId}`} className="underline underline-offset-4">
      Said in a chat, {day}
    </Link>
  );
}
