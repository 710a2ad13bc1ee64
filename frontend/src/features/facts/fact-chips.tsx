import { nameOfFact } from '@contract/facts/fact-names';
import type { Fact } from '@contract/facts/fact';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { useReturnToOpener } from '@/ui/forms/use-return-to-opener';
import { useNearbyFocus } from '@/ui/use-nearby-focus';
import { EditFactForm } from './edit-fact-form';
import { proposedFacts } from './facts-query';
import { withFullStop } from './full-stop';
import { useFactChanges } from './use-fact-changes';

/** The facts found in the artist's message, below its reply, to keep, edit or refuse. Hidden if there are none. */
export function FactChips({ replyId }: { replyId: string }) {
  const { data: facts = [] } = useQuery(proposedFacts);
  const own = facts.filter(({ evidence }) => evidence?.replyId === replyId);
  const onFocus = useNearbyFocus(own.length, 'main textarea');
  if (own.length === 0) return null;
  return (
    <ul aria-label="Facts to keep?" onFocus={onFocus} className="mt-2 flex flex-col gap-2 print:hidden">
      {own.map((fact) => (
        <FactChip key={fact.id} fact={fact} />
      ))}
    </ul>
  );
}

function FactChip({ fact }: { fact: Fact }) {
  const { change } = useFactChanges();
  const [isEditing, setIsEditing] = useState(false);
  const opener = useReturnToOpener(isEditing);
  const what = `${nameOfFact(fact)}: ${fact.value}`;
  const answer = (status: 'kept' | 'refused') => change.mutate({ id: fact.id, status });
  return (
    <li className="rounded-card border-[1.5px] border-line bg-surface px-3 py-2">
      {isEditing ? (
        <EditFactForm
          fact={fact}
          isPending={change.isPending}
          onSave={(value) => change.mutate({ id: fact.id, value, status: 'kept' })}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 grow break-words" dir="auto">
            {withFullStop(what)} <span className="font-bold">Keep?</span>
          </span>
          <span className="flex gap-1">
            <Button
              variant="outline"
              disabled={change.isPending}
              aria-label={`Keep: ${what}`}
              onClick={() => answer('kept')}
            >
              Keep
            </Button>
            <Button
              ref={opener}
              variant="quiet"
              disabled={change.isPending}
              aria-label={`Edit: ${what}`}
              onClick={() => setIsEditing(true)}
            >
              Edit
            </Button>
            <Button
              variant="quiet"
              disabled={change.isPending}
              aria-label={`No: ${what}`}
              onClick={() => answer('refused')}
            >
              No
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}
