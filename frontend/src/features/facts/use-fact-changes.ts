import type { ChangeFactBody } from '@contract/facts/change-fact.body';
import type { Fact } from '@contract/facts/fact';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, sentenceOf } from '@/lib/api';
import { resolveFailure, toastFailure } from '@/ui/toasts/toast-store';
import { dropFact, factsKey, upsertFact } from './facts-query';

export function useFactChanges() {
  const queryClient = useQueryClient();
  const onError = (error: Error) => {
    toastFailure('fact', { title: "Couldn't save that", description: sentenceOf(error) });
    void queryClient.invalidateQueries({ queryKey: factsKey });
  };
  const change = useMutation({
    mutationFn: ({ id, ...body }: ChangeFactBody & { id: string }) => api.patch<Fact>(`/api/facts/${id}`, body),
    onSuccess: (fact) => {
      resolveFailure('fact');
      upsertFact(queryClient, fact);
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.delete<void>(`/api/facts/${id}`),
    onSuccess: (_, id) => {
      resolveFailure('fact');
      dropFact(queryClient, id);
    },
    onError,
  });
  return { change, remove };
}
