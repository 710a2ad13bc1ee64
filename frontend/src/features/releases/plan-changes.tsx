import { assistantName } from '@contract/app';
import type { PlanChanges as Changes } from '@contract/releases/release';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toasts/toast-store';
import { useReloadPlans } from './releases-query';

/** The assistant's changes to the plan, each with Undo. Hidden if there are none. */
export function PlanChanges({ releaseId }: { releaseId: string }) {
  const path = `/api/releases/${releaseId}/changes`;
  const { data } = useQuery<Changes>({ queryKey: [path], refetchOnMount: 'always' });
  const reload = useReloadPlans();
  const undo = useMutation({
    mutationFn: (id: string) => api.post<void>(`${path}/${id}/undo`),
    onError: (error) => {
      toast({ title: "Couldn't undo it", description: sentenceOf(error), variant: 'destructive' });
    },
    onSettled: reload,
  });
  const changes = data?.items.filter(({ isUndone }) => !isUndone).slice(0, 5) ?? [];
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="tear-line mt-8 pt-5">
      <h2 id="changes" className="font-bold">
        What {assistantName} did
      </h2>
      <ul className="mt-2">
        {changes.map(({ id, label }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <span className="min-w-0 break-words">{label}</span>
            <Button
              variant="quiet"
              aria-label={`Undo: ${label}`}
              disabled={undo.isPending}
              onClick={() => undo.mutate(id)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
