import type { Fact, FactPage } from '@contract/facts/fact';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

export const factsKey = ['facts'] as const;
const proposedKey = [...factsKey, 'proposed'] as const;
const keptKey = [...factsKey, 'kept'] as const;
const allKey = [...factsKey, 'all'] as const;

/** The lists of facts with one status. */
const lists = [
  [proposedKey, 'proposed'],
  [keptKey, 'kept'],
] as const;

/** The facts that wait for the artist's answer. */
export const proposedFacts = queryOptions({
  queryKey: proposedKey,
  queryFn: async ({ signal }) => (await api.get<FactPage>('/api/facts?status=proposed', { signal })).items,
});

/** The newest facts that the artist kept. */
export const keptFacts = queryOptions({
  queryKey: keptKey,
  queryFn: async ({ signal }) => (await api.get<FactPage>('/api/facts?status=kept', { signal })).items,
});

/** All that is known, newest first, page by page. */
export const allFacts = infiniteQueryOptions({
  queryKey: allKey,
  queryFn: ({ signal, pageParam }) =>
    api.get<FactPage>(pageParam ? `/api/facts?cursor=${pageParam}` : '/api/facts', { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

/** Shows a fact that is new, or changed. */
export function upsertFact(queryClient: QueryClient, fact: Fact): void {
  for (const [key, status] of lists) {
    queryClient.setQueryData<Fact[]>(key, (facts) => {
      const others = facts?.filter(({ id }) => id !== fact.id);
      return fact.status === status && others ? [fact, ...others] : others;
    });
  }
  changePages(queryClient, (facts, isFirst) => {
    const isShown = fact.status !== 'refused';
    if (facts.some(({ id }) => id === fact.id))
      return isShown ? facts.map((one) => (one.id === fact.id ? fact : one)) : facts.filter(({ id }) => id !== fact.id);
    const isNewest = facts.every(({ id }) => id < fact.id);
    return isFirst && isShown && isNewest ? [fact, ...facts] : facts;
  });
}

/** Removes a fact that was deleted or replaced. */
export function dropFact(queryClient: QueryClient, id: string): void {
  for (const [key] of lists) queryClient.setQueryData<Fact[]>(key, (facts) => facts?.filter((fact) => fact.id !== id));
  changePages(queryClient, (facts) => facts.filter((fact) => fact.id !== id));
}

function changePages(queryClient: QueryClient, change: (facts: Fact[], isFirst: boolean) => Fact[]): void {
  queryClient.setQueryData<InfiniteData<FactPage, string>>(
    allKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, index) => ({ ...page, items: change(page.items, index === 0) })),
      },
  );
}
